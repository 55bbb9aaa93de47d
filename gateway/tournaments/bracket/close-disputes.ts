import type { Tx } from '../../../db/client/database.ts';
import { listDisputed } from '../../../db/tournaments/match.queries.ts';
import { closeDispute } from '../../disputes/index.ts';
import { contestIdOf } from './contest-id.ts';

/** Ends the disputes of matches that are no more what was disputed; `matches` are those that changed, null for all. */
export async function closeDisputes(
  tx: Tx,
  tournamentId: string,
  matches: readonly number[] | null,
  reason: string,
  at: number,
): Promise<void> {
  for (const { match, attempt } of await listDisputed(tx, tournamentId))
    if (matches === null || matches.includes(match)) {
      const id = contestIdOf({ tournamentId, match, attempt });
      await closeDispute(tx, { kind: 'tournament', id }, reason, at);
    }
}
