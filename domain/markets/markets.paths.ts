import { pathTo } from '../shared/path-to.ts';

export const betsPath = '/bets';
/** Where staff see what the house risks in bets. */
export const betsDeskPath = '/admin/bets';
export const betPattern = '/bets/:id';
export const betPath = (id: string): string => pathTo(betPattern, { id });
