import { MODE_TITLES } from '../../domain/battles/battle.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { BattleGame, BattleMode } from '../data/__generated__/schema-types.ts';

/** The games and modes of a battle as a form offers them (BG-13, BG-14). */
export const GAME_OPTIONS: readonly { value: BattleGame; label: string }[] = [
  { value: 'VALORANT', label: GAME_TITLES.valorant },
  { value: 'CS2', label: GAME_TITLES.cs2 },
  { value: 'APEX', label: GAME_TITLES.apex },
  { value: 'LEAGUE', label: GAME_TITLES.league },
];

export const MODE_OPTIONS: readonly { value: BattleMode; label: string }[] = [
  { value: 'DUEL', label: MODE_TITLES.duel },
  { value: 'TEAM', label: MODE_TITLES.team },
  { value: 'TOURNAMENT', label: MODE_TITLES.tournament },
  { value: 'CUSTOM', label: MODE_TITLES.custom },
];
