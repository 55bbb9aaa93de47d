import { type ErrandState, ERRAND_LIMITS, isOneByOne, outcomeOf } from '../../../domain/admin/operations.ts';
import { changeErrand, changeOperation, listErrands, lockOperation } from '../../../db/admin/operation.queries.ts';
import type { Errand } from '../../../db/admin/operation.table.ts';
import type { Tx } from '../../../db/client/database.ts';

export interface Settled {
  readonly state: Exclude<ErrandState, 'waiting' | 'running'>;
  /** In words. */
  readonly outcome: string;
}

type Place = Pick<Errand, 'operationId' | 'place'>;

/**
 * Ends one server's part of an operation, and the operation with its last part. Where servers go one after another, the
 * rest stay as they are once one has failed. Answers false when the part was over already.
 */
export async function settle(tx: Tx, place: Place, at: number, { state, outcome }: Settled): Promise<boolean> {
  const operation = await lockOperation(tx, place.operationId);
  if (operation?.state !== 'running') return false;
  const all = await listErrands(tx, operation.id);
  const own = all.find((one) => one.place === place.place);
  if (own?.state !== 'waiting' && own?.state !== 'running') return false;
  const changed = [{ ...own, state, outcome }];
  if (state !== 'done' && isOneByOne(operation.kind))
    for (const one of all)
      if (one.state === 'waiting' && one.place !== own.place)
        changed.push({ ...one, state: 'left', outcome: 'Left as it is, because one before it failed' });
  for (const one of changed) await changeErrand(tx, one, { state: one.state, outcome: one.outcome, changedAt: at });
  const ended = outcomeOf(all.map((one) => changed.find((other) => other.place === one.place)?.state ?? one.state));
  await changeOperation(
    tx,
    operation.id,
    ended === null ? { endsAt: at + ERRAND_LIMITS[operation.kind] } : { state: ended, slot: null, endedAt: at },
  );
  return true;
}
