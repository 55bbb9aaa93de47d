import { describe, expect, it } from 'vitest';
import { checkStake } from './invite-terms.ts';

const bounds = { minStakeCents: 5_00, maxStakeCents: 500_00, feeBasisPoints: 500 };

describe('a stake as typed', () => {
  it.each([
    ['', 'Enter the stake.'],
    ['many', 'Enter an amount such as 50 or 12.50.'],
    ['4.99', 'A stake lies between $5.00 and $500.00.'],
    ['500.01', 'A stake lies between $5.00 and $500.00.'],
    ['100', 'Stake and fee come to $105.00; $104.99 is available to bet.'],
    ['99', null],
  ])('%j: %s', (stake, sentence) => {
    expect(checkStake(stake, bounds, 104_99)).toBe(sentence);
  });

  it('is left to the server while bounds and wallet are unknown', () => {
    expect(checkStake('1', null, null)).toBeNull();
    expect(checkStake('500', bounds, null)).toBeNull();
  });
});
