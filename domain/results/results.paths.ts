import { withQuery } from '../shared/path-to.ts';

export const earningsPath = '/earnings';
export const leaderboardsPath = '/leaderboards';
export const replaysPath = '/replays';
/** The replays with one of them open; a replay has the id of its battle or match. */
export const replayPath = (id: string): string => withQuery(replaysPath, { replay: id });
