import { describe, expect, it } from 'vitest';
import { SECOND } from '../shared/time.ts';
import { codeIn, openSteps, proofOf, spellRecoveryCode, stepAt, toldSteps } from './second-factor.ts';

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

describe('40.8: why a code is not taken', () => {
  const now = stepAt(NOON);
  const why = (lastStep: number) => toldSteps(NOON, lastStep).map(([step, said]) => [step - now, said]);

  it('a minute to either side is told, and no code of it is taken', () => {
    expect(why(0)).toEqual([
      [-3, 'late'],
      [-2, 'late'],
      [1, 'early'],
      [2, 'early'],
    ]);
  });

  it('what was taken, or came before it, was used', () => {
    expect(why(now)).toEqual([
      [-3, 'late'],
      [-2, 'late'],
      [-1, 'used'],
      [0, 'used'],
      [1, 'early'],
      [2, 'early'],
    ]);
    expect(why(now - 2).slice(0, 2)).toEqual([
      [-3, 'late'],
      [-2, 'used'],
    ]);
  });
});

describe('40.8: a code as people enter it', () => {
  it.each([
    '123456',
    ' 123 456 ',
    '123-456',
    '123–456',
    '12.34.56',
    '١٢٣٤٥٦',
    '۱۲۳ ۴۵۶',
    '१२३४५६',
    '１２３４５６',
    '123\u00a0456',
    '123\u202f456\u200e',
  ])('%j is 123456', (entered) => {
    expect(codeIn(entered)).toBe('123456');
  });

  it.each(['', '12345', '1234567', '12345a', '½23456', 'Ⅰ23456', '12345,6', '-'])('%j is none', (entered) => {
    expect(codeIn(entered)).toBeNull();
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
