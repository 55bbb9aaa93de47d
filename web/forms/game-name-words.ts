import type { BattleGame } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What each game calls the name by which its players find each other. */
export const GAME_NAME_KINDS: Readonly<Record<BattleGame, string>> = {
  VALORANT: t.riotId(),
  CS2: t.steamName(),
  APEX: t.eaId(),
  LEAGUE: t.riotId(),
  CHESS: t.lichessName(),
};
