import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { WithdrawalStatus } from '../../domain/wallet/payments.ts';
import { readUsers } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { readMethods } from '../../db/wallet/method.queries.ts';
import { listWithdrawalQueue, readWithdrawal } from '../../db/wallet/payment.queries.ts';
import type { WithdrawalRow } from '../../db/wallet/payment.table.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { WithdrawalStatusEnum } from './wallet.enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { confirmPayout } from './confirm-payout.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { isManualPayout } from '../kernel/payment-provider.ts';
import {
  ConfirmPayoutInput,
  DecideWithdrawalInput,
  WithdrawalRequest,
  WithdrawalRequestConnection,
  toWithdrawal,
} from './payment.types.ts';

/** Requests with the names that belong to them, in two reads for a whole page. */
async function toRequests(read: Reader, rows: readonly WithdrawalRow[]): Promise<Map<string, WithdrawalRequest>> {
  const [users, methods, { doubleApprovalFromCents }] = await Promise.all([
    readUsers(
      read,
      rows.flatMap((row) => [row.userId, row.firstApproverId ?? row.userId]),
    ),
    readMethods(
      read,
      rows.map((row) => row.methodId),
    ),
    readSettings(read),
  ]);
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
    const { rows, requests } = await context.deps.db.snapshot(async (read) => {
      const page = await listWithdrawalQueue(read, status, first + 1, past);
      return { rows: page, requests: await toRequests(read, page) };
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
    @Arg('idempotencyKey', () => String, { nullable: true, description: 'In place of the `Idempotency-Key` header.' })
    key?: string | null,
  ): Promise<WithdrawalRequest> {
    const { deps, caller } = context;
    const id = await decideWithdrawal(deps, actorOf(context), requireKey(key, caller.idempotencyKey), input);
    return requestOf(context, id);
  }

  @Access('administrator')
  @Mutation(() => WithdrawalRequest, {
    description: 'How a payout made by hand ended. Refusals: OWN_MONEY, PAYMENT_NOT_WAITING, BAD_INPUT, NOT_FOUND.',
  })
  async confirmPayout(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmPayoutInput, { description: 'Which payout, and how it ended.' })
    input: ConfirmPayoutInput,
  ): Promise<WithdrawalRequest> {
    await confirmPayout(context.deps, actorOf(context), input);
    return requestOf(context, input.withdrawalId);
  }
}

async function requestOf(context: Context, id: string): Promise<WithdrawalRequest> {
  const request = await context.deps.db.snapshot(async (read) => {
    const row = await readWithdrawal(read, id);
    return row && (await toRequests(read, [row])).get(id);
  });
  if (!request) throw new Refused('NOT_FOUND');
  return request;
}
