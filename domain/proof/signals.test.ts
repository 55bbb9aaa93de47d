import { expect, it } from 'vitest';
import { STEAM } from '../../tests/support/duel-feeds.ts';
import type { Feeds } from './cross-check.ts';
import { noFacts } from './feed-facts.ts';
import { isHabit, signalsOf } from './signals.ts';

const heard = (source: string) => ({ ...noFacts('a'), startedAt: 1, sources: [source] });
const feeds: Feeds = { creator: heard('home'), opponent: heard('away') };
const silent = { kind: 'one-sided', winner: 'creator', shared: 3 } as const;

it('leaves nothing of two games that agree', () => {
  const score = { creator: 13, opponent: 5 };
  expect(signalsOf(feeds, { kind: 'agreed', winner: 'creator', score, shared: 18, skewMs: 5 }, false)).toEqual([]);
});

it('names a contradiction of both, and whose file two networks used', () => {
  const two: Feeds = { ...feeds, opponent: { ...feeds.opponent, flags: ['two-writers'] } };
  expect(signalsOf(two, { kind: 'contradiction', what: 'map', round: null, at: null }, false)).toEqual([
    { kind: 'contradiction', seat: 'both' },
    { kind: 'two-writers', seat: 'opponent' },
  ]);
});

it('names whose game fell silent, and nobody whose game was never heard', () => {
  expect(signalsOf(feeds, silent, false)).toEqual([{ kind: 'silence', seat: 'opponent' }]);
  expect(signalsOf(feeds, { ...silent, kind: 'concession' }, false)).toEqual([{ kind: 'silence', seat: 'creator' }]);
  expect(signalsOf({ ...feeds, opponent: noFacts(STEAM.opponent) }, silent, false)).toEqual([]);
});

it('names two games that spoke from one network', () => {
  const one: Feeds = { ...feeds, opponent: heard('home') };
  expect(signalsOf(one, { kind: 'waiting' }, false)).toEqual([{ kind: 'one-network', seat: 'both' }]);
});

it('names two players who share a browser, whatever their games said', () => {
  expect(signalsOf(feeds, { kind: 'waiting' }, true)).toEqual([{ kind: 'one-machine', seat: 'both' }]);
});

it('takes silence for a habit from three battles on, and from a third of those that were heard', () => {
  expect([isHabit(2, 2), isHabit(3, 3), isHabit(3, 9), isHabit(3, 10), isHabit(4, 12)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});
