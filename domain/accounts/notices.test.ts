import { describe, expect, it } from 'vitest';
import { eventOf, toldBy } from '../../tests/support/told.ts';
import { MINUTE } from '../shared/time.ts';
import { accountsNotices } from './notices.ts';

const told = toldBy(accountsNotices);

describe('security', () => {
  const facts = { location: '203.0.113.9' };

  it.each([['account.inspected', 'An administrator viewed your account', 'always']])(
    '%s is the alert %s, whatever is switched off',
    (type, title, mail) => {
      const [notice, ...more] = told(type, { userId: 'u', device: 'Firefox on Linux', count: 2 }, facts);
      expect(more).toEqual([]);
      expect(notice).toMatchObject({ userId: 'u', tab: 'security', title, mail, topics: [], channel: null });
      expect(notice?.data).toMatchObject({ alert: title, device: 'Firefox on Linux', location: '203.0.113.9' });
      expect(notice?.data['action']).toMatch(/\w/);
    },
  );

  it.each(['active', 'suspended', 'banned'])('an account that becomes %s is told so', (status) => {
    expect(told('account.standing-changed', { status })).toMatchObject([{ userId: 'thing', tab: 'security' }]);
  });
});

it('what staff decide and what is reached', () => {
  const data = { userId: 'u', title: 'First Blood', achievement: 'first-win', reason: 'Be kind.' };
  expect(told('account.warned', data)).toMatchObject([{ message: 'Be kind.', mail: 'always', topics: [] }]);
  expect(told('account.closed', {})).toEqual([]);
});

it.each([
  [15, /for up to 15 minutes/],
  [1, /for up to 1 minute/],
  [null, /saw what you see and couldn’t/],
])('an inspection lasted %s minutes at the most by its row', (minutes, message) => {
  const { at } = eventOf('account.inspected', {});
  const data = { userId: 'u', ...(minutes !== null && { until: at + minutes * MINUTE }) };
  expect(told('account.inspected', data)[0]?.message).toMatch(message);
});
