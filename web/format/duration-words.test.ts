import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { durationWords } from './duration-words.ts';

test('a duration is said in its two largest units', () => {
  expect([0, MINUTE, 61 * MINUTE, 2 * HOUR, DAY + HOUR + 59 * MINUTE, 3 * DAY].map(durationWords)).toEqual([
    'less than a minute',
    '1 minute',
    '1 hour 1 minute',
    '2 hours',
    '1 day 1 hour',
    '3 days',
  ]);
});
