import { describe, expect, it } from 'vitest';
import { credentialIn } from './credential-in.ts';

describe('40.12: the greeting of a socket', () => {
  it.each([
    { authorization: 'Bearer k' },
    { Authorization: 'Bearer k' },
    { AUTHORIZATION: 'Bearer k' },
    { headers: { authorization: 'Bearer k' } },
    { headers: { Authorization: 'Bearer k' } },
    { Headers: { Authorization: 'Bearer k' } },
    { Authorization: 'Bearer k', authToken: 'other' },
    { pageAgeMs: 5, headers: { 'x-other': '1', authorization: 'Bearer k' } },
  ])('%j is read', (greeting) => {
    expect(credentialIn(greeting)).toEqual({ authorization: 'Bearer k', unread: null });
  });

  it.each([
    [{ authToken: 'k' }, 'authToken'],
    [{ token: 'k' }, 'token'],
    [{ accessToken: 'k' }, 'accessToken'],
    [{ access_token: 'k' }, 'access_token'],
    [{ apiKey: 'k' }, 'apiKey'],
    [{ 'x-api-key': 'k' }, 'x-api-key'],
    [{ 'X-Auth-Token': 'k' }, 'X-Auth-Token'],
    [{ headers: { jwt: 'k' } }, 'jwt'],
    [{ auth: { token: 'k' } }, 'auth'],
    [{ authorization: { token: 'k' } }, 'authorization'],
    [{ Authorization: null }, 'Authorization'],
  ])('%j is refused with its name', (greeting, unread) => {
    expect(credentialIn(greeting)).toEqual({ authorization: undefined, unread });
  });

  it.each([undefined, null, {}, 'Bearer k', 5, [], { pageAgeMs: 5 }, { token: '' }, { token: null }, { headers: 'x' }])(
    '%j has none',
    (greeting) => {
      expect(credentialIn(greeting)).toEqual({ authorization: undefined, unread: null });
    },
  );
});
