import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { adjustBalance as decide, decideAdjustment as judge } from '../../../domain/admin/adjust-balance.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { lockUser, type User } from '../../../db/accounts/index.ts';
import {
  closeAdjustment,
  insertAdjustment,
  lockAdjustment,
  readAdjustment,
  sumAdjusted,
} from '../../../db/admin/adjustment.queries.ts';
import type { BalanceAdjustment } from '../../../db/admin/adjustment.table.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { bookAdjustment } from '../../../db/wallet/index.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { countProof, requireSecondFactor } from '../../security/index.ts';

export interface AdjustBalanceInput {
  readonly accountId: string;
  readonly currency: Currency;
  /** Into the account when positive, out of it when negative, in cents or BattleCoin. */
  readonly amount: number;
  readonly reason: string;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/** Both accounts, locked in the order of their ids, as everybody locks them. */
async function lockBoth(tx: Tx, staffId: string, subjectId: string): Promise<{ staff: User; subject: User }> {
  const locked = new Map<string, User | undefined>();
  for (const id of [staffId, subjectId].toSorted()) locked.set(id, await lockUser(tx, id));
  const staff = inStanding(locked.get(staffId));
  const subject = locked.get(subjectId);
  if (!subject) throw new Refused('NOT_FOUND');
  return { staff, subject };
}

/** Books it and wakes the player's own screens. @throws Refused INSUFFICIENT_FUNDS */
async function book(deps: Deps, tx: Tx, adjustment: BalanceAdjustment, actorId: string): Promise<void> {
  const at = deps.now();
  const { id, userId, currency, amount } = adjustment;
  await bookAdjustment(tx, { id, userId, currency, amount }, { id: deps.newId(), actorId, at });
  await appendEvent(tx, {
    type: 'balance.adjusted',
    entity: 'adjustment',
    entityId: id,
    concerns: [userId],
    data: { userId, currency, amount },
    at,
  });
}

const auditOf = (deps: Deps, actorId: string, adjustment: BalanceAdjustment, action: string, reason: string) => ({
  id: deps.newId(),
  actorId,
  action,
  subject: 'account',
  subjectId: adjustment.userId,
  reason,
  data: { adjustmentId: adjustment.id, currency: adjustment.currency, amount: adjustment.amount },
  at: deps.now(),
});

/**
 * Sets the balance of another account right, with a reason (AU-04). From the sum in `double_approval_from` on, with what
 * was adjusted there in the last 24 hours, it waits for a second administrator. Answers its id.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, INSUFFICIENT_FUNDS, TWO_FACTOR_SETUP_REQUIRED,
 * TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function adjustBalance(deps: Deps, actor: Actor, key: string, input: AdjustBalanceInput): Promise<string> {
  const { accountId, currency, amount } = input;
  const { reason } = readInput(staffAct, input);
  const proof = input.proof === null ? null : await countProof(deps, actor.userId, input.proof);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    const payload = [accountId, currency, amount, reason];
    const call = { userId: actor.userId, key, operation: 'adjustBalance', payload, answerId: id, at };
    return once(tx, call, async () => {
      const { staff, subject } = await lockBoth(tx, actor.userId, accountId);
      const movedBefore = await sumAdjusted(tx, accountId, currency, at - DAY);
      const { doubleApprovalFromCents: doubleFrom } = await readSettings(tx);
      const state = must(decide(staff, subject, { amount, movedBefore, doubleFrom }));
      await requireSecondFactor(deps, tx, actor, proof, movedBefore + Math.abs(amount));
      const isBooked = state === 'booked';
      const row: BalanceAdjustment = {
        id,
        userId: accountId,
        currency,
        amount,
        reason,
        state,
        askedBy: staff.id,
        askedAt: at,
        decidedBy: isBooked ? staff.id : null,
        decidedAt: isBooked ? at : null,
      };
      await insertAdjustment(tx, row);
      if (isBooked) await book(deps, tx, row, staff.id);
      await insertAudit(tx, auditOf(deps, staff.id, row, isBooked ? 'balance.adjusted' : 'balance.asked', reason));
    });
  });
}

export interface DecideAdjustmentInput {
  readonly id: string;
  readonly approves: boolean;
  readonly reason: string;
  readonly proof: string | null;
}

/**
 * A second administrator books what waits, or somebody refuses it; the one who asked may only do the latter.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, ADJUSTMENT_DECIDED, INSUFFICIENT_FUNDS,
 * BAD_INPUT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function decideAdjustment(deps: Deps, actor: Actor, input: DecideAdjustmentInput): Promise<void> {
  const { id, approves } = input;
  const { reason } = readInput(staffAct, input);
  const proof = input.proof === null ? null : await countProof(deps, actor.userId, input.proof);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const named = await readAdjustment(tx, id);
    if (!named) throw new Refused('NOT_FOUND');
    const { staff, subject } = await lockBoth(tx, actor.userId, named.userId);
    const seen = await lockAdjustment(tx, id);
    if (!seen) throw new Refused('NOT_FOUND');
    const state = must(judge(staff, seen, subject, approves));
    if (state === 'booked') {
      must(mayAgree(staff, seen.askedAt, at));
      // What made it wait may have been the parts before it: the same sum asks for the factor.
      const moved = await sumAdjusted(tx, seen.userId, seen.currency, seen.askedAt - DAY);
      await requireSecondFactor(deps, tx, actor, proof, moved);
      await book(deps, tx, seen, staff.id);
    }
    await closeAdjustment(tx, id, state, staff.id, at);
    await insertAudit(
      tx,
      auditOf(deps, staff.id, seen, `balance.${state === 'booked' ? 'adjusted' : 'refused'}`, reason),
    );
  });
}
