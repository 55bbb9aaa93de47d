import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../shared/time.ts';
import {
  CODE_LIFE_MS,
  CODE_TRIES,
  type CodeLock,
  type RegistrationForm,
  checkCode,
  leadOf,
  referralCodeOf,
  refusalsOf,
  ruleOnResend,
} from './registration.ts';
import { REGISTRATION_LIFE_MS } from './registration-life.ts';

const good: RegistrationForm = {
  username: 'Nova',
  email: 'nova@players.example',
  password: 'correct-Horse-9',
  confirmPassword: 'correct-Horse-9',
  referralCode: '',
  agreeToTerms: true,
};

describe('refusalsOf', () => {
  it('finds nothing wrong with a form that is filled in', () => {
    expect(refusalsOf(good)).toEqual({});
    expect(refusalsOf({ ...good, email: '  nova@players.example ' })).toEqual({});
  });

  it.each([
    [{ username: 'no' }, { username: 'USERNAME_UNUSABLE' }],
    [{ email: 'nova@' }, { email: 'EMAIL_UNUSABLE' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'PASSWORD_UNUSABLE' }],
    [{ confirmPassword: 'correct-horse-9' }, { confirmPassword: 'PASSWORDS_DIFFER' }],
    [{ agreeToTerms: false }, { agreeToTerms: 'TERMS_REQUIRED' }],
  ])('blames %j at its field', (change, refusals) => {
    expect(refusalsOf({ ...good, ...change })).toEqual(refusals);
  });

  it('finds everything at once, in the order of the form', () => {
    const empty = {
      username: '',
      email: '',
      password: '',
      confirmPassword: 'x',
      referralCode: '',
      agreeToTerms: false,
    };
    expect(Object.entries(refusalsOf(empty))).toEqual([
      ['username', 'USERNAME_UNUSABLE'],
      ['email', 'EMAIL_UNUSABLE'],
      ['password', 'PASSWORD_UNUSABLE'],
      ['confirmPassword', 'PASSWORDS_DIFFER'],
      ['agreeToTerms', 'TERMS_REQUIRED'],
    ]);
  });
});

describe('leadOf', () => {
  it('makes one refusal of many', () => {
    expect(leadOf({})).toBeNull();
    expect(leadOf({ username: 'USERNAME_TAKEN' })).toEqual({ code: 'USERNAME_TAKEN', field: 'username' });
    expect(leadOf({ username: 'USERNAME_TAKEN', referralCode: 'REFERRAL_UNKNOWN' })).toEqual({
      code: 'USERNAME_TAKEN',
      field: 'username',
      data: { referralCode: 'REFERRAL_UNKNOWN' },
    });
  });
});

it('reads a referral code as people write it', () => {
  expect(referralCodeOf(' kx72qd9m ')).toBe('KX72QD9M');
});

describe('checkCode', () => {
  const START = 1_000_000;
  const lock: CodeLock = { codeExpiresAt: START + CODE_LIFE_MS, tries: 0, expiresAt: START + REGISTRATION_LIFE_MS };
  const answer = (change: Partial<CodeLock>, isRight: boolean, now = START) =>
    checkCode({ ...lock, ...change }, isRight, now);
  const codeOf = ({ ruling }: ReturnType<typeof checkCode>) => (ruling.ok ? 'right' : ruling.refusal.code);

  it('lives ten minutes and takes five wrong codes', () => {
    expect([CODE_LIFE_MS, CODE_TRIES]).toEqual([10 * MINUTE, 5]);
  });

  it('opens with the right code until the very end of its time', () => {
    expect(answer({}, true)).toEqual({ ruling: { ok: true, value: null }, tries: 0 });
    expect(codeOf(answer({ tries: 4 }, true))).toBe('right');
    expect(codeOf(answer({}, true, lock.codeExpiresAt - 1))).toBe('right');
    expect(codeOf(answer({}, true, lock.codeExpiresAt))).toBe('CODE_EXPIRED');
  });

  it('counts every wrong code down and locks with the fifth', () => {
    expect([0, 1, 2, 3].map((tries) => answer({ tries }, false).ruling)).toEqual(
      [4, 3, 2, 1].map((triesLeft) => ({
        ok: false,
        refusal: { code: 'CODE_WRONG', field: 'code', data: { triesLeft } },
      })),
    );
    expect(answer({ tries: 4 }, false)).toEqual({
      ruling: { ok: false, refusal: { code: 'CODE_LOCKED', field: 'code' } },
      tries: 5,
    });
  });

  it('says nothing about a code that it does not look at, and charges nothing for it', () => {
    for (const isRight of [true, false]) {
      expect(answer({ tries: 2 }, isRight, lock.codeExpiresAt)).toMatchObject({ tries: 2 });
      expect(codeOf(answer({ tries: 5 }, isRight))).toBe('CODE_LOCKED');
      expect(codeOf(answer({}, isRight, lock.expiresAt))).toBe('REGISTRATION_MISSING');
    }
  });

  it('never opens after five wrong codes, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 6, maxLength: 20 }), (codes) => {
        let tries = 0;
        let wrong = 0;
        for (const isRight of codes) {
          const check = answer({ tries }, isRight);
          if (check.ruling.ok) {
            expect(wrong).toBeLessThan(CODE_TRIES);
            return;
          }
          wrong++;
          ({ tries } = check);
          expect(tries).toBe(Math.min(wrong, CODE_TRIES));
        }
      }),
    );
  });

  it('gives another code until its tries are spent or its day is over', () => {
    expect(ruleOnResend({ tries: 4, expiresAt: START + 1 }, START).ok).toBe(true);
    expect(ruleOnResend({ tries: 5, expiresAt: START + 1 }, START)).toMatchObject({ refusal: { code: 'CODE_LOCKED' } });
    expect(ruleOnResend({ tries: 0, expiresAt: START }, START)).toMatchObject({
      refusal: { code: 'REGISTRATION_MISSING' },
    });
  });
});
