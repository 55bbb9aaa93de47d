import { Refused } from '../../../domain/shared/refusals.ts';
import { says } from '../../../domain/wallet/alerts.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import { keepUnmatchedEvent, raiseAlert } from '../../../db/wallet/alert.queries.ts';
import type { WithdrawalRow } from '../../../db/wallet/payment.table.ts';
import { claimProviderEvent, findDeposit, findWithdrawal, readDeposit } from '../../../db/wallet/payment.queries.ts';
import { markAccounts } from '../../../db/wallet/method.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ProviderEvent } from '../../kernel/payment-provider.ts';
import { eachHash } from '../../kernel/sealed.ts';
import { hashDestination } from '../withdrawals/mark-destinations.ts';
import { settleDeposit } from '../deposits/settle-deposit.ts';
import { settleReversal } from '../deposits/settle-reversal.ts';
import { settleWithdrawal } from '../withdrawals/settle-withdrawal.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'payment.provider-event': ProviderEvent;
  }
}

/**
 * Applies what a provider sent later. The same event fifty times is one; one about a payment that we do not know
 * yet is refused, so that the provider sends it again, and remembered: when it stays unknown, staff are alerted. What
 * another product does at the same provider leaves no trace.
 * @throws Refused NOT_FOUND
 */
export async function receiveProviderEvent(deps: Deps, provider: string, event: ProviderEvent): Promise<void> {
  try {
    await applyProviderEvent(deps, provider, event);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'NOT_FOUND') {
      const { id, ref, kind, status } = event;
      const unmatched = { provider, id, kind: `${kind}.${status}`, providerRef: ref, receivedAt: deps.now() };
      await deps.db.transact((tx) => keepUnmatchedEvent(tx, unmatched));
    }
    throw error;
  }
}

async function applyProviderEvent(deps: Deps, provider: string, event: ProviderEvent): Promise<void> {
  const { id, ref, kind } = event;
  await deps.db.transact(async (tx) => {
    if (event.isUnmarked && !(await isKnown(tx, provider, event))) return;
    const isNew = await claimProviderEvent(tx, {
      provider,
      id,
      kind: `${kind}.${event.status}`,
      providerRef: ref,
      receivedAt: deps.now(),
    });
    if (!isNew) return;
    if (event.kind === 'deposit' || event.kind === 'reversal') {
      const deposit = await findDeposit(tx, provider, ref);
      if (!deposit) throw new Refused('NOT_FOUND');
      if (event.kind === 'reversal') await settleReversal(deps, tx, deposit.id, event);
      else await settleDeposit(deps, tx, deposit.id, event.status, event);
    } else if (event.kind === 'account') {
      // One that nobody has here, or not any more, is none of ours.
      const terms = { kind: 'stripe', destination: ref, network: null } as const;
      const hashes = eachHash(deps, (under) => hashDestination(under, terms) ?? '');
      await markAccounts(tx, hashes, event.status === 'ready');
    } else {
      const withdrawal = await findWithdrawal(tx, provider, ref);
      if (!withdrawal) throw new Refused('NOT_FOUND');
      await settlePayout(deps, tx, withdrawal, event);
    }
  });
}

const isKnown = async (tx: Tx, provider: string, { kind, ref }: ProviderEvent): Promise<boolean> =>
  (await (kind === 'payout' ? findWithdrawal : findDeposit)(tx, provider, ref)) !== undefined;

/** A payout comes back as a whole or not at all: what came back in part, or failed after it was paid, is for people. */
async function settlePayout(
  deps: Deps,
  tx: Tx,
  withdrawal: WithdrawalRow,
  { status, failure, cents }: Extract<ProviderEvent, { kind: 'payout' }>,
): Promise<void> {
  const { id, amountCents, provider, status: before } = withdrawal;
  const isPart = status === 'returned' && cents !== undefined && cents !== amountCents;
  if (!isPart && !(status === 'failed' && before === 'paid')) {
    return settleWithdrawal(deps, tx, id, status, failure);
  }
  const message = `withdrawal ${id} of ${amountCents} cents is ${before}, ${provider} says ${status} of ${cents ?? amountCents}`;
  const sides = [says('payment', amountCents, before), says('provider', cents ?? amountCents, status)];
  const difference = { kind: 'provider', message, subject: `withdrawal ${id}`, currency: 'USD', sides } as const;
  await raiseAlert(tx, { id: deps.newId(), uniqueKey: message, difference, at: deps.now() });
}

/** What the sandbox says later comes as a job instead of a webhook. */
export const receiveSandboxEvent = (deps: Deps, job: Job<'payment.provider-event'>): Promise<void> =>
  receiveProviderEvent(deps, 'sandbox', job.payload);

/**
 * The player's answer on the page of the sandbox's bank, which a real bank would show.
 * @throws Refused NOT_FOUND, PAYMENT_NOT_WAITING
 */
export async function answerSandboxBank(
  deps: Deps,
  { userId }: Actor,
  depositId: string,
  approves: boolean,
): Promise<void> {
  const deposit = await readDeposit(deps.db.read, depositId);
  if (!deposit || deposit.userId !== userId || deposit.provider !== 'sandbox' || deposit.providerRef === null)
    throw new Refused('NOT_FOUND');
  if (deposit.status !== 'pending' || deposit.actionUrl === null) throw new Refused('PAYMENT_NOT_WAITING');
  const status = approves ? 'succeeded' : 'failed';
  await receiveProviderEvent(deps, 'sandbox', {
    id: `evt_${deposit.providerRef}_${status}`,
    kind: 'deposit',
    ref: deposit.providerRef,
    status,
    failure: approves ? null : 'Your bank did not confirm the payment',
  });
}
