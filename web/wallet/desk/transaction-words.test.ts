import { describe, expect, it } from 'vitest';
import { STATUS_OPTIONS, TYPE_OPTIONS, reasonOf, statusIn, typeIn } from './transaction-words.ts';

describe('the filters of the transactions', () => {
  it('stand in the address as in the specification, and what there is not means all', () => {
    for (const { value } of TYPE_OPTIONS) expect(typeIn(value)?.toLowerCase() ?? '').toBe(value);
    for (const { value } of STATUS_OPTIONS) expect(statusIn(value)?.toLowerCase() ?? '').toBe(value);
    expect(typeIn('battlecoin_purchase')).toBe('BATTLECOIN_PURCHASE');
    expect([typeIn('none'), typeIn(null), statusIn('none'), statusIn(null)]).toEqual([null, null, null, null]);
  });
});

describe('a fee', () => {
  it('says what it was for, while other types say it themselves', () => {
    expect(reasonOf('FEE', 'HOLD')).toBe('for a battle');
    expect(reasonOf('FEE', 'WITHDRAWAL')).toBe('for a withdrawal');
    expect(reasonOf('WAGER', 'HOLD')).toBeNull();
    expect(reasonOf('PAYOUT', 'CORRECTION')).toBe('result put right');
    expect(reasonOf('PAYOUT', 'SETTLE')).toBeNull();
  });
});
