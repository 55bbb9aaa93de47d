import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { deleteLineup, listProposing, readLineup } from '../../../db/tournaments/lineup.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { type Telling, tellLineup } from '../talk/tell-tournament.ts';

/**
 * Ends a line-up that has not entered, for which nothing is held: its captain or one of it has said no, or registration
 * has closed on it. The tournament is locked; the others are told.
 */
export async function endProposal(
  tx: Tx,
  row: TournamentRow,
  captainId: string,
  by: Pick<User, 'id' | 'username'> | null,
  telling: Telling,
): Promise<void> {
  const seats = await readLineup(tx, row.id, captainId);
  await deleteLineup(tx, row.id, captainId);
  const others = seats.filter(({ userId }) => userId !== by?.id);
  await tellLineup(tx, row, 'tournament.lineup-ended', others, by?.username ?? null, telling);
}

/** Ends all line-ups of a tournament that have not entered. */
export async function endProposals(tx: Tx, row: TournamentRow, telling: Telling): Promise<void> {
  if (row.teamSize === null) return;
  for (const captainId of await listProposing(tx, row.id)) await endProposal(tx, row, captainId, null, telling);
}
