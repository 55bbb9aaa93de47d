import { describe, expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { securityNotices } from './notices.ts';

const told = toldBy(securityNotices);

describe('security', () => {
  const facts = { location: '203.0.113.9' };

  it.each([
    ['device.added', 'Sign-in from a new device', 'none'],
    ['password.changed', 'Password changed', 'none'],
    ['password.reset', 'Password reset', 'none'],
    ['two-factor.enabled', 'Two-factor authentication on', 'none'],
    ['two-factor.disabled', 'Two-factor authentication off', 'none'],
    ['recovery-codes.replaced', 'New recovery codes', 'always'],
    ['passkey.added', 'Passkey added', 'always'],
    ['passkey.removed', 'Passkey removed', 'always'],
    ['sessions.ended', 'Other sessions ended', 'always'],
  ])('%s is the alert %s, whatever is switched off', (type, title, mail) => {
    const [notice, ...more] = told(type, { userId: 'u', device: 'Firefox on Linux', count: 2 }, facts);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId: 'u', tab: 'security', title, mail, topics: [], channel: null });
    expect(notice?.data).toMatchObject({ alert: title, device: 'Firefox on Linux', location: '203.0.113.9' });
    expect(notice?.data['action']).toMatch(/\w/);
  });

  it('says nothing of device and location where nothing is known', () => {
    expect(told('device.added', { userId: 'u' })).toMatchObject([{ data: { device: null, location: null } }]);
  });

  it('counts the sessions that have ended', () => {
    expect(told('sessions.ended', { userId: 'u', count: 1 })[0]?.message).toMatch(/^Another device was/);
    expect(told('sessions.ended', { userId: 'u', count: 3 })[0]?.message).toMatch(/^3 other devices were/);
    expect(told('two-factor.asked', { userId: 'u' })).toEqual([]);
  });
});
