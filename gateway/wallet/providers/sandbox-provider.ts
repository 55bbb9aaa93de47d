import { sandboxBankPath } from '../../../domain/wallet/wallet.paths.ts';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Refused } from '../../../domain/shared/refusals.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { type ProviderDepositStatus, PROVIDER_PAYOUT_STATUSES } from '../../../domain/wallet/payments.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ChargeAnswer, PaymentProvider, ProviderEvent, ProviderMethod } from '../../kernel/payment-provider.ts';

/**
 * What a payment does, by the token of the method or by how its destination begins (documented in docs/operations.md):
 * it succeeds unless it is told otherwise.
 */
export const SANDBOX_BEHAVIOURS = ['decline', 'pending', 'confirm', 'chargeback', 'unverified', 'fail'] as const;
type Behaviour = (typeof SANDBOX_BEHAVIOURS)[number] | 'success';

/** How long the sandbox lets a pending payment wait, and how soon it charges one back. */
const PENDING_MS = 3 * SECOND;
const CHARGEBACK_MS = 10 * SECOND;
/** A webhook older than that may be a recorded one. */
const TOLERANCE_MS = 5 * MINUTE;

const PROVIDER_DEPOSIT_STATUSES: readonly string[] = [
  'pending',
  'failed',
  'succeeded',
  'charged-back',
] satisfies ProviderDepositStatus[];

function behaviourOf({ token, destination }: ProviderMethod): Behaviour {
  const told = token.startsWith('sandbox-') ? token.slice('sandbox-'.length) : destination.replace(/^@/, '');
  return SANDBOX_BEHAVIOURS.find((behaviour) => told.startsWith(behaviour)) ?? 'success';
}

const refOf = (id: string): string => `sbx_${id}`;

/** Says something later, as a real provider would by its webhook. */
async function sayLater(deps: Deps, ref: string, status: ProviderDepositStatus, inMs: number): Promise<void> {
  const at = deps.now();
  await deps.db.transact((tx) =>
    enqueueJob(tx, {
      id: deps.newId(),
      kind: 'payment.provider-event',
      payload: { id: `evt_${ref}_${status}`, kind: 'deposit', ref, status, failure: null },
      runAt: at + inMs,
      createdAt: at,
      uniqueKey: `payment.provider-event:${ref}:${status}`,
    }),
  );
}

const keyOf = (deps: Deps): Buffer =>
  Buffer.from(hkdfSync('sha256', deps.config.sessionSecret, 'gauntlet', 'sandbox webhooks', 32));

const signatureOf = (deps: Deps, at: string, body: string): Buffer =>
  createHmac('sha256', keyOf(deps)).update(`${at}.${body}`).digest();

/** The header of a webhook: `t=<epoch ms>,v1=<hex>`. */
export const signSandbox = (deps: Deps, body: string, at: number): string =>
  `t=${at},v1=${signatureOf(deps, String(at), body).toString('hex')}`;

/** Plays a payment provider, so that the whole product can be tried without one. Keeps nothing and charges nobody. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',

  accounts: null,

  checkMethod: (_, method) => Promise.resolve(behaviourOf(method) !== 'unverified'),

  async charge(deps, { depositId, method }): Promise<ChargeAnswer> {
    const ref = refOf(depositId);
    const answer = (status: ProviderDepositStatus, more: Partial<ChargeAnswer> = {}): ChargeAnswer => ({
      ref,
      status,
      actionUrl: null,
      failure: null,
      ...more,
    });
    switch (behaviourOf(method)) {
      case 'decline':
        return answer('failed', { failure: 'The card was declined' });
      case 'pending':
        await sayLater(deps, ref, 'succeeded', PENDING_MS);
        return answer('pending');
      case 'confirm':
        return answer('pending', { actionUrl: sandboxBankPath(depositId) });
      case 'chargeback':
        await sayLater(deps, ref, 'charged-back', CHARGEBACK_MS);
        return answer('succeeded');
      case 'unverified':
      case 'fail':
      case 'success':
        return answer('succeeded');
    }
  },

  cancel: () => Promise.resolve('failed'),

  payOut(_, { withdrawalId, method }) {
    const fails = behaviourOf(method) === 'fail';
    return Promise.resolve({
      ref: refOf(withdrawalId),
      status: fails ? 'failed' : 'paid',
      failure: fails ? 'The receiving bank returned the payment' : null,
    });
  },

  // It keeps no books of its own.
  standingOf: () => Promise.resolve(null),
  listReversed: () => Promise.resolve([]),

  async readWebhook(deps, signature, body) {
    const [, at = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    const isSigned = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(deps, at, body));
    if (!isSigned || Math.abs(deps.now() - Number(at)) > TOLERANCE_MS) throw new Refused('FORBIDDEN');
    return [parseEvent(body)];
  },
};

function parseEvent(body: string): ProviderEvent {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    throw new Refused('BAD_INPUT');
  }
  const { id, kind, ref, status, failure, source, cents, version } = (told ?? {}) as Record<string, unknown>;
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= 200;
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  if (!isText(id) || !isText(ref) || !isText(status)) throw new Refused('BAD_INPUT');
  const common = { id, ref, failure: isText(failure) ? failure : null };
  if (kind === 'deposit' && PROVIDER_DEPOSIT_STATUSES.includes(status))
    return { ...common, kind, status: status as ProviderDepositStatus };
  const isGround = status === 'dispute' || status === 'refund';
  if (kind === 'reversal' && isGround && isText(source) && isCount(cents) && isCount(version))
    return { ...common, kind, status, source, cents, version };
  const payoutStatus = PROVIDER_PAYOUT_STATUSES.find((known) => known === status);
  if (kind === 'payout' && payoutStatus)
    return { ...common, kind, status: payoutStatus, ...(isCount(cents) && { cents }) };
  throw new Refused('BAD_INPUT');
}
