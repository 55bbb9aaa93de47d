import { playersIn } from '../../../domain/shared/events.ts';
import type {
  EntrantEvent,
  HoldEvent,
  LineupEvent,
  TournamentLifeEvent,
} from '../../../domain/tournaments/tournament-events.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { listEventsAt } from '../../../db/events/log.queries.ts';
import { readTeam } from '../../../db/teams/index.ts';
import { listUsersIn } from '../../../db/tournaments/entrant.queries.ts';
import type { EntrantRow, LineupRow, LogRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { LineupSeat } from '../../../domain/tournaments/lineup.ts';

export interface Telling {
  readonly at: number;
  /** Null when the server acts by itself. */
  readonly actorId: string | null;
}

type Told = Pick<TournamentRow, 'id' | 'title' | 'status' | 'organiserId'>;

/** What every event of a tournament says. */
export const toldOf = ({ title, status, organiserId }: Told, { actorId }: Telling) => ({
  title,
  status,
  organiserId,
  actorId,
});

/** Tells everybody who takes part or waits, and the organiser. */
export async function tellAll(tx: Tx, row: Told, type: TournamentLifeEvent, telling: Telling): Promise<void> {
  const data = toldOf(row, telling);
  await appendEvent(tx, { type, ...(await everybodyIn(tx, row)), data, at: telling.at });
}

/** The same with what the organiser has to say. */
export async function tellAnnouncement(
  tx: Tx,
  row: Told,
  said: { readonly text: string; readonly announcementId: string },
  telling: Telling,
): Promise<void> {
  const data = { ...toldOf(row, telling), ...said };
  const type = 'tournament.announcement-posted';
  await appendEvent(tx, { type, ...(await everybodyIn(tx, row)), data, at: telling.at });
}

/** Tells all who were told of an announcement, whether they still take part or not, that it is taken back. */
export async function tellWithdrawal(tx: Tx, row: Told, entry: LogRow, telling: Telling): Promise<void> {
  const { id: announcementId, at: postedAt } = entry;
  const key = { entity: 'tournament', entityId: row.id } as const;
  const posted = await listEventsAt(tx, key, 'tournament.announcement-posted', postedAt);
  const concerns = posted.find(({ data }) => data.announcementId === announcementId)?.concerns ?? [];
  const data = { ...toldOf(row, telling), announcementId };
  await appendEvent(tx, { type: 'tournament.announcement-withdrawn', ...key, concerns, data, at: telling.at });
}

/** The same with why prizes wait, or do not any more. */
export async function tellHold(tx: Tx, row: Told, type: HoldEvent, reason: string, telling: Telling): Promise<void> {
  const data = { ...toldOf(row, telling), reason };
  await appendEvent(tx, { type, ...(await everybodyIn(tx, row)), data, at: telling.at });
}

const everybodyIn = async (tx: Tx, { id, organiserId }: Told) =>
  ({
    entity: 'tournament',
    entityId: id,
    concerns: playersIn(organiserId, ...(await listUsersIn(tx, id))),
  }) as const;

/** Tells what became of one entrant: the player, or each who plays for the team. */
export async function tellEntrant(
  tx: Tx,
  row: Told & Pick<TournamentRow, 'buyInCents'>,
  type: EntrantEvent,
  { teamId }: Pick<EntrantRow, 'teamId'>,
  seats: readonly LineupSeat[],
  telling: Telling,
): Promise<void> {
  const teamName = teamId === null ? null : await teamNameOf(tx, teamId);
  for (const { userId, stakeCents, feeCents } of seats) {
    const share = { buyInCents: row.buyInCents, shareCents: stakeCents + feeCents };
    const data = { ...toldOf(row, telling), userId, ...share, ...(teamName !== null && { teamName }) };
    await appendEvent(tx, { type, entity: 'tournament', entityId: row.id, concerns: [userId], data, at: telling.at });
  }
}

const teamNameOf = async (tx: Tx, teamId: string): Promise<string> => (await readTeam(tx, teamId))?.name ?? '';

/** Tells some of a line-up that has not entered what became of it. */
export async function tellLineup(
  tx: Tx,
  row: Told,
  type: LineupEvent,
  seats: readonly LineupRow[],
  byName: string | null,
  telling: Telling,
): Promise<void> {
  const [first] = seats;
  if (!first) return;
  const teamName = await teamNameOf(tx, first.teamId);
  for (const { userId, stakeCents, feeCents } of seats)
    await appendEvent(tx, {
      type,
      entity: 'tournament',
      entityId: row.id,
      concerns: [userId],
      data: { ...toldOf(row, telling), userId, teamName, byName, shareCents: stakeCents + feeCents },
      at: telling.at,
    });
}
