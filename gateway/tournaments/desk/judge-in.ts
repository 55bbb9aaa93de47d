import { type Ruling, allow, refuse } from '../../../domain/shared/refusals.ts';
import { poolOf } from '../../../domain/tournaments/tournament.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listUsersIn } from '../../../db/tournaments/entrant.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { isBoundTo } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * Whoever plays decides nothing of a tournament, as every match moves whom they meet and what they win; nor does, where
 * money is played for, who has something in common with somebody who plays. Refusals: OWN_MATCH, JUDGE_BOUND.
 * @param seed the judge's own; null for one who does not play
 */
export async function judgeIn(
  deps: Deps,
  reader: Reader,
  row: Pick<TournamentRow, 'id' | 'buyInCents' | 'guaranteeCents' | 'entrants'>,
  judgeId: string,
  seed: number | null,
): Promise<Ruling<null>> {
  if (seed !== null) return refuse('OWN_MATCH');
  if (poolOf(row, row.entrants) === 0) return allow(null);
  const players = await listUsersIn(reader, row.id);
  return (await isBoundTo(deps, reader, judgeId, players, deps.now())) ? refuse('JUDGE_BOUND') : allow(null);
}
