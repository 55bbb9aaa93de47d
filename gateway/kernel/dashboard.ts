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

/** What the badges of staff count, before any room has said; it stays so where the room is not part of the product. */
export const NO_COUNTS = {
  openDisputes: 0,
  urgentDisputes: 0,
  pendingWithdrawals: 0,
  payoutsToSend: 0,
  openReports: 0,
  blockedAppeals: 0,
  openAlerts: 0,
  openRiskCases: 0,
  fundRequests: 0,
  heldBets: 0,
};
type DeskCounts = Readonly<typeof NO_COUNTS>;

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
