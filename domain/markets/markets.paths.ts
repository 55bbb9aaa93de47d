import { pathTo } from '../shared/path-to.ts';

export const betsPath = '/bets';
export const betPattern = '/bets/:id';
export const betPath = (id: string): string => pathTo(betPattern, { id });
