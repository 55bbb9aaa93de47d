import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { listAccounts } from '../../db/accounts/account-list.queries.ts';
import { listAudit } from '../../db/audit/audit.queries.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import {
  Account,
  AccountConnection,
  AuditConnection,
  type AuditEntry,
  GrantRoleInput,
  SetAccountStatusInput,
  SetMarkInput,
  toAccount,
  toAuditEntry,
} from './account-standing.types.ts';
import { grantRole } from './grant-role.ts';
import { setAccountStatus } from './set-account-status.ts';
import { setMark } from './set-mark.ts';

const SEARCH_MAX = 60;

@Resolver()
export class AccountStandingResolver {
  @Access('staff')
  @Query(() => AccountConnection, { description: 'Accounts in the order of their names.' })
  async accounts(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'A part of the username, or an id.' }) search?:
      | string
      | null,
  ): Promise<Connection<Account>> {
    const first = pageSize(page.first);
    const after = decodeCursor(page.after)?.[1] ?? null;
    const text = search?.trim() ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const rows = await listAccounts(deps.db.read, text, first + 1, after);
    return toConnection(rows, first, (row) => [0, row.usernameKey], toAccount);
  }

  @Access('staff')
  @Query(() => Account, { nullable: true, description: 'An account by its id.' })
  account(@Ctx() { deps }: Context, @Arg('id', () => ID) id: string): Promise<Account> {
    return this.#read(deps, id);
  }

  @Access('staff')
  @Query(() => AuditConnection, {
    description: 'What staff did, newest first; of one thing when `subject` and `subjectId` name it.',
  })
  async auditLog(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('subject', () => String, { nullable: true, description: 'As in `account`.' }) subject?: string | null,
    @Arg('subjectId', () => ID, { nullable: true }) subjectId?: string | null,
  ): Promise<Connection<AuditEntry>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const about = subject && subjectId ? { subject, subjectId } : null;
    if (!about && (subject || subjectId)) throw new Refused('BAD_INPUT', { field: subject ? 'subjectId' : 'subject' });
    const rows = await listAudit(deps.db.read, about, first + 1, key && { at: key[0], id: key[1] });
    return toConnection(rows, first, (row) => [row.at, row.id], toAuditEntry);
  }

  @Access('staff')
  @Mutation(() => Account, {
    description: 'Suspends, bans or reactivates an account. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT.',
  })
  async setAccountStatus(
    @Ctx() context: Context,
    @Arg('input', () => SetAccountStatusInput) input: SetAccountStatusInput,
  ): Promise<Account> {
    return this.#read(context.deps, await setAccountStatus(context.deps, actorOf(context), input));
  }

  @Access('administrator')
  @Mutation(() => Account, {
    description: 'Gives an account a role. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT.',
  })
  async grantRole(
    @Ctx() context: Context,
    @Arg('input', () => GrantRoleInput) input: GrantRoleInput,
  ): Promise<Account> {
    return this.#read(context.deps, await grantRole(context.deps, actorOf(context), input));
  }

  @Access('administrator')
  @Mutation(() => Account, {
    description: 'Marks an account as VIP or verified creator. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT.',
  })
  async setAccountMark(
    @Ctx() context: Context,
    @Arg('input', () => SetMarkInput) input: SetMarkInput,
  ): Promise<Account> {
    return this.#read(context.deps, await setMark(context.deps, actorOf(context), input));
  }

  async #read(deps: Context['deps'], id: string): Promise<Account> {
    const user = await readUser(deps.db.read, id);
    if (!user) throw new Refused('NOT_FOUND');
    return toAccount(user);
  }
}
