import { beforeAll, describe, expect, it } from 'vitest';
import { stakeProblem } from './stake-problem.ts';
import { fetchSentences } from '../data/sentences.ts';

beforeAll(async () => {
  await fetchSentences();
});

const bounds = { minStakeCents: 5_00, maxStakeCents: 500_00, feeBasisPoints: 500 };

describe('a stake as typed', () => {
  it.each([
    ['', 'Enter the stake.'],
    ['many', 'Enter an amount like 50 or 12.50.'],
    ['4.99', 'Choose a stake between $5.00 and $500.00.'],
    ['500.01', 'Choose a stake between $5.00 and $500.00.'],
    ['100', 'You need $105.00 available to bet, and you have $104.99.'],
    ['12.345', 'Enter an amount like 50 or 12.50.'],
    ['99', null],
    ['5', null],
  ])('%j: %s', (stake, sentence) => {
    expect(stakeProblem(stake, bounds, 104_99)).toBe(sentence);
  });

  it('is left to the server while bounds and wallet are unknown', () => {
    expect(stakeProblem('1', null, null)).toBeNull();
    expect(stakeProblem('500', bounds, null)).toBeNull();
  });
});
