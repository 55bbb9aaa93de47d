import { tierOf } from '../../../domain/accounts/roles.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { MINUTE, utcDay } from '../../../domain/shared/time.ts';
import { DEPOSIT_LIMITS, withinMoneyLimit } from '../../../domain/wallet/limits.ts';
import { takesDeposits } from '../../../domain/wallet/methods.ts';
import { DEPOSIT_CENTS_MAX, DEPOSIT_CENTS_MIN } from '../../../domain/wallet/payments.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import { together } from '../../../db/client/together.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { changeMethod, lockMethod, readMethods } from '../../../db/wallet/method.queries.ts';
import { countMoney, readCounted } from '../../../db/wallet/money-day.ts';
import { withinOwnLimits } from '../../../db/wallet/play-limit.queries.ts';
import { insertDeposit, readDeposit } from '../../../db/wallet/payment.queries.ts';
import { asUnknown } from '../../../db/client/outage.ts';
import type { MethodRow } from '../../../db/wallet/payment.table.ts';
import { inPlay } from '../limits/require-play.ts';
import { countProof } from '../../security/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { requireOffered } from './require-offered.ts';
import { requirePaymentProof } from '../withdrawals/require-payment-proof.ts';
import { isUsable, providerMethodOf } from '../withdrawals/add-method.ts';
import { settleDeposit } from './settle-deposit.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'deposit.charge': { readonly depositId: string };
  }
}

export interface StartDepositInput {
  readonly methodId: string;
  readonly amountCents: number;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/** When a charge whose answer never came is asked for again. */
const RETRY_MS = MINUTE;

/**
 * Takes a payment in (WA-11): stores it, asks the provider, books what came in. Answers the deposit's id; its status
 * tells how far it is. A provider that cannot be reached leaves it `created`, and a job asks again.
 * @throws Refused AMOUNT_OUT_OF_BOUNDS, NOT_FOUND, METHOD_UNUSABLE, CRYPTO_OFF, LIMIT_EXCEEDED, PLAY_PAUSED, PLAY_LIMIT_REACHED,
 * TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function startDeposit(deps: Deps, actor: Actor, key: string, input: StartDepositInput): Promise<string> {
  const { methodId, amountCents } = input;
  const { userId } = actor;
  const bounds = { minCents: DEPOSIT_CENTS_MIN, maxCents: DEPOSIT_CENTS_MAX };
  if (amountCents < bounds.minCents || amountCents > bounds.maxCents)
    throw new Refused('AMOUNT_OUT_OF_BOUNDS', { field: 'amountCents', data: bounds });
  const proof = input.proof === null ? null : await countProof(deps, userId, input.proof);
  const id = await deps.db.transact(async (tx) => {
    const at = deps.now();
    const depositId = deps.newId();
    const payload = [methodId, amountCents];
    const call = { userId, key, operation: 'startDeposit', payload, answerId: depositId, at };
    const ask = () => together([lockUser(tx, userId), lockMethod(tx, userId, methodId)]);
    return onceOver(tx, call, ask, async ([account, method]) => {
      const user = inPlay(account, at);
      if (!method) throw new Refused('NOT_FOUND', { field: 'methodId' });
      if (!isUsable(deps, method) || !takesDeposits(method.kind))
        throw new Refused('METHOD_UNUSABLE', { field: 'methodId' });
      await requireOffered(deps, tx, method.kind, 'methodId');
      const day = utcDay(at);
      const [used, isWithinOwn] = await together([
        readCounted(tx, userId, day, 'deposits'),
        withinOwnLimits(tx, userId, { deposit: amountCents }, at),
      ]);
      must(isWithinOwn);
      must(withinMoneyLimit(DEPOSIT_LIMITS[tierOf(user)], used, amountCents));
      await requirePaymentProof(deps, tx, actor, proof, { amountCents, at });
      await together([
        countMoney(tx, userId, day, 'deposits', amountCents),
        insertDeposit(tx, {
          id: depositId,
          userId,
          methodId,
          amountCents,
          status: 'created',
          provider: deps.payments.name,
          providerRef: null,
          actionUrl: null,
          failure: null,
          createdAt: at,
          changedAt: at,
        }),
        changeMethod(tx, methodId, { lastUsedAt: at }),
        enqueueJob(tx, {
          id: deps.newId(),
          kind: 'deposit.charge',
          payload: { depositId },
          runAt: at + RETRY_MS,
          createdAt: at,
        }),
      ]);
    });
  });
  // The deposit stands and perhaps the charge too: whoever comes again with the same key learns which.
  await chargeDeposit(deps, id).catch(asUnknown);
  return id;
}

/** Asks the provider for a deposit that has no answer yet. Asking twice charges once: the deposit's id is the key. */
async function chargeDeposit(deps: Deps, id: string): Promise<void> {
  const deposit = await readDeposit(deps.db.read, id);
  if (!deposit || deposit.status !== 'created' || deposit.provider !== deps.payments.name) return;
  const method = await methodOf(deps, deposit.methodId);
  const { amountCents } = deposit;
  const answer = await deps.payments.charge(deps, {
    depositId: id,
    amountCents,
    method: providerMethodOf(deps, method),
  });
  await deps.db.transact((tx) => settleDeposit(deps, tx, id, answer.status, answer));
}

async function methodOf(deps: Deps, id: string): Promise<MethodRow> {
  const method = (await readMethods(deps.db.read, [id])).get(id);
  if (!method) throw new Error(`there is no payment method ${id}`);
  return method;
}

/** The second try of a charge. */
export const chargeAgain = (deps: Deps, job: Job<'deposit.charge'>): Promise<void> =>
  chargeDeposit(deps, job.payload.depositId);
