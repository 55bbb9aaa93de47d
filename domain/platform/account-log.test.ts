import { describe, expect, it } from 'vitest';
import { EVENT_ABOUT } from '../shared/told.ts';
import { filterOf, goOnAfter } from './account-log.ts';
import { API_SCOPES, type ApiScope } from './scopes.ts';

const seen = (scopes: readonly ApiScope[] | null, types: Parameters<typeof filterOf>[1] = null) => {
  const ruling = filterOf(scopes && new Set(scopes), types);
  return ruling.ok ? ruling.value.about : ruling.refusal;
};

describe('of the log of an account', () => {
  it('a session sees everything', () => {
    expect(seen(null)).toEqual(EVENT_ABOUT);
    expect(seen(null, ['payout.changed'])).toEqual(EVENT_ABOUT);
  });

  it('a key sees what its scopes open, and payouts with none', () => {
    expect(seen(['battles:read'])).toEqual(['battle', 'tournament']);
    expect(seen(['friends:read', 'notifications:read'])).toEqual(['friend', 'stream']);
    expect(seen(['bets:read'], ['challenge.result'])).toEqual(['bet']);
    expect(seen(API_SCOPES)).toEqual(EVENT_ABOUT.filter((about) => about !== 'payout'));
    expect(seen(API_SCOPES, ['wager.placed', 'payout.changed'])).toEqual({ code: 'CLOSED_TO_KEYS' });
  });

  it('a key that opens nothing of it is told which scopes would', () => {
    expect(seen(['account:read', 'wallet:read', 'earnings:read'])).toEqual({
      code: 'SCOPE_REQUIRED',
      data: { scopes: 'battles:read bets:read friends:read notifications:read' },
    });
  });

  it('nobody asks for no type at all', () => {
    expect(seen(null, [])).toEqual({ code: 'BAD_INPUT', field: 'types' });
  });
});

describe('who was away', () => {
  const codeOf = (...given: Parameters<typeof goOnAfter>) => {
    const ruling = goOnAfter(...given);
    return ruling.ok ? 'ok' : ruling.refusal.code;
  };

  it('goes on as long as nothing that came after is dropped, to the number', () => {
    expect(codeOf(0, { last: 9, oldest: 1 })).toBe('ok');
    expect(codeOf(4, { last: 9, oldest: 5 })).toBe('ok');
    expect(codeOf(3, { last: 9, oldest: 5 })).toBe('TOO_FAR_BEHIND');
  });

  it('has missed nothing where nothing came after, however long ago that was', () => {
    expect(codeOf(9, { last: 9, oldest: null })).toBe('ok');
    expect(codeOf(8, { last: 9, oldest: null })).toBe('TOO_FAR_BEHIND');
    expect(codeOf(0, { last: 0, oldest: null })).toBe('ok');
  });

  it('cannot stand where nobody has been', () => {
    expect(codeOf(10, { last: 9, oldest: 1 })).toBe('BAD_INPUT');
    expect(codeOf(-1, { last: 9, oldest: 1 })).toBe('BAD_INPUT');
  });
});
