import { describe, expect, it } from 'vitest';
import {
  CLEAN_FOR,
  type Candidate,
  HURDLES,
  type Hurdle,
  JUROR_AGE_MIN,
  JUROR_BATTLES_MIN,
  hurdlesOf,
  isStranger,
} from './juror.ts';

const NOW = Date.UTC(2026, 5, 1);
const GOOD: Candidate = {
  role: 'player',
  isActive: true,
  verification: 'verified',
  createdAt: NOW - JUROR_AGE_MIN,
  sanctionedAt: null,
  battles: JUROR_BATTLES_MIN,
};

describe('who may serve on a jury', () => {
  it('is a verified player with an account of thirty days, ten battles and nothing against them', () => {
    expect(hurdlesOf(GOOD, NOW)).toEqual([]);
    expect(hurdlesOf({ ...GOOD, role: 'creator' }, NOW)).toEqual([]);
    expect(hurdlesOf({ ...GOOD, sanctionedAt: NOW - CLEAN_FOR }, NOW)).toEqual([]);
  });

  it.each<[Hurdle, Partial<Candidate>]>([
    ['staff', { role: 'moderator' }],
    ['staff', { role: 'administrator' }],
    ['standing', { isActive: false }],
    ['unverified', { verification: 'pending' }],
    ['new-account', { createdAt: NOW - JUROR_AGE_MIN + 1 }],
    ['sanctioned', { sanctionedAt: NOW - CLEAN_FOR + 1 }],
    ['unplayed', { battles: JUROR_BATTLES_MIN - 1 }],
  ])('%s alone keeps somebody from it', (hurdle, change) => {
    expect(hurdlesOf({ ...GOOD, ...change }, NOW)).toEqual([hurdle]);
  });

  it('hears everything that is missing at once', () => {
    const bad: Candidate = {
      role: 'moderator',
      isActive: false,
      verification: 'unverified',
      createdAt: NOW,
      sanctionedAt: NOW,
      battles: 0,
    };
    expect(hurdlesOf(bad, NOW)).toEqual(HURDLES);
  });

  it('is a stranger to everybody in the case', () => {
    const none = { isInvolved: false, isFriend: false, isBlocked: false, sharesOrigin: false };
    expect(isStranger(none)).toBe(true);
    for (const link of Object.keys(none)) expect(isStranger({ ...none, [link]: true }), link).toBe(false);
  });
});
