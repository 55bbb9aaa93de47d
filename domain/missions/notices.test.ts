import { expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { missionsNotices } from './notices.ts';

const told = toldBy(missionsNotices);

it('what staff decide and what is reached', () => {
  const mission = { userId: 'u', title: 'Win 2 Games', mission: 'win-2-games', period: '2026-01-05' };
  expect(told('mission.completed', mission)).toMatchObject([
    { uniqueKey: 'mission:win-2-games:2026-01-05', channel: 'missions', link: '/missions' },
  ]);
  expect(told('streak.milestone', { userId: 'u', milestone: 7, coins: 150 })).toMatchObject([
    { title: '7 days in a row', message: 'Your streak has brought you 150 BC.', channel: 'missions' },
  ]);
});
