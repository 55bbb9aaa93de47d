import { GAME_TITLES } from '../../domain/shared/games.ts';
import { MODE_TITLES } from '../../domain/battles/battle.ts';
import type { NotificationNode } from './hooks/use-notifications.ts';

type Invite = NonNullable<NotificationNode['invite']>;

const GAMES: Readonly<Record<Invite['game'], string>> = {
  VALORANT: GAME_TITLES.valorant,
  CS2: GAME_TITLES.cs2,
  APEX: GAME_TITLES.apex,
  LEAGUE: GAME_TITLES.league,
  CHESS: GAME_TITLES.chess,
};

const MODES: Readonly<Record<Invite['mode'], string>> = {
  DUEL: MODE_TITLES.duel,
  TEAM: MODE_TITLES.team,
  TOURNAMENT: MODE_TITLES.tournament,
  CUSTOM: MODE_TITLES.custom,
};

export const gameOf = ({ game }: Invite): string => GAMES[game];
export const modeOf = ({ mode }: Invite): string => MODES[mode];
export const termsOf = (invite: Invite): string => `${gameOf(invite)}, ${modeOf(invite)}`;
