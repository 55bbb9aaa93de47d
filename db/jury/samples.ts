import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type StaffTable, viewNameKey } from '../../domain/admin/staff-views.ts';
import { putView } from '../admin/staff-view.queries.ts';
import type { Tx } from '../client/database.ts';
import { updateDispute } from '../disputes/dispute.queries.ts';
import { callJury, castVote, changeJury, insertSummons } from './jury.queries.ts';
import { insertKnownDevice } from '../security/known-device.queries.ts';
import { raiseAlert } from '../wallet/index.ts';
import { deskId } from '../battles/samples/contested.ts';

const [MODERATOR, ADMIN] = ['4', '5'];

/** What staff look at every day, for all of them. */
const VIEWS: readonly (readonly [ownerId: string, table: StaffTable, name: string, query: string])[] = [
  [ADMIN, 'audit', 'What moderator did', 'by=moderator'],
  [ADMIN, 'transactions', 'Failed deposits', 'type=deposit&status=failed'],
  [MODERATOR, 'risk-cases', 'Watched cases', 'state=watched'],
  [MODERATOR, 'withdrawals', 'Approved, not paid yet', 'status=approved'],
];

/** The votes of three players over the smallest contested stake. */
const VOTES: readonly (readonly [jurorId: string, weight: number, isForCreator: boolean, reason: string])[] = [
  ['6', 66, true, 'Both recordings show the same score at the end.'],
  ['7', 50, true, 'The last round was won by the one who complains.'],
  ['8', 50, false, 'The second map is missing, so I go by the report.'],
];

/** Marks of what staff and jurors do: saved views, a case in review, the advice of a jury, two who share a browser. */
export async function seedStaff(tx: Tx, now: number): Promise<void> {
  for (const [n, [ownerId, table, name, query]] of VIEWS.entries())
    await putView(tx, {
      id: `view-${n + 1}`,
      ownerId,
      table,
      name,
      nameKey: viewNameKey(name),
      query,
      isShared: true,
      changedAt: now - HOUR,
    });
  await updateDispute(tx, 'dispute-3', { status: 'in_review', escalatesAt: now + 42 * HOUR, moderatorId: MODERATOR });
  await hearJury(tx, 'dispute-5', now);
  await shareBrowser(tx, deskId(6), deskId(7), now);
}

async function hearJury(tx: Tx, disputeId: string, now: number): Promise<void> {
  const calledAt = now - 3 * HOUR;
  await callJury(tx, { disputeId, calledAt, dueAt: null });
  for (const [n, [jurorId, weight, isForCreator, reason]] of VOTES.entries()) {
    const id = `summons-${n + 1}`;
    const drawnAt = calledAt + MINUTE;
    await insertSummons(tx, { id, disputeId, jurorId, game: 'valorant', drawnAt, answerBy: drawnAt + 24 * HOUR });
    const sideId = deskId(isForCreator ? 8 : 9);
    await castVote(tx, id, { sideId, weight, reason, votedAt: now - (3 - n) * 20 * MINUTE });
  }
  await changeJury(tx, disputeId, { heardAt: now - 20 * MINUTE });
}

/** Two who play each other have signed in from one browser, as staff are told of it. */
async function shareBrowser(tx: Tx, one: string, other: string, now: number): Promise<void> {
  const at = now - 11 * HOUR;
  for (const userId of [one, other])
    await insertKnownDevice(tx, {
      userId,
      deviceHash: 'sample-browser',
      name: 'Firefox on Windows',
      firstSeenAt: at,
      lastSeenAt: at,
    });
  const players = [one, other].toSorted();
  const id = `shared-origin:${players.join(':')}`;
  const subject = `${players.join(' and ')}: one browser`;
  const message = `accounts that have played each other share where they sign in from: ${subject}`;
  await raiseAlert(tx, {
    id,
    uniqueKey: id,
    difference: { kind: 'shared-origin', message, subject, currency: null, sides: [], players },
    at,
  });
}
