import { expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { resultsNotices } from './notices.ts';

const told = toldBy(resultsNotices);

it('what staff decide and what is reached', () => {
  const data = { userId: 'u', title: 'First Blood', achievement: 'first-win', reason: 'Be kind.' };
  expect(told('achievement.unlocked', data)).toMatchObject([
    { uniqueKey: 'achievement:first-win', channel: 'missions', message: 'First Blood is now on your profile.' },
  ]);
});
