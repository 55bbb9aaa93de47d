import { expect } from 'playwright/test';
import { SESSION_POINTS } from '../../../domain/platform/api-limits.ts';
import { player, settled, test } from '../support.ts';

/** One after the other, as fast as each of them is there. */
const TOUR = [
  '/home',
  '/dashboard?tab=live-battles',
  '/dashboard?tab=tournaments',
  '/dashboard?tab=brackets',
  '/tournaments/bracket-6?tab=bracket',
  '/challenge/1',
  '/wallet',
  '/leaderboards',
  '/replays',
  '/friends',
  '/notifications',
  '/teams',
  '/teams/team-3',
  '/arcade',
  '/profile',
  '/store',
  '/streams',
  '/missions',
  '/creators',
  '/trust',
  '/settings',
];

test('three tours of the rooms at once leave more than half of what sessions of an account may spend in a minute', async ({
  browser,
}) => {
  test.slow();
  let least = SESSION_POINTS;
  let answers = 0;
  const tour = async (): Promise<void> => {
    const page = await player(browser, 'demo');
    page.on('response', (response) => {
      const left = /"sessions";r=(\d+)/.exec(response.headers()['ratelimit'] ?? '')?.[1];
      if (left === undefined) return;
      answers++;
      least = Math.min(least, Number(left));
    });
    for (const path of TOUR) {
      await page.goto(path);
      await settled(page);
    }
  };
  await Promise.all([tour(), tour(), tour()]);
  expect(answers).toBeGreaterThan(3 * TOUR.length);
  expect(least).toBeGreaterThan(SESSION_POINTS / 2);
});
