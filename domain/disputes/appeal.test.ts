import { describe, expect, it } from 'vitest';
import { HOUR } from '../shared/time.ts';
import { APPEAL_WINDOW, type Appealable, type AppealedCase, decideAppeal, mayAppeal } from './appeal.ts';

const NOW = 1_000_000_000;
const decided: Appealable = {
  status: 'resolved',
  deciderId: 'moderator',
  decidedAt: NOW,
  outcome: { winnerId: 'one' },
  isSuperseded: false,
  hasAppeal: false,
};
const codeOf = (ruling: ReturnType<typeof mayAppeal> | ReturnType<typeof decideAppeal>) =>
  ruling.ok ? ruling.value : ruling.refusal.code;

describe('an appeal', () => {
  it('is filed within 48 hours of the decision, once in a case (BC-13)', () => {
    expect(APPEAL_WINDOW).toBe(48 * HOUR);
    expect(codeOf(mayAppeal(decided, NOW))).toBeNull();
    expect(codeOf(mayAppeal(decided, NOW + APPEAL_WINDOW))).toBeNull();
    expect(codeOf(mayAppeal(decided, NOW + APPEAL_WINDOW + 1))).toBe('APPEAL_TOO_LATE');
    expect(codeOf(mayAppeal({ ...decided, hasAppeal: true }, NOW))).toBe('ALREADY_APPEALED');
  });

  it.each([
    ['nobody has decided yet', { status: 'in_review', decidedAt: null }, 'DISPUTE_UNDECIDED'],
    ['the server ended it', { deciderId: null }, 'DECISION_FINAL'],
    ['the contest goes on', { outcome: null }, 'DECISION_FINAL'],
    ['a later dispute was opened', { isSuperseded: true }, 'DECISION_FINAL'],
  ] as const)('is not known where %s', (_, change, code) => {
    expect(codeOf(mayAppeal({ ...decided, ...change }, NOW))).toBe(code);
  });
});

describe('the decision over an appeal', () => {
  const appealed: AppealedCase = {
    deciderId: 'moderator',
    isOpen: true,
    outcome: { winnerId: 'one' },
    sideIds: ['one', 'other'],
  };
  const senior = { id: 'senior', role: 'senior_moderator', isInvolved: false } as const;

  it('leaves the outcome, or sets another one of the contest', () => {
    expect(codeOf(decideAppeal(appealed, senior, 'uphold', null))).toBeNull();
    expect(codeOf(decideAppeal(appealed, senior, 'overturn', 'other'))).toEqual({ winnerId: 'other' });
    expect(codeOf(decideAppeal(appealed, senior, 'overturn', null))).toEqual({ winnerId: null });
    for (const winner of ['one', 'stranger'])
      expect(codeOf(decideAppeal(appealed, senior, 'overturn', winner))).toBe('WINNER_REQUIRED');
  });

  it('is a senior’s who did not decide before and has no part in it, and is made once', () => {
    expect(codeOf(decideAppeal(appealed, { ...senior, role: 'moderator' }, 'uphold', null))).toBe('SENIOR_ONLY');
    expect(codeOf(decideAppeal(appealed, { ...senior, isInvolved: true }, 'uphold', null))).toBe('OWN_DISPUTE');
    expect(codeOf(decideAppeal(appealed, { ...senior, id: 'moderator' }, 'uphold', null))).toBe('OWN_DECISION');
    expect(codeOf(decideAppeal({ ...appealed, isOpen: false }, senior, 'uphold', null))).toBe('DISPUTE_DECIDED');
    expect(codeOf(decideAppeal({ ...appealed, outcome: null }, senior, 'overturn', 'other'))).toBe('DECISION_FINAL');
  });
});
