import { accountOrderOf } from '../../../domain/accounts/account-order.ts';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import {
  type AccountKey,
  listAccounts,
  listBarred,
  readUser,
  readUserByName,
  type User,
} from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { readHoldings } from '../../../db/wallet/index.ts';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import {
  Account,
  AccountConnection,
  AccountFilterArgs,
  AuditConnection,
  type AuditEntry,
  GrantRoleInput,
  NoteBirthInput,
  SetAccountStatusInput,
  SetMarkInput,
  toAccount,
  toAuditEntry,
} from './account-standing.types.ts';
import { grantRole } from './grant-role.ts';
import { noteLook } from './note-look.ts';
import { readAudit } from '../reports/read-audit.ts';
import { readEnforcement } from './read-enforcement.ts';
import { noteBirth } from './note-birth.ts';
import { setAccountStatus } from './set-account-status.ts';
import { setMark } from './set-mark.ts';
import { startInspection } from './start-inspection.ts';

/** Accounts with what they hold, as they are at one moment. */
async function pageOfAccounts(
  { db }: Context['deps'],
  page: PageArgs,
  list: (read: Reader) => Promise<User[]>,
  keyOf: (row: User) => AccountKey,
): Promise<Connection<Account>> {
  const { rows, holdings } = await db.snapshot(async (read) => {
    const found = await list(read);
    return {
      rows: found,
      holdings: await readHoldings(
        read,
        found.map(({ id }) => id),
      ),
    };
  });
  return toConnection(rows, page, keyOf, (row) => toAccount(row, holdings.get(row.id)));
}

@Resolver()
export class AccountStandingResolver {
  @Access('staff')
  @Query(() => AccountConnection, {
    description: 'Accounts by filter, in the order of their names or the newest first.',
  })
  async accounts(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => AccountFilterArgs) filter: AccountFilterArgs,
  ): Promise<Connection<Account>> {
    const first = pageSize(page.first);
    const after = decodeCursor(page.after);
    const text = filter.search?.trim() ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const { status = null, verification = null, role = null, order } = filter;
    const asked = { text, status, verification, role, order };
    return pageOfAccounts(
      deps,
      page,
      (read) => listAccounts(read, asked, first + 1, after),
      (row) => (accountOrderOf(text, order) === 'name' ? [0, row.usernameKey] : [row.createdAt, row.id]),
    );
  }

  @Access('staff')
  @Query(() => AccountConnection, { description: 'Whoever is banned or suspended: the banned first, by name.' })
  barredAccounts(@Ctx() { deps }: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Account>> {
    const first = pageSize(page.first);
    const after = decodeCursor(page.after);
    return pageOfAccounts(
      deps,
      page,
      (read) => listBarred(read, first + 1, after),
      ({ status, usernameKey }) => [status === 'banned' ? 0 : 1, usernameKey],
    );
  }

  @Access('staff')
  @Query(() => AuditConnection, {
    description:
      'Bans and suspensions, and what ended them, newest first: those that have ended stay. Nothing about the caller.',
  })
  async enforcementActions(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<AuditEntry>> {
    const { deps } = context;
    const key = decodeCursor(page.after);
    const past = key && { at: key[0], id: key[1] };
    const rows = await readEnforcement(deps, deps.db.read, actorOf(context).userId, pageSize(page.first) + 1, past);
    return toConnection(rows, page, (row) => [row.at, row.id], toAuditEntry);
  }

  @Access('staff')
  @FindsNode()
  @Query(() => Account, {
    nullable: true,
    description: 'An account by its id. Its player reads that staff looked. Refusals: NOT_FOUND.',
  })
  async account(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account that is asked about.' }) id: string,
  ): Promise<Account> {
    await noteLook(context.deps, actorOf(context), id);
    return this.#read(context.deps, id);
  }

  @Access('staff')
  @Query(() => AuditConnection, {
    description:
      'What staff did, newest first; of one thing when `subject` and `subjectId` name it. Nothing about the caller.',
  })
  async auditLog(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('subject', () => String, { nullable: true, description: 'As in `account`.' }) subject?: string | null,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Which one; goes with `subject` only.' }) subjectId?:
      | string
      | null,
    @Arg('actorName', () => String, { nullable: true, description: 'The username of who did it.' })
    actorName?: string | null,
    @Arg('action', () => String, { nullable: true, description: 'As in `account.suspended`.' }) action?: string | null,
  ): Promise<Connection<AuditEntry>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const about = subject && subjectId ? { subject, subjectId } : null;
    if (!about && (subject || subjectId)) throw new Refused('BAD_INPUT', { field: subject ? 'subjectId' : 'subject' });
    const { deps } = context;
    const { read } = deps.db;
    const actor = actorName ? await readUserByName(read, usernameKeyOf(actorName)) : null;
    if (actor === undefined) return toConnection([], page, () => [0, ''], toAuditEntry);
    const filter = { actorId: actor?.id ?? null, action: action ?? null };
    const question = { about, filter, viewerId: actorOf(context).userId };
    const rows = await readAudit(deps, read, question, first + 1, key && { at: key[0], id: key[1] });
    return toConnection(rows, page, (row) => [row.at, row.id], toAuditEntry);
  }

  @Access('staff')
  @Mutation(() => Account, {
    description:
      'Suspends, bans or reactivates an account. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT; ONESELF, SENIOR_ONLY, REPORT_DECIDED with a report.',
  })
  async setAccountStatus(
    @Ctx() context: Context,
    @Arg('input', () => SetAccountStatusInput, { description: 'Which account, what it becomes, and why.' })
    input: SetAccountStatusInput,
  ): Promise<Account> {
    return this.#read(context.deps, await setAccountStatus(context.deps, actorOf(context), input));
  }

  @Access('administrator')
  @Mutation(() => Account, {
    description:
      'Gives an account a role. That of an administrator waits in `approvals` for a second one. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, STAFF_NEED_TWO_FACTOR, NO_SECOND_ADMINISTRATOR, APPROVAL_WAITING, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async grantRole(
    @Ctx() context: Context,
    @Arg('input', () => GrantRoleInput, { description: 'Which account, which role, and why.' }) input: GrantRoleInput,
  ): Promise<Account> {
    return this.#read(
      context.deps,
      await grantRole(context.deps, actorOf(context), { ...input, proof: input.proof ?? null }),
    );
  }

  @Access('administrator')
  @Mutation(() => Account, {
    description:
      'Marks an account as VIP, if it is verified, or as verified creator. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, VIP_UNVERIFIED.',
  })
  async setAccountMark(
    @Ctx() context: Context,
    @Arg('input', () => SetMarkInput, { description: 'Which account, which mark, and why.' }) input: SetMarkInput,
  ): Promise<Account> {
    return this.#read(context.deps, await setMark(context.deps, actorOf(context), input));
  }

  @Access('administrator')
  @Mutation(() => Account, {
    description:
      'Notes the date of birth of a player who is verified already. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT.',
  })
  async noteBirth(
    @Ctx() context: Context,
    @Arg('input', () => NoteBirthInput, { description: 'Which account, the date, and where it was read.' })
    input: NoteBirthInput,
  ): Promise<Account> {
    return this.#read(context.deps, await noteBirth(context.deps, actorOf(context), input));
  }

  @Access('administrator')
  @Mutation(() => Account, {
    description:
      'Lets the caller see what a player sees, for a quarter of an hour at the most: until `endInspection` the session reads as the player and changes nothing. The player is told. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, INSPECTION_CLOSED, INSPECTION_READS_ONLY.',
  })
  async startInspection(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'An active account of a player; not of the staff.' }) accountId: string,
    @Arg('reason', () => String, { description: 'The player reads it; 1 to 2,000 characters.' }) reason: string,
  ): Promise<Account> {
    return this.#read(context.deps, await startInspection(context.deps, actorOf(context), { accountId, reason }));
  }

  async #read(deps: Context['deps'], id: string): Promise<Account> {
    const user = await readUser(deps.db.read, id);
    if (!user) throw new Refused('NOT_FOUND');
    return toAccount(user, (await readHoldings(deps.db.read, [id])).get(id));
  }
}
