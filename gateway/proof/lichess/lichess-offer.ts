import { type BattleGame, TEAM_GAMES } from '../../../domain/shared/games.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readLichessAccount } from '../../../db/proof/lichess.queries.ts';
import { holdFlag, readFlag } from '../../../db/settings/flag.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Site } from './lichess-client.ts';
import type { GameAsked } from '../../kernel/manifest/provided.ts';

/** Where Lichess is; null where the operator has not said so. */
export const siteOf = ({ config: { lichess, lichessWaitMs, publicUrl } }: Deps): Site | null =>
  lichess === null ? null : { lichess, lichessWaitMs, publicUrl };

/** Whether chess is offered now, for what only shows it. */
export const lichessOffered = async (deps: Deps): Promise<boolean> =>
  siteOf(deps) !== null && readFlag(deps.db.read, 'chess-lichess');

export const gamesOffered = async (deps: Deps): Promise<readonly BattleGame[]> =>
  (await lichessOffered(deps)) ? [...TEAM_GAMES, 'chess'] : TEAM_GAMES;

/** @throws Refused GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING */
export async function requireGame(deps: Deps, tx: Tx, userId: string, { game, mode }: GameAsked): Promise<void> {
  if (game !== 'chess') return;
  if (siteOf(deps) === null || !(await holdFlag(tx, 'chess-lichess'))) throw new Refused('GAME_OFF', { field: 'game' });
  if (mode !== 'duel') throw new Refused('ONLY_DUELS', { field: 'mode' });
  if (!(await readLichessAccount(tx, userId))) throw new Refused('GAME_ACCOUNT_MISSING', { field: 'game' });
}
