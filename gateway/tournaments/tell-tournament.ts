import { playersIn } from '../../domain/shared/events.ts';
import type { EntrantEvent, TournamentLifeEvent } from '../../domain/tournaments/tournament-events.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { listUsersIn } from '../../db/tournaments/entrant.queries.ts';
import type { TournamentRow } from '../../db/tournaments/tournament.table.ts';

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
  const concerns = playersIn(row.organiserId, ...(await listUsersIn(tx, row.id)));
  const data = toldOf(row, telling);
  await appendEvent(tx, { type, entity: 'tournament', entityId: row.id, concerns, data, at: telling.at });
}

/** Tells what became of one entrant. */
export async function tellEntrant(
  tx: Tx,
  row: Told & Pick<TournamentRow, 'buyInCents'>,
  type: EntrantEvent,
  userId: string,
  telling: Telling,
): Promise<void> {
  const data = { ...toldOf(row, telling), userId, buyInCents: row.buyInCents };
  await appendEvent(tx, { type, entity: 'tournament', entityId: row.id, concerns: [userId], data, at: telling.at });
}
