import { expect, it } from 'vitest';
import { filterIn, isNarrowed, variablesOf } from './replay-filter.ts';

const read = (query: string) => filterIn(new URLSearchParams(query));

it('reads view, search and filters from the address and nothing unknown', () => {
  expect(read('')).toEqual({ view: 'mine', search: '', game: '', result: '', wager: '' });
  expect(read('view=community&q= ace &game=rocketleague&result=loss&wager=high')).toEqual({
    view: 'community',
    search: 'ace',
    game: 'rocketleague',
    result: 'loss',
    wager: 'high',
  });
  expect(read('view=others&game=chess&result=draw&wager=free')).toEqual(read(''));
});

it('says it to the API in the names of the schema', () => {
  expect(variablesOf(read('view=community&game=league&wager=low'))).toEqual({
    view: 'COMMUNITY',
    search: null,
    game: 'LEAGUE',
    result: null,
    wager: 'LOW',
  });
});

it('is narrowed by a search or a filter, not by the view', () => {
  expect(isNarrowed(read('view=community'))).toBe(false);
  expect(isNarrowed(read('q=x'))).toBe(true);
  expect(isNarrowed(read('wager=low'))).toBe(true);
});
