import type { GameId } from './games.ts';

export const arcadePath = '/arcade';
export const arcadeGamePattern = '/arcade/:game';
export const arcadeRunPattern = '/arcade/run/:id';
export const arcadeReplayPattern = '/arcade/run/:id/replay';
export const arcadeDailyPattern = '/arcade/daily/:game';
export const arcadeBracketPattern = '/arcade/bracket/:id';

export const arcadeGamePath = (game: GameId): string => `${arcadePath}/${game}`;
export const arcadeRunPath = (id: string): string => `${arcadePath}/run/${encodeURIComponent(id)}`;
export const arcadeReplayPath = (id: string): string => `${arcadeRunPath(id)}/replay`;
export const arcadeBracketPath = (id: string): string => `${arcadePath}/bracket/${encodeURIComponent(id)}`;

/** The board of a game on a UTC day, `YYYY-MM-DD`. */
export const arcadeDailyPath = (game: GameId, day: string): string => `${arcadePath}/daily/${game}?day=${day}`;
