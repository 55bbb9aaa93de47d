import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { shownDays, uptimeWords } from './status-words.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const watched = (day: string, given: object) => ({
  __typename: 'PlatformDay' as const,
  day,
  uptime: 100,
  downMs: 0,
  maintenanceMs: 0,
  ...given,
});

it('ninety days are told, each with what happened in it, and those that nobody watched as such', () => {
  const days = shownDays(
    [
      watched('2026-11-25', { uptime: 95.83, downMs: HOUR }),
      watched('2026-11-26', { uptime: null, maintenanceMs: DAY }),
      watched('2026-11-27', {}),
    ],
    NOW,
  );
  expect(days).toHaveLength(90);
  expect(days[0]).toMatchObject({ day: '2026-08-30', state: 'unwatched' });
  expect(days.slice(-3).map(({ state }) => state)).toEqual(['down', 'maintenance', 'up']);
  expect(days.slice(-3).map(({ words }) => words.slice(words.indexOf(':') + 2))).toEqual([
    '95.83% uptime, down for 1 hour',
    'maintenance for 1 day',
    '100% uptime',
  ]);
});

it.each([
  [100, '100%'],
  [99.9, '99.9%'],
  [99.987, '99.99%'],
])('%d is said as %s', (percent, words) => {
  expect(uptimeWords(percent)).toBe(words);
});
