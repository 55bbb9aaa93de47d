import type { Hourly, StaffFigure } from '../../domain/shared/staff-day.ts';
import type { StaffQueue } from '../../domain/shared/staff-queues.ts';
import type { Reader } from '../../db/client/database.ts';
import type { Actor } from './actor.ts';

export interface Waiting {
  readonly count: number;
  readonly oldestAt: number | null;
}

/** Whoever of the staff looks. */
export type DeskViewer = Pick<Actor, 'userId' | 'role'>;

/** What the badges of staff count. */
type DeskCounts = Readonly<
  Record<
    | 'openDisputes'
    | 'urgentDisputes'
    | 'pendingWithdrawals'
    | 'payoutsToSend'
    | 'openReports'
    | 'blockedAppeals'
    | 'openAlerts'
    | 'openRiskCases'
    | 'fundRequests'
    | 'heldBets',
    number
  >
>;

export type WaitingQueues = Readonly<Partial<Record<StaffQueue, Waiting | undefined>>>;

/** What staff see of a room on their dashboard: what waits for them there, without what is about whoever looks. */
export interface Dashboard {
  readonly counts?: (read: Reader, viewer: DeskViewer) => Promise<Partial<DeskCounts>>;
  readonly queues?: (read: Reader, viewerId: string) => Promise<WaitingQueues>;
  /** Its figures of a stretch of time, without its end. */
  readonly hours?: (
    read: Reader,
    from: number,
    until: number,
  ) => Promise<Partial<Readonly<Record<StaffFigure, readonly Hourly[]>>>>;
}
