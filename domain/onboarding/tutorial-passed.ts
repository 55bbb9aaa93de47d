import type { NewEvent } from '../shared/events.ts';

/** What is told of a round that was passed. */
export const tutorialPassed = (userId: string, at: number): NewEvent<'tutorial.passed'> => ({
  type: 'tutorial.passed',
  entity: 'account',
  entityId: userId,
  concerns: [userId],
  data: { userId },
  at,
});
