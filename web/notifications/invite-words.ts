import { GAME_TITLES } from '../../domain/shared/games.ts';
import { CHESS } from '../format/game-words.ts';
import { MODE_WORDS } from '../format/mode-words.ts';
import type { NotificationNode } from './hooks/use-notifications.ts';

type Invite = NonNullable<NotificationNode['invite']>;

const GAMES: Readonly<Record<Invite['game'], string>> = {
  VALORANT: GAME_TITLES.valorant,
  CS2: GAME_TITLES.cs2,
  APEX: GAME_TITLES.apex,
  LEAGUE: GAME_TITLES.league,
  CHESS: CHESS,
};

export const gameOf = ({ game }: Invite): string => GAMES[game];
export const modeOf = ({ mode }: Invite): string => MODE_WORDS[mode];
export const termsOf = (invite: Invite): string => `${gameOf(invite)}, ${modeOf(invite)}`;
