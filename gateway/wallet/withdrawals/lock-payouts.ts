import { decimalOf } from '../../../domain/shared/money.ts';
import type { PlantedThing } from '../../../domain/shared/planted.ts';
import { isManualPayout } from '../../../domain/wallet/hand-payouts.ts';
import { PAYOUT_KINDS } from '../../../domain/wallet/methods.ts';
import { RESET_REASON } from '../../../domain/wallet/payments.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { changeMethod, listMethods, lockMethod } from '../../../db/wallet/method.queries.ts';
import { changeWithdrawal, listOpenWithdrawals, lockWithdrawal } from '../../../db/wallet/payment.queries.ts';
import type { MethodRow } from '../../../db/wallet/payment.table.ts';
import type { Resetting } from '../../kernel/manifest/planted.ts';
import { returnWithdrawal } from './settle-withdrawal.ts';

/**
 * Gives back what waits to be paid to a method that is locked; what staff have approved is on its way, unless it is sent
 * by hand and no administrator has been shown where to.
 */
async function endPayouts({ deps, tx, user, at }: Resetting, locked: readonly MethodRow[]): Promise<PlantedThing[]> {
  const things: PlantedThing[] = [];
  for (const { id, methodId } of await listOpenWithdrawals(tx, user.id)) {
    const method = locked.find((one) => one.id === methodId);
    const withdrawal = method && (await lockWithdrawal(tx, id));
    if (!withdrawal) continue;
    const { amountCents, requestedAt, status, providerRef, handledBy } = withdrawal;
    const isWaiting = status !== 'approved' || (isManualPayout(providerRef) && handledBy === null);
    const name = `$${decimalOf(amountCents)} · ${method.name}`;
    things.push({ kind: 'payout', name, madeAt: requestedAt, end: isWaiting ? 'ended' : 'kept' });
    if (!isWaiting) continue;
    await changeWithdrawal(tx, id, { status: 'rejected', changedAt: at, reason: RESET_REASON });
    await returnWithdrawal(deps, tx, withdrawal, user.id);
    await appendEvent(tx, {
      type: 'withdrawal.rejected',
      entity: 'withdrawal',
      entityId: id,
      concerns: [user.id],
      data: { userId: user.id, amountCents },
      at,
    });
  }
  return things;
}

/**
 * Locks every method that payouts can go to and that is not older than what is doubted, until it is confirmed anew. The
 * others are told, so that their player can look at them.
 */
export async function lockPayouts(resetting: Resetting): Promise<PlantedThing[]> {
  const { tx, user, at, since } = resetting;
  const locked: MethodRow[] = [];
  const things: PlantedThing[] = [];
  for (const { id } of await listMethods(tx, user.id)) {
    const method = await lockMethod(tx, user.id, id);
    if (!method || !PAYOUT_KINDS.includes(method.kind)) continue;
    const { createdAt, lockedAt, details } = method;
    const isLocked = lockedAt !== null || createdAt >= since;
    const name = details === '' ? method.name : `${method.name} · ${details}`;
    things.push({ kind: 'payment-method', name, madeAt: createdAt, end: isLocked ? 'locked' : 'kept' });
    if (!isLocked) continue;
    if (lockedAt === null) await changeMethod(tx, id, { lockedAt: at });
    locked.push(method);
  }
  return [...things, ...(await endPayouts(resetting, locked))];
}
