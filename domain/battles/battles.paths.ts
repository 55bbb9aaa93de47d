import { pathTo, withQuery } from '../shared/path-to.ts';

export const dashboardPath = '/dashboard';
export type BattlegroundTab = 'create' | 'live-battles' | 'tournaments' | 'brackets' | 'creators' | 'premium';
export const battlegroundsPath = (tab: BattlegroundTab): string => withQuery(dashboardPath, { tab });

export const challengePattern = '/challenge/:id?';
/** The page of a battle. `code` lets others into an invite-only one; null for any other. */
export const challengePath = (battleId: string, code: string | null = null): string => {
  const path = pathTo(challengePattern, { id: battleId });
  return code === null ? path : withQuery(path, { code });
};
/** The same with the question that takes the free seat. */
export const joinPath = (battleId: string, code: string | null): string =>
  withQuery(challengePath(battleId), { ...(code !== null && { code }), dialog: 'join' });
