import { expect, it } from 'vitest';
import { ageNeeded, agesIn, hasReached } from './ages.ts';

it('reads an age for everywhere and others by region, and nothing that is none', () => {
  expect(agesIn('')).toEqual({ elsewhere: 18, byRegion: {} });
  expect(agesIn('NA 21; 19, asia 20')).toEqual({ elsewhere: 19, byRegion: { na: 21, asia: 20 } });
  for (const text of ['17', 'na 12', 'us 21', 'na', '21 na', '100', 'eu 18 21']) expect(agesIn(text)).toBeNull();
});

it('holds a player to the age of the region, and one of no region to the highest', () => {
  const ages = { elsewhere: 18, byRegion: { na: 21 } };
  expect([ageNeeded(ages, 'eu'), ageNeeded(ages, 'na'), ageNeeded(ages, null)]).toEqual([18, 21, 21]);
});

it('an age is reached on the birthday, on the first of March by whoever has it in leap years alone', () => {
  const on = (day: string) => Date.parse(`${day}T12:00:00Z`);
  expect(hasReached(21, '2000-06-15', on('2021-06-14'))).toBe(false);
  expect(hasReached(21, '2000-06-15', on('2021-06-15'))).toBe(true);
  expect(hasReached(21, '2000-02-29', on('2021-02-28'))).toBe(false);
  expect(hasReached(21, '2000-02-29', on('2021-03-01'))).toBe(true);
});

it('documents without a date of birth prove eighteen years and no more', () => {
  expect([hasReached(18, null, 0), hasReached(19, null, 0)]).toEqual([true, false]);
});
