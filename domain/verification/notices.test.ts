import { expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { verificationNotices } from './notices.ts';

const told = toldBy(verificationNotices);

it('what staff decide and what is reached', () => {
  const data = { userId: 'u', title: 'First Blood', achievement: 'first-win', reason: 'Be kind.' };
  expect(told('verification.verified', data)).toMatchObject([{ title: 'You are verified', mail: 'at-once' }]);
  expect(told('verification.refused', data)).toMatchObject([{ title: 'We couldn’t accept your documents' }]);
  expect(told('verification.submitted', data)).toEqual([]);
});
