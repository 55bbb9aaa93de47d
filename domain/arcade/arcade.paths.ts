import type { GameId } from './games.ts';

export const arcadePath = '/arcade';
export const arcadeGamePattern = '/arcade/:game';
export const arcadeRunPattern = '/arcade/run/:id';
export const arcadeReplayPattern = '/arcade/run/:id/replay';

export const arcadeGamePath = (game: GameId): string => `${arcadePath}/${game}`;
export const arcadeRunPath = (id: string): string => `${arcadePath}/run/${encodeURIComponent(id)}`;
export const arcadeReplayPath = (id: string): string => `${arcadeRunPath(id)}/replay`;
