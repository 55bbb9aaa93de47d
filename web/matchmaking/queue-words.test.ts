import { expect, it } from 'vitest';
import { gameWordOf, rangeWordOf, reasonWordsOf, waitWordOf } from './queue-words.ts';

it('names games, ranges of stakes and waits as people read them', () => {
  expect([gameWordOf('LEAGUE'), gameWordOf(null)]).toEqual(['League of Legends', '']);
  expect([rangeWordOf(10_00, 50_00), rangeWordOf(12_50, 12_50)]).toEqual(['$10 to $50', '$12.50']);
  expect([1, 40, 89, 90, 185].map(waitWordOf)).toEqual([
    'about a second',
    'about 40 seconds',
    'about 89 seconds',
    'about 2 minutes',
    'about 3 minutes',
  ]);
});

it('says why a player is where the player is, and of a stake that could not be held the very reason', () => {
  expect(reasonWordsOf(null, null)).toBeNull();
  expect(reasonWordsOf('UNABLE', 'INSUFFICIENT_FUNDS')?.words).toContain('enough available');
  expect(reasonWordsOf('UNABLE', 'PLAY_LIMIT_REACHED')?.words).toContain('limit you’ve set');
  expect(reasonWordsOf('OPPONENT_ABSENT', null)?.words).toBe('You’re first in the queue again.');
});
