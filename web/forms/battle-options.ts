import { GAME_TITLES } from '../../domain/shared/games.ts';
import { MODE_WORDS } from '../format/mode-words.ts';
import type { BattleGame, BattleMode } from '../data/__generated__/schema-types.ts';

interface GameOption {
  readonly value: BattleGame;
  readonly label: string;
}

/** The games and modes of a battle as a form offers them (BG-13, BG-14). */
export const GAME_OPTIONS: readonly GameOption[] = [
  { value: 'VALORANT', label: GAME_TITLES.valorant },
  { value: 'CS2', label: GAME_TITLES.cs2 },
  { value: 'APEX', label: GAME_TITLES.apex },
  { value: 'LEAGUE', label: GAME_TITLES.league },
];

const CHESS: GameOption = { value: 'CHESS', label: GAME_TITLES.chess };

/** The games of battles between players: with chess where the site offers it. @param offered null while that is not known */
export const gameOptionsOf = (offered: readonly BattleGame[] | null): readonly GameOption[] =>
  offered?.includes('CHESS') ? [...GAME_OPTIONS, CHESS] : GAME_OPTIONS;

export const MODE_OPTIONS: readonly { value: BattleMode; label: string }[] = [
  { value: 'DUEL', label: MODE_WORDS.DUEL },
  { value: 'TEAM', label: MODE_WORDS.TEAM },
  { value: 'TOURNAMENT', label: MODE_WORDS.TOURNAMENT },
  { value: 'CUSTOM', label: MODE_WORDS.CUSTOM },
];

/** The modes that a game is played in. */
export const modeOptionsOf = (game: BattleGame) =>
  game === 'CHESS' ? MODE_OPTIONS.filter(({ value }) => value === 'DUEL') : MODE_OPTIONS;

/** The mode that is meant: one that was chosen before the game, and that the game does not have, is the only one it has. */
export const modeFor = (game: BattleGame, mode: BattleMode): BattleMode => (game === 'CHESS' ? 'DUEL' : mode);
