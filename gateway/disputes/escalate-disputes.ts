import { moreUrgent } from '../../domain/disputes/dispute.ts';
import { listDueDisputes, lockDispute, readDispute, updateDispute } from '../../db/disputes/dispute.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { contestedOf } from './contest.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/**
 * Hands disputes that nobody has decided in time to senior moderators, one step further in front, and answers how many
 * (HE-08). Safe to run in many gateways.
 */
export async function escalateDisputes(deps: Deps): Promise<number> {
  const due = await listDueDisputes(deps.db.read, deps.now(), CHUNK);
  const moved = await Promise.all(due.map((id) => escalateOne(deps, id)));
  return moved.filter(Boolean).length;
}

const escalateOne = (deps: Deps, id: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const named = await readDispute(tx, id);
    if (!named) return false;
    const at = deps.now();
    const contested = contestedOf(deps, named.subjectKind);
    // The contest first, as everybody else locks it first.
    await contested.lock(tx, named.subjectId);
    const dispute = await lockDispute(tx, id);
    if (!dispute || dispute.escalatesAt === null || dispute.escalatesAt > at) return false;
    await contested.decide(tx, dispute.subjectId, { kind: 'escalate' }, { at, actorId: null, newId: deps.newId });
    await updateDispute(tx, id, { status: 'escalated', escalatesAt: null, urgency: moreUrgent(dispute.urgency) });
    return true;
  });
