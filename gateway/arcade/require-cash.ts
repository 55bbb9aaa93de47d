import { mayPlayForCash } from '../../domain/arcade/contests.ts';
import type { GameId } from '../../domain/arcade/games.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/index.ts';
import { readRating } from '../../db/arcade/rating.queries.ts';
import { readBeaten } from '../../db/arcade/seeker.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';

/**
 * Who may play a game for money: players who have unlocked it, while it is switched on. Staff, who could look after the
 * runs of their opponents, never.
 * @throws Refused ARCADE_CASH_OFF, ARCADE_CASH_STAFF, ARCADE_CASH_LOCKED, ARCADE_CASH_RUNS
 */
export async function requireCash(tx: Tx, { id, role }: User, game: GameId): Promise<void> {
  if (!(await holdFlag(tx, 'arcade-cash'))) throw new Refused('ARCADE_CASH_OFF');
  if (role !== 'player') throw new Refused('ARCADE_CASH_STAFF');
  const { ratedRuns } = await readRating(tx, id, game);
  must(mayPlayForCash({ beaten: await readBeaten(tx, id), ratedRuns }));
}
