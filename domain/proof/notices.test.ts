import { describe, expect, it } from 'vitest';
import { brief, toldBy } from '../../tests/support/told.ts';
import { proofNotices } from './notices.ts';

const told = toldBy(proofNotices);

describe('security', () => {
  const facts = { location: '203.0.113.9' };

  it.each([
    ['lichess.linked', 'Lichess account linked', 'always'],
    ['lichess.unlinked', 'Lichess account unlinked', 'always'],
  ])('%s is the alert %s, whatever is switched off', (type, title, mail) => {
    const [notice, ...more] = told(type, { userId: 'u', device: 'Firefox on Linux', count: 2 }, facts);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId: 'u', tab: 'security', title, mail, topics: [], channel: null });
    expect(notice?.data).toMatchObject({ alert: title, device: 'Firefox on Linux', location: '203.0.113.9' });
    expect(notice?.data['action']).toMatch(/\w/);
  });

  it.each([
    ['game-account.linked', 'Steam account linked'],
    ['game-account.unlinked', 'Steam account unlinked'],
    ['game-account.keyed', 'New CS2 file'],
  ])('%s is told as %s, by mail too, whatever is switched off', (type, title) => {
    expect(brief(told(type, { userId: 'u' }))).toEqual([['u', title, 'security', 'always']]);
  });
});
