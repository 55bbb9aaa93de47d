import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KEY_BYTES, KEY_PATTERN, isKey, keyOf, shownOf, withinKeyStake, faultOfKey } from './api-key.ts';
import { scopesIn } from './scopes.ts';

const BYTES = Uint8Array.from({ length: KEY_BYTES }, (_, index) => (index * 37) % 256);
const KEY = keyOf(BYTES);

describe('a key', () => {
  it('has the published form, and shows thirteen letters again', () => {
    expect(KEY).toMatch(KEY_PATTERN);
    expect(KEY).toHaveLength(47);
    expect(shownOf(KEY)).toBe(KEY.slice(0, 13));
  });

  it('ends with CRC-32 of what stands before, in six letters of base 62', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const value = Array.from(KEY.slice(-6)).reduce((sum, letter) => sum * 62 + alphabet.indexOf(letter), 0);
    expect(value).toBe(crc32(KEY.slice(0, -6)));
  });

  it('with any one letter changed is none', () => {
    expect(isKey(KEY)).toBe(true);
    for (let place = 0; place < KEY.length; place++) {
      const letter = KEY[place] === 'x' ? 'y' : 'x';
      expect(isKey(KEY.slice(0, place) + letter + KEY.slice(place + 1)), `letter ${place}`).toBe(false);
    }
    expect(isKey('')).toBe(false);
    expect(isKey(`${KEY} `)).toBe(false);
  });

  it('takes no letter more often than another: bytes that would are left out', () => {
    const high = Uint8Array.from({ length: 96 }, (_, index) => (index < 64 ? 250 : index - 64));
    expect(keyOf(high).slice(9, 41)).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUV');
    expect(() => keyOf(high.subarray(0, 64))).toThrow('too few bytes');
  });
});

describe('the cap of a day', () => {
  it('is reached to the cent and not passed', () => {
    expect(withinKeyStake(9_00, 1_00, 10_00)).toEqual({ ok: true, value: 10_00 });
    expect(withinKeyStake(9_00, 1_01, 10_00)).toEqual({
      ok: false,
      refusal: { code: 'KEY_STAKE_REACHED', data: { capCents: 10_00, leftCents: 1_00 } },
    });
    expect(withinKeyStake(0, 1, 0).ok).toBe(false);
  });
});

it('whoever may play or stake may also see battles, and nothing else is included in anything', () => {
  expect(scopesIn(['battles:stake'])).toEqual(['battles:read', 'battles:stake']);
  expect(scopesIn(['battles:play'])).toEqual(['battles:read', 'battles:play']);
  expect(scopesIn(['wallet:read', 'account:read'])).toEqual(['account:read', 'wallet:read']);
});

it.each([
  ['is not there', undefined, 'KEY_UNKNOWN'],
  ['its owner ended', { expiresAt: 100, revokedAt: 50 }, 'KEY_REVOKED'],
  ['ran out', { expiresAt: 100, revokedAt: null }, 'KEY_EXPIRED'],
  ['is good', { expiresAt: 101, revokedAt: null }, null],
] as const)('says why a key that %s opens nothing', (_, key, fault) => {
  expect(faultOfKey(key, 100)).toBe(fault);
});
