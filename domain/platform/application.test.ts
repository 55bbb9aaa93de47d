import { describe, expect, test } from 'vitest';
import { askedScopes, deviceCodeOf, isRedirect } from './application.ts';

describe('where players can be sent back', () => {
  test.each([
    'https://bot.example/callback',
    'https://bot.example:8443/callback?from=gauntlet',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/callback',
    'http://localhost:3000',
  ])('is %s', (address) => expect(isRedirect(address)).toBe(true));

  test.each([
    ['plain http', 'http://bot.example/callback'],
    ['a host that only begins like this machine', 'http://127.0.0.1.bot.example/'],
    ['this machine over https', 'https://localhost/callback'],
    ['a fragment', 'https://bot.example/#here'],
    ['an empty fragment', 'https://bot.example/#'],
    ['credentials', 'https://me:secret@bot.example/'],
    ['a wildcard', 'https://*.bot.example/'],
    ['another scheme', 'javascript:alert(1)'],
    ['a scheme of an app', 'bot://callback'],
    ['no address', 'callback'],
    ['spaces', ' https://bot.example/'],
    ['too long a one', `https://bot.example/${'x'.repeat(500)}`],
  ])('is not %s', (_, address) => expect(isRedirect(address)).toBe(false));
});

describe('what an application asks for', () => {
  test('is read with what it includes, in our own order, once', () =>
    expect(askedScopes('battles:stake account:read account:read')).toEqual([
      'account:read',
      'battles:read',
      'battles:stake',
    ]));

  test('is nothing of what is not given to applications', () => {
    expect(askedScopes('overlay:wallet openid payouts:write BATTLES:READ')).toEqual([]);
    expect(askedScopes('')).toEqual([]);
    expect(askedScopes(undefined)).toEqual([]);
  });
});

describe('the code of a device', () => {
  test('is read however it is typed', () => {
    for (const typed of ['BCDF-GHJK', 'bcdf ghjk', ' bcdfghjk ']) expect(deviceCodeOf(typed)).toBe('BCDFGHJK');
  });

  test('has eight letters', () => {
    for (const typed of ['', 'BCDF-GHJ', 'BCDF-GHJK-L', '1234-5678']) expect(deviceCodeOf(typed)).toBeNull();
  });
});
