import { APPROVAL_LIFE } from '../../../domain/admin/approvals.ts';
import { DECIDER_OF, STAFF_QUEUES } from '../../../domain/shared/staff-queues.ts';
import { summarizeWaiting } from '../../../db/admin/adjustment.queries.ts';
import { summarizeApprovals } from '../../../db/admin/approval.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Waiting, WaitingQueues } from '../../kernel/dashboard.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { WaitingQueue } from '../reports/dashboard.types.ts';

const NOTHING: Waiting = { count: 0, oldestAt: null };

/** What waits for whom, and since when, at one moment; without what is about whoever asks. */
export const readStaffQueues = ({ db, now, wiring }: Deps, { userId }: Actor): Promise<WaitingQueue[]> =>
  db.snapshot(async (read) => {
    const [adjustments, approvals, ...ofRooms] = await Promise.all([
      summarizeWaiting(read),
      summarizeApprovals(read, now() - APPROVAL_LIFE),
      ...wiring.dashboards.map((room) => room.queues?.(read, userId)),
    ]);
    const waiting = Object.assign({ adjustments, approvals }, ...ofRooms) as WaitingQueues;
    return STAFF_QUEUES.map((kind) => ({ kind, decidedBy: DECIDER_OF[kind], ...(waiting[kind] ?? NOTHING) }));
  });
