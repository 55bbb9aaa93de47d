import type { Grounds } from '../../domain/disputes/decide-dispute.ts';
import type { Contest, Contested } from './contested.ts';

/** What the rule has to know of a contest. */
export const groundsOf = ({ decisions }: Contested, { sides, standingId, isDisputed }: Contest): Grounds => ({
  sideIds: sides.map(({ id }) => id),
  standingId,
  isDisputed,
  decisions,
});
