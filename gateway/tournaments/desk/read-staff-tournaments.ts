import { heldFor } from '../../../domain/tournaments/tournament.ts';
import type { Reader } from '../../../db/client/database.ts';
import { countDisputed } from '../../../db/tournaments/match.queries.ts';
import { listOpenTournaments } from '../../../db/tournaments/tournament.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { withOwnStatus } from '../read-tournament.ts';
import type { StaffTournament } from './staff-tournament.types.ts';

/** What is announced and not over, private ones too, newest first. @throws Refused BAD_INPUT */
export async function readStaffTournaments(
  reader: Reader,
  actor: Actor,
  { first, after }: PageArgs,
): Promise<Connection<StaffTournament>> {
  const limit = pageSize(first);
  const key = decodeCursor(after);
  const views = await listOpenTournaments(reader, limit + 1, key && { createdAt: key[0], id: key[1] });
  const disputes = await countDisputed(
    reader,
    views.map(({ id }) => id),
  );
  const tournaments = await withOwnStatus(reader, actor, views);
  return toConnection(
    views.flatMap((view, n) => {
      const tournament = tournaments[n];
      return tournament ? [{ view, tournament }] : [];
    }),
    { first: limit, after },
    ({ view }) => [view.createdAt, view.id],
    ({ view, tournament }) => ({
      id: view.id,
      tournament,
      heldCents: heldFor(view),
      disputes: disputes.get(view.id) ?? 0,
    }),
  );
}
