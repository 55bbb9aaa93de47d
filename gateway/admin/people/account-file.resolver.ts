import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listAdjustmentsOf, listWaitingAdjustments, readAdjustment } from '../../../db/admin/adjustment.queries.ts';
import { listKnownDevices, readSessionsOf } from '../../../db/security/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { KEY } from '../../schema/key.ts';
import { deviceNameOf } from '../../security/index.ts';
import {
  AccountDevice,
  AccountSession,
  AdjustBalanceInput,
  BalanceAdjustment,
  BalanceAdjustmentConnection,
  DecideAdjustmentInput,
  toAdjustment,
} from './account-file.types.ts';
import { adjustBalance, decideAdjustment } from './adjust-balance.ts';
import { noteLook } from './note-look.ts';
import { warnAccount } from './warn-account.ts';
import { noteAccount } from './note-account.ts';

/** As many devices as one look takes in. */
const MOST = 20;

@Resolver()
export class AccountFileResolver {
  @Access('staff')
  @Query(() => [AccountSession], { description: 'Where an account is signed in, the last used first; 20 at the most.' })
  async accountSessions(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account that is asked about.' }) id: string,
  ): Promise<AccountSession[]> {
    const { deps } = context;
    await noteLook(deps, actorOf(context), id);
    const rows = await readSessionsOf(deps.db.read, id, deps.now(), MOST);
    return rows.map((row) => ({
      id: row.id,
      device: deviceNameOf(row.userAgent),
      lastUsedAt: row.touchedAt,
      since: row.createdAt,
    }));
  }

  @Access('staff')
  @Query(() => [AccountDevice], {
    description:
      'Browsers from which an account has signed in, signed out ones too, the last seen first; 20 at the most.',
  })
  async accountDevices(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account that is asked about.' }) id: string,
  ): Promise<AccountDevice[]> {
    const { deps } = context;
    await noteLook(deps, actorOf(context), id);
    return listKnownDevices(deps.db.read, id, MOST);
  }

  @Access('staff')
  @Query(() => BalanceAdjustmentConnection, { description: 'What was set right on an account, newest first.' })
  async balanceAdjustments(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, { description: 'The account that is asked about.' }) accountId: string,
  ): Promise<Connection<BalanceAdjustment>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const rows = await listAdjustmentsOf(deps.db.read, accountId, first + 1, key && { at: key[0], id: key[1] });
    return toConnection(rows, page, ({ askedAt, id }) => [askedAt, id], toAdjustment);
  }

  @Access('administrator')
  @Query(() => BalanceAdjustmentConnection, {
    description: 'Adjustments that wait for a second administrator, the oldest first.',
  })
  async waitingAdjustments(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<BalanceAdjustment>> {
    const first = pageSize(page.first);
    const rows = await listWaitingAdjustments(deps.db.read, first + 1, decodeCursor(page.after)?.[1] ?? null);
    return toConnection(rows, page, ({ id }) => [0, id], toAdjustment);
  }

  @Access('administrator')
  @Mutation(() => BalanceAdjustment, {
    description:
      'Adds to a balance or takes from it, with a reason; from `double_approval_from` in 24 hours on it waits for a second administrator. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, INSUFFICIENT_FUNDS, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async adjustBalance(
    @Ctx() context: Context,
    @Arg('input', () => AdjustBalanceInput, { description: 'Whose balance changes by how much, and why.' })
    input: AdjustBalanceInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<BalanceAdjustment> {
    const { deps, caller } = context;
    const own = requireKey(key, caller.idempotencyKey);
    return this.#read(deps, await adjustBalance(deps, actorOf(context), own, { ...input, proof: input.proof ?? null }));
  }

  @Access('administrator')
  @Mutation(() => BalanceAdjustment, {
    description:
      'Books an adjustment that waits, or refuses it. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, ADJUSTMENT_DECIDED, INSUFFICIENT_FUNDS, BAD_INPUT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async decideAdjustment(
    @Ctx() context: Context,
    @Arg('input', () => DecideAdjustmentInput, { description: 'Which adjustment, and what is decided.' })
    input: DecideAdjustmentInput,
  ): Promise<BalanceAdjustment> {
    const { deps } = context;
    await decideAdjustment(deps, actorOf(context), { ...input, proof: input.proof ?? null });
    return this.#read(deps, input.id);
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description:
      'Leaves a note about an account for other staff. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT.',
  })
  async noteAccount(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'The account that the note is about; not the caller’s own.' })
    accountId: string,
    @Arg('note', () => String, { description: '1 to 2,000 characters.' }) note: string,
  ): Promise<boolean> {
    await noteAccount(context.deps, actorOf(context), { accountId, reason: note });
    return true;
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description:
      'Warns a player, who is told why. Refusals: FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT; ONESELF, SENIOR_ONLY, REPORT_DECIDED with a report.',
  })
  async warnAccount(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'The account of the player who is warned.' }) accountId: string,
    @Arg('reason', () => String, { description: 'The player reads it; 1 to 2,000 characters.' }) reason: string,
    @Arg('reportId', () => ID, { nullable: true, description: 'The report that this answers; it is resolved with it.' })
    reportId?: string | null,
  ): Promise<boolean> {
    await warnAccount(context.deps, actorOf(context), { accountId, reason, reportId });
    return true;
  }

  async #read({ db }: Context['deps'], id: string): Promise<BalanceAdjustment> {
    const row = await readAdjustment(db.read, id);
    if (!row) throw new Refused('NOT_FOUND');
    return toAdjustment(row);
  }
}
