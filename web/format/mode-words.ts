import type { BattleMode } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What each mode of a battle is called (BG-14). */
export const MODE_WORDS: Readonly<Record<BattleMode, string>> = {
  DUEL: t.n1v1Duel(),
  TEAM: t.teamVsTeam(),
  TOURNAMENT: t.tournament(),
  CUSTOM: t.custom(),
};
