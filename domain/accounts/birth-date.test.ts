import { expect, it } from 'vitest';
import { isBirthDateAsked, statedBirthDate } from './birth-date.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

it('is a past day since 1900, of somebody young as well', () => {
  for (const day of ['1900-01-01', '1998-05-24', '2000-02-29', '2026-02-28'])
    expect(statedBirthDate(day, NOW)).toEqual({ ok: true, value: day });
  for (const day of [
    '',
    'yesterday',
    '1899-12-31',
    '2001-02-29',
    '2026-03-01',
    '2030-01-01',
    '24.05.1998',
    '1998-5-24',
  ])
    expect(statedBirthDate(day, NOW)).toEqual({
      ok: false,
      refusal: { code: 'BIRTH_DATE_UNUSABLE', field: 'bornOn' },
    });
});

it('is asked for until it is stated, or documents were checked', () => {
  const unknown = { verification: 'unverified', bornOn: null, statedBornOn: null } as const;
  expect([
    isBirthDateAsked(unknown),
    isBirthDateAsked({ ...unknown, verification: 'pending' }),
    isBirthDateAsked({ ...unknown, verification: 'verified' }),
    isBirthDateAsked({ ...unknown, bornOn: '1990-01-01' }),
    isBirthDateAsked({ ...unknown, statedBornOn: '2015-01-01' }),
  ]).toEqual([true, true, false, false, false]);
});
