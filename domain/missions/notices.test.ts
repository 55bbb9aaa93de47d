import { expect, it } from 'vitest';
import { eventOf, toldBy } from '../../tests/support/told.ts';
import { DAY } from '../shared/time.ts';
import { missionsNotices } from './notices.ts';

const told = toldBy(missionsNotices);

it('what staff decide and what is reached', () => {
  const mission = { userId: 'u', title: 'Win 2 Games', mission: 'win-2-games', period: '2026-01-05' };
  expect(told('mission.completed', mission)).toMatchObject([
    { uniqueKey: 'mission:win-2-games:2026-01-05', channel: 'missions', link: '/missions' },
  ]);
  expect(told('streak.milestone', { userId: 'u', milestone: 7, coins: 150 })).toMatchObject([
    { title: '7 days in a row', message: 'Your streak earned you 150 BC.', channel: 'missions' },
  ]);
});

it.each([
  [7, 'Win 2 Games: claim your reward within 7 days.'],
  [86.5, 'Win 2 Games: claim your reward within 86 days.'],
  [1, 'Win 2 Games: claim your reward within 1 day.'],
  [null, 'Win 2 Games: claim your reward.'],
])('a completed mission can be claimed for %s days by its row', (days, message) => {
  const { at } = eventOf('mission.completed', {});
  const data = { userId: 'u', title: 'Win 2 Games', ...(days !== null && { claimBy: at + days * DAY }) };
  expect(told('mission.completed', data)).toMatchObject([{ message }]);
});
