import { describe, expect, it } from 'vitest';
import { SECOND } from '../shared/time.ts';
import { openSteps, proofOf, spellRecoveryCode, stepAt } from './second-factor.ts';

const NOON = Date.UTC(2026, 2, 2, 12);

describe('the steps of a code', () => {
  it.each([
    [0, 0],
    [29_999, 0],
    [30_000, 1],
    [NOON, 59_081_760],
  ])('the instant %d is in step %d', (at, step) => expect(stepAt(at)).toBe(step));

  it('takes the code of now first, then the one before, and none that was taken or came before it', () => {
    const now = stepAt(NOON);
    expect(openSteps(NOON, 0)).toEqual([now, now - 1]);
    expect(openSteps(NOON, now - 1)).toEqual([now]);
    expect(openSteps(NOON, now)).toEqual([]);
    expect(openSteps(NOON + 30 * SECOND, now)).toEqual([now + 1]);
  });
});

describe('what somebody enters as a second proof', () => {
  it.each([
    ['123456', 'code', '123456'],
    [' 123 456 ', 'code', '123456'],
    ['123-456', 'code', '123456'],
    ['abcde-fghjk', 'recovery-code', 'ABCDEFGHJK'],
    ['ABCDE FGHJK', 'recovery-code', 'ABCDEFGHJK'],
    ['2345678923', 'recovery-code', '2345678923'],
    ['12345', 'receipt', '12345'],
    ['1234567', 'receipt', '1234567'],
    ['', 'receipt', ''],
    ['aB-c_'.repeat(8), 'receipt', 'aB-c_'.repeat(8)],
  ])('%j is a %s', (entered, kind, text) => expect(proofOf(entered)).toEqual({ kind, text }));

  it('reads a recovery code as it is shown', () => {
    expect(spellRecoveryCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
    expect(proofOf(spellRecoveryCode('ABCDEFGHJK'))).toEqual({ kind: 'recovery-code', text: 'ABCDEFGHJK' });
  });
});
