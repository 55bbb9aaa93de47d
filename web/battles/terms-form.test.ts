import { describe, expect, it } from 'vitest';
import { EMPTY_TERMS, checkDraft, checkTerms, formOf, inputOf } from './terms-form.ts';

const RULES = { minStakeCents: 5_00, maxStakeCents: 1_000_00, feeBasisPoints: 500 };
const staked = (stake: string) => ({ ...EMPTY_TERMS, stake });

describe('the stake of a new battle', () => {
  it.each([
    ['', 'Enter the stake.'],
    ['abc', 'Enter an amount such as 50 or 12.50.'],
    ['12.345', 'Enter an amount such as 50 or 12.50.'],
    ['4.99', 'A stake lies between $5.00 and $1,000.00.'],
    ['1000.01', 'A stake lies between $5.00 and $1,000.00.'],
    ['96', 'Stake and fee come to $100.80; $100.00 is available to bet.'],
  ])('refuses %j', (stake, message) => {
    expect(checkTerms(staked(stake), RULES, 100_00).stake).toBe(message);
  });

  it.each(['5', '5.00', '95.23'])('accepts %s', (stake) => {
    expect(checkTerms(staked(stake), RULES, 100_00)).toEqual({});
  });

  it('accepts both bounds themselves', () => {
    expect(checkTerms(staked('1000'), RULES, null)).toEqual({});
    expect(checkTerms(staked('5'), RULES, null)).toEqual({});
  });
});

it('keeps a draft without a stake, but not one with an unreadable stake', () => {
  expect(checkDraft(EMPTY_TERMS)).toEqual({});
  expect(checkDraft(staked('fifty'))).toHaveProperty('stake');
  expect(checkDraft({ ...EMPTY_TERMS, title: 'x'.repeat(81), description: 'x'.repeat(501) })).toEqual({
    title: 'At most 80 characters.',
    description: 'At most 500 characters.',
  });
});

it('opens a draft as it was kept', () => {
  const draft = {
    __typename: 'Battle',
    id: 'd1',
    game: 'CS2',
    gameTitle: 'CS2',
    mode: 'CUSTOM',
    gameMode: 'Custom',
    title: 'Pistols',
    description: 'No armour.',
    privacy: 'INVITE',
    stakeCents: 12_50,
    createdAt: 0,
  } as const;
  const form = formOf(draft);
  expect(form.stake).toBe('12.50');
  expect(inputOf(form)).toEqual({
    game: 'CS2',
    mode: 'CUSTOM',
    title: 'Pistols',
    description: 'No armour.',
    privacy: 'INVITE',
    stakeCents: 12_50,
  });
  expect(formOf({ ...draft, stakeCents: 0 }).stake).toBe('');
});
