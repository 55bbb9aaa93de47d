import { expect, it } from 'vitest';
import fc from 'fast-check';
import { begin, correctOn, direct, playOn } from '../../tests/support/bracket-play.ts';
import { seededRandom } from '../shared/random.ts';
import { must } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { type Bracket, readBracket } from './change-bracket.ts';
import {
  CORRECTION_WINDOW,
  correctBracket,
  duesOf,
  mayCorrect,
  moneyBetween,
  requireDecided,
  shiftsBetween,
} from './correct-tournament.ts';
import { type Format, item } from './graph.ts';
import { placesOf } from './places.ts';

const terms = { buyInCents: 10_00, guaranteeCents: 0, feeCents: 50, prizeTable: [60, 30, 10] };
const SINGLE: Format = { kind: 'single', third: false };

/** Of four, the better seed wins each match: 0 beats 3, 1 beats 2, 0 beats 1. */
const played = (): Bracket => playOn(begin(SINGLE, 4), () => 0);
const won = (match: number, winner: number | null) => ({ match, winner, isDraw: false, games: null });
const sum = (money: ReadonlyMap<number, number>): number => [...money.values()].reduce((all, cents) => all + cents, 0);

it('a match that another winner reopens has to be named in the same decision', () => {
  const before = played();
  const open = must(correctBracket(before, { results: [won(0, 3)], verdicts: [] }));
  expect([...open.bracket.called]).toEqual([2]);
  expect(requireDecided(open)).toEqual({
    ok: false,
    refusal: { code: 'TOURNAMENT_UNDECIDED', data: { matches: '2' } },
  });
  const whole = must(correctBracket(before, { results: [won(2, 3), won(0, 3)], verdicts: [] }));
  expect(requireDecided(whole)).toEqual({ ok: true, value: null });
  expect(whole.bracket.folded.matches.map(({ winner }) => winner)).toEqual([3, 1, 3]);
});

it('a later result is of those who meet there now, and of nobody else', () => {
  const before = played();
  expect(correctBracket(before, { results: [won(0, 3), won(2, 0)], verdicts: [] })).toMatchObject({
    refusal: { code: 'WINNER_REQUIRED' },
  });
  expect(correctBracket(before, { results: [won(7, 0)], verdicts: [] })).toMatchObject({
    refusal: { code: 'NOT_FOUND' },
  });
  expect(correctBracket(before, { results: [won(0, -1)], verdicts: [] })).toMatchObject({
    refusal: { code: 'WINNER_REQUIRED' },
  });
});

it('another score of the same winner moves no place and no money', () => {
  const before = played();
  const result = { match: 2, winner: 0, isDraw: false, games: null };
  const change = must(correctBracket(before, { results: [result], verdicts: [] }));
  expect(shiftsBetween(terms, before, change.bracket)).toEqual([]);
});

it('the money between two outcomes is what each gains and loses, and sums to nothing', () => {
  const before = played();
  const after = must(correctBracket(before, { results: [won(2, 1)], verdicts: [] })).bracket;
  expect([...moneyBetween(duesOf(terms, before), duesOf(terms, after))]).toEqual([
    [0, -12_00],
    [1, 12_00],
  ]);
  expect(shiftsBetween(terms, before, after)).toEqual([
    { entrant: 0, places: [1, 2], cents: -12_00 },
    { entrant: 1, places: [2, 1], cents: 12_00 },
  ]);
});

it('a cheat who is found afterwards has no place, the victims get their buy-in back first, and nothing is reopened', () => {
  const before = played();
  const change = must(correctBracket(before, { results: [], verdicts: [{ entrant: 0, isCheat: true }] }));
  expect(requireDecided(change)).toEqual({ ok: true, value: null });
  // 40.00 in the pool: 24.00 would have been the cheat's, of which 3 and 1 get 10.00 each; 20.00 are left to share.
  const after = duesOf(terms, change.bracket);
  expect([...after].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 12_00 + 10_00],
    [2, 4_00],
    [3, 4_00 + 10_00],
  ]);
  const back = must(correctBracket(change.bracket, { results: [], verdicts: [{ entrant: 0, isCheat: false }] }));
  expect(back.bracket.folded).toEqual(before.folded);
  expect(duesOf(terms, back.bracket)).toEqual(duesOf(terms, before));
});

it('a verdict that was given already, or never, is refused', () => {
  const before = played();
  const verdict = (entrant: number, isCheat: boolean) =>
    correctBracket(before, { results: [], verdicts: [{ entrant, isCheat }] });
  expect(verdict(0, false)).toMatchObject({ refusal: { code: 'NOT_ENTERED' } });
  expect(verdict(-1, true)).toMatchObject({ refusal: { code: 'NOT_ENTERED' } });
});

it('where everybody has cheated, all get back what they put in', () => {
  const before = played();
  const verdicts = [0, 1, 2, 3].map((entrant) => ({ entrant, isCheat: true }));
  const after = must(correctBracket(before, { results: [], verdicts })).bracket;
  expect([...duesOf(terms, after).values()]).toEqual([10_50, 10_50, 10_50, 10_50]);
  expect(sum(moneyBetween(duesOf(terms, before), duesOf(terms, after)))).toBe(4 * 50);
});

it('only what is paid can be put right, for 14 days, and by nobody who played in it', () => {
  const over = { status: 'completed', endedAt: 0 } as const;
  expect(CORRECTION_WINDOW).toBe(14 * DAY);
  expect(mayCorrect(over, false, CORRECTION_WINDOW)).toMatchObject({ ok: true });
  expect(mayCorrect(over, false, CORRECTION_WINDOW + 1)).toMatchObject({ refusal: { code: 'TOURNAMENT_OVER' } });
  expect(mayCorrect(over, true, 0)).toMatchObject({ refusal: { code: 'OWN_MATCH' } });
  expect(mayCorrect({ status: 'settling', endedAt: null }, false, 0)).toMatchObject({
    refusal: { code: 'TOURNAMENT_NOT_COMPLETED' },
  });
  expect(mayCorrect({ status: 'cancelled', endedAt: 0 }, false, 0)).toMatchObject({
    refusal: { code: 'TOURNAMENT_NOT_COMPLETED' },
  });
});

const formats = fc.constantFrom<(n: number) => Format>(
  () => ({ kind: 'single', third: true }),
  () => ({ kind: 'double' }),
  () => ({ kind: 'robin' }),
  (n) => ({ kind: 'swiss', rounds: Math.max(1, Math.min(4, Math.floor(n / 2))) }),
  (n) => ({ kind: 'groups', groups: Math.ceil(n / 4), through: 2 }),
);

it('whatever is put right in a tournament of any format, the pool is shared out whole, a bracket is where direct play leads, and the former results lead back to the former places', () => {
  fc.assert(
    fc.property(formats, fc.integer({ min: 2, max: 17 }), fc.nat(), (format, n, seed) => {
      const pick = seededRandom(seed);
      const before = playOn(begin(format(n), n), pick, 10);
      const results = before.facts.flatMap((fact) => (fact.kind === 'result' ? [fact] : []));
      const { match, pair, winner } = item(results, pick(results.length));
      const other = winner === 0 ? 1 : 0;
      const change = must(correctOn(before, { results: [won(match, pair[other])], verdicts: [] }, pick));
      const after = change.bracket;
      expect(after.folded.isOver).toBe(true);
      expect(readBracket(after.graph, after.facts.toReversed()).folded).toEqual(after.folded);
      const priced = { ...terms, guaranteeCents: 33_33 };
      expect(sum(duesOf(priced, after))).toBe(n * terms.buyInCents + 33_33);
      expect(sum(moneyBetween(duesOf(priced, before), duesOf(priced, after)))).toBe(0);
      const left = new Set(after.facts);
      expect(change.voided).toEqual(before.facts.filter((fact) => !left.has(fact)));
      const { kind } = after.graph.plan.format;
      if (kind === 'single' || kind === 'double') expect(direct(after).folded.matches).toEqual(after.folded.matches);
      const former = change.voided.flatMap((fact) =>
        fact.kind === 'result'
          ? [{ ...won(fact.match, fact.winner === null ? null : fact.pair[fact.winner]), isDraw: fact.how === 'draw' }]
          : [],
      );
      const back = must(correctBracket(after, { results: former, verdicts: [] })).bracket;
      expect(placesOf(back.graph, back.folded)).toEqual(placesOf(before.graph, before.folded));
    }),
    { numRuns: 300, seed: 13 },
  );
});
