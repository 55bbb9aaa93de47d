import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPending, keepPending, keepWaiting, pendingInLink, readPending } from './pending-registration.ts';

const DAY = 86_400_000;
const registration = { registrationId: 'r1', username: 'Nova', email: 'nova@players.example', referralCode: '' };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the pending registration', () => {
  it('is kept for a day and forgotten when its code was right', () => {
    expect(readPending()).toBeNull();
    keepPending(registration);
    expect(readPending()).toMatchObject(registration);
    vi.setSystemTime(1_000_000 + DAY - 1);
    expect(readPending()).not.toBeNull();
    vi.setSystemTime(1_000_000 + DAY);
    expect(readPending()).toBeNull();
    vi.setSystemTime(1_000_000);
    forgetPending();
    expect(readPending()).toBeNull();
  });

  it('holds what the page needs and nothing that opens an account', () => {
    keepPending(registration);
    const kept = JSON.parse(localStorage.getItem('pendingRegistration') ?? '{}') as object;
    expect(Object.keys(kept).toSorted()).toEqual(['email', 'expiresAt', 'referralCode', 'registrationId', 'username']);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"registrationId":1}',
    'not json',
    '{"registrationId":"r","username":"n","email":"e","referralCode":"","expiresAt":"soon"}',
  ])('takes %j for none', (text) => {
    localStorage.setItem('pendingRegistration', text);
    expect(readPending()).toBeNull();
  });

  it('is none in a browser that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepPending(registration)).not.toThrow();
    expect(readPending()).toBeNull();
  });

  it('is taken over from a sign-in that finds it waiting, and from no other refusal', () => {
    const data = { registrationId: 'r2', email: 'nova@players.example', referralCode: 'KX72QD9M' };
    expect(keepWaiting('INVALID_CREDENTIALS', 'Nova', data)).toBe(false);
    expect(keepWaiting('REGISTRATION_WAITING', 'Nova', {})).toBe(false);
    expect(keepWaiting(null, 'Nova', data)).toBe(false);
    expect(readPending()).toBeNull();
    expect(keepWaiting('REGISTRATION_WAITING', 'Nova', data)).toBe(true);
    expect(readPending()).toMatchObject({ username: 'Nova', ...data });
  });

  it('is named by a mailed link, whose account begins without the forgotten password', () => {
    expect(pendingInLink('#registration=r3')).toMatchObject({ registrationId: 'r3', isPasswordForgotten: true });
    for (const hash of ['', '#', '#token=r3', '#registration=']) expect(pendingInLink(hash)).toBeNull();
  });
});
