import type { Unlock } from '../../domain/missions/missions.ts';
import type { User } from '../../db/accounts/index.ts';

/** The areas whose events `countMissions` hears: a room that opens one adds it together with its events. */
const OPEN_AREAS: readonly Unlock[] = ['arcade', 'streams'];

/** What is open to a player; missions that wait for anything else are locked and count nothing. */
export const unlockedFor = ({ verification }: Pick<User, 'verification'>): ReadonlySet<Unlock> =>
  new Set(verification === 'verified' ? [...OPEN_AREAS, 'verified'] : OPEN_AREAS);
