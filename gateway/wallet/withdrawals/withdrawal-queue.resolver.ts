import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { endsByHand, isManualPayout } from '../../../domain/wallet/hand-payouts.ts';
import type { WithdrawalStatus } from '../../../domain/wallet/payments.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { readMethods } from '../../../db/wallet/method.queries.ts';
import { listWithdrawalQueue, readWithdrawal } from '../../../db/wallet/payment.queries.ts';
import type { WithdrawalRow } from '../../../db/wallet/payment.table.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { KEY } from '../../schema/key.ts';
import { WithdrawalStatusEnum } from '../wallet.enums.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { confirmPayout } from './confirm-payout.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { showPayoutAccount } from './show-payout-account.ts';
import {
  ConfirmPayoutInput,
  DecideWithdrawalInput,
  PayoutAccount,
  WithdrawalRequest,
  WithdrawalRequestConnection,
  toWithdrawal,
} from '../payment.types.ts';

/** Requests with the names that belong to them, in two reads for a whole page. */
async function toRequests(
  read: Reader,
  rows: readonly WithdrawalRow[],
  viewer: Actor,
): Promise<Map<string, WithdrawalRequest>> {
  const [users, methods, { doubleApprovalFromCents }] = await Promise.all([
    readUsers(
      read,
      rows.flatMap((row) => [row.userId, row.firstApproverId ?? row.userId, row.handledBy ?? row.userId]),
    ),
    readMethods(
      read,
      rows.map((row) => row.methodId),
    ),
    readSettings(read),
  ]);
  const endsOf = (row: WithdrawalRow) =>
    isManualPayout(row.providerRef) && viewer.role === 'administrator' && viewer.userId !== row.userId
      ? endsByHand({ ...row, doubleFromCents: doubleApprovalFromCents }, viewer.userId)
      : [];
  const requests = rows.map((row) => ({
    id: row.id,
    withdrawal: toWithdrawal(row, methods.get(row.methodId)),
    userId: row.userId,
    username: users.get(row.userId)?.username ?? '',
    firstApprover:
      row.firstApproverId === null || row.decidedBy !== null
        ? null
        : (users.get(row.firstApproverId)?.username ?? null),
    isManual: row.status === 'approved' && isManualPayout(row.providerRef),
    payoutEnds: endsOf(row),
    handler: row.handledBy === null ? null : (users.get(row.handledBy)?.username ?? null),
    handledAt: row.handledAt,
    needsTwo: row.amountCents >= doubleApprovalFromCents,
  }));
  return new Map(requests.map((request) => [request.id, request]));
}

@Resolver()
export class WithdrawalQueueResolver {
  @Access('staff')
  @Query(() => WithdrawalRequestConnection, { description: 'Requests of one status over all players, oldest first.' })
  async withdrawalQueue(
    @Ctx() context: Context,
    @Args(() => PageArgs) { first: asked, after }: PageArgs,
    @Arg('status', () => WithdrawalStatusEnum, {
      defaultValue: 'requested',
      description: 'Only requests of this status.',
    })
    status: WithdrawalStatus,
  ): Promise<Connection<WithdrawalRequest>> {
    const first = pageSize(asked);
    const key = decodeCursor(after);
    const past = key && { at: key[0], id: key[1] };
    const viewer = actorOf(context);
    const { rows, requests } = await context.deps.db.snapshot(async (read) => {
      const page = await listWithdrawalQueue(read, status, first + 1, past);
      return { rows: page, requests: await toRequests(read, page, viewer) };
    });
    return toConnection(
      rows,
      { first, after },
      (row) => [row.requestedAt, row.id],
      (row) => requests.get(row.id) as WithdrawalRequest,
    );
  }

  @Access('staff')
  @Mutation(() => WithdrawalRequest, {
    description:
      'Approves, holds or rejects a request. Refusals: OWN_MONEY, PAYMENT_NOT_WAITING, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, FORBIDDEN, BAD_INPUT, NOT_FOUND.',
  })
  async decideWithdrawal(
    @Ctx() context: Context,
    @Arg('input', () => DecideWithdrawalInput, { description: 'Which request, and what is decided.' })
    input: DecideWithdrawalInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<WithdrawalRequest> {
    const { deps, caller } = context;
    const id = await decideWithdrawal(deps, actorOf(context), requireKey(key, caller.idempotencyKey), input);
    return requestOf(context, id);
  }

  @Access('administrator')
  @Mutation(() => WithdrawalRequest, {
    description:
      'How a payout made by hand ended. Refusals: OWN_MONEY, PAYMENT_NOT_WAITING, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, FORBIDDEN, BAD_INPUT, NOT_FOUND; for all but PAID TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async confirmPayout(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmPayoutInput, { description: 'Which payout, and how it ended.' })
    input: ConfirmPayoutInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<WithdrawalRequest> {
    const { deps, caller } = context;
    const told = { ...input, sentOn: input.sentOn ?? null, proof: input.proof ?? null };
    const id = await confirmPayout(deps, actorOf(context), requireKey(key, caller.idempotencyKey), told);
    return requestOf(context, id);
  }

  @Access('administrator')
  @Mutation(() => PayoutAccount, {
    description:
      'Where the money of an approved payout by hand goes; each call stands in the audit log. Refusals: OWN_MONEY, PAYMENT_NOT_WAITING, ADMINISTRATOR_NEW, METHOD_UNUSABLE, PAYOUT_DOUBTED, FORBIDDEN, NOT_FOUND, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  showPayoutAccount(
    @Ctx() context: Context,
    @Arg('withdrawalId', () => ID, { description: 'As `WithdrawalRequest.id` names it.' }) withdrawalId: string,
    @Arg('proof', () => String, { nullable: true, description: 'A code of the second factor.' }) proof?: string | null,
  ): Promise<PayoutAccount> {
    return showPayoutAccount(context.deps, actorOf(context), { withdrawalId, proof: proof ?? null });
  }
}

async function requestOf(context: Context, id: string): Promise<WithdrawalRequest> {
  const request = await context.deps.db.snapshot(async (read) => {
    const row = await readWithdrawal(read, id);
    return row && (await toRequests(read, [row], actorOf(context))).get(id);
  });
  if (!request) throw new Refused('NOT_FOUND');
  return request;
}
