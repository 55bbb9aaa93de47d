import { expect, it } from 'vitest';
import { filterIn, formatOptions, isNarrowed, variablesOf } from './tournament-filter.ts';

it('takes from the address what is known, and nothing else (BG-20, BG-21)', () => {
  const filter = filterIn(new URLSearchParams('q=cup&game=cs2&type=double&stage=live'), 'BRACKET');
  expect(variablesOf('BRACKET', filter)).toEqual({
    kind: 'BRACKET',
    search: 'cup',
    game: 'CS2',
    format: 'DOUBLE',
    stage: 'LIVE',
  });
  const unknown = filterIn(new URLSearchParams('game=chess&type=swiss&stage=soon'), 'BRACKET');
  expect(isNarrowed(unknown)).toBe(false);
  expect(variablesOf('BRACKET', unknown)).toMatchObject({ search: null, game: null, format: null, stage: null });
});

it('offers the three types of brackets by their names (BG-21)', () => {
  expect(formatOptions('BRACKET').map(({ label }) => label)).toEqual([
    'All types',
    'Single Elimination',
    'Double Elimination',
    'Round Robin',
  ]);
});
