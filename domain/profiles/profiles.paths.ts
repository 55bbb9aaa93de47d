import { pathTo } from '../shared/path-to.ts';

export const profilePath = '/profile';
export const playerPattern = '/player/:username';
export const playerPath = (username: string): string => pathTo(playerPattern, { username });
