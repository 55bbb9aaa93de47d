import { expect, it } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { begin, direct, playOn, playOne, seatsOf } from '../../tests/support/bracket-play.ts';
import { must } from '../shared/refusals.ts';
import { seededRandom } from '../shared/random.ts';
import { type Bracket, amendResult, readBracket, recordResult, setOut } from './change-bracket.ts';
import { type Fact, type Result, fold } from './fold.ts';
import { type Format, buildGraph, item } from './graph.ts';
import { placesOf } from './places.ts';
import { prizesOf } from './prizes.ts';

const formats: fc.Arbitrary<(n: number) => Format> = fc.oneof(
  fc.boolean().map((third) => (): Format => ({ kind: 'single', third })),
  fc.constant((): Format => ({ kind: 'double' })),
  fc.constant((): Format => ({ kind: 'robin' })),
  fc.integer({ min: 1, max: 6 }).map((rounds) => (): Format => ({ kind: 'swiss', rounds })),
  fc.integer({ min: 3, max: 8 }).map((size) => (n: number): Format => ({
    kind: 'groups',
    groups: Math.ceil(n / size),
    through: 2,
  })),
);
const tournament = fc.record({ format: formats, n: fc.integer({ min: 2, max: 33 }), seed: fc.nat() });

const check = (runs: number, body: (bracket: Bracket, pick: (below: number) => number, n: number) => void): void =>
  fc.assert(
    fc.property(tournament, ({ format, n, seed }) => body(begin(format(n), n), seededRandom(seed), n)),
    { numRuns: runs, seed: 13 },
  );

const resultsOf = ({ facts }: Bracket): Result[] => facts.filter((fact): fact is Result => fact.kind === 'result');
const standsIn = ({ match, pair }: Result, { folded }: Bracket): boolean =>
  isDeepStrictEqual(item(folded.matches, match).slots, pair);

/** The order of facts means nothing, every live result stands with its own pair, nobody plays twice in a round. */
function expectSound(bracket: Bracket): void {
  const { graph, folded, facts } = bracket;
  expect(fold(graph, facts.toReversed())).toEqual(folded);
  expect(resultsOf(bracket).filter((result) => !standsIn(result, bracket))).toEqual([]);
  const seats = seatsOf(bracket);
  expect(new Set(seats).size).toBe(seats.length);
}

function expectFinished({ graph, folded }: Bracket): void {
  expect(folded.isOver).toBe(true);
  const places = placesOf(graph, folded);
  const cheats = [...folded.out.values()].filter(({ isCheat }) => isCheat).length;
  const placed = places.flat();
  expect(new Set(placed).size).toBe(placed.length);
  expect(placed).toHaveLength(graph.plan.entrants - cheats);
  const isTable = graph.plan.format.kind === 'robin' || graph.plan.format.kind === 'swiss';
  if (!isTable && places.length > 0) expect(places[0]).toHaveLength(1);
  const paid = [...prizesOf(100_001, [60, 30, 10], places).values()].reduce((sum, cents) => sum + cents, 0);
  expect(paid).toBe(places.length > 0 ? 100_001 : 0);
}

it('a tournament of any format ends with every place taken, a bracket with one champion, and the prizes sum to the pool', () => {
  check(120, (start, pick) => {
    let bracket = start;
    for (let n = 0; n < 12 && !bracket.folded.isOver; n++) {
      ({ bracket } = playOne(bracket, pick, 20));
      expectSound(bracket);
    }
    expectFinished(playOn(bracket, pick, pick(2) * 20));
  });
});

it('an undone or corrected result leads where direct play leads, and nothing falls without need', () => {
  check(120, (start, pick, n) => {
    let bracket = start;
    for (let k = 0; k < 3; k++) {
      bracket = playOn(bracket, pick, 10, pick(3 * n));
      const results = resultsOf(bracket);
      if (results.length === 0) continue;
      const old = item(results, pick(results.length));
      const same = must(amendResult(bracket, old.match, old));
      expect(same.rows).toEqual([]);
      const isReplayed = pick(10) < 3;
      const change = must(
        amendResult(bracket, old.match, isReplayed ? null : { winner: old.winner === 0 ? 1 : 0, how: 'played' }),
      );
      const live = new Set<Fact>(change.bracket.facts);
      for (const result of results) expect(live.has(result) || change.voided.includes(result)).toBe(true);
      for (const fallen of change.voided)
        if (fallen.kind === 'result' && fallen !== old) expect(standsIn(fallen, change.bracket)).toBe(false);
      ({ bracket } = change);
      expectSound(bracket);
      // Swiss pairings are published and stay; groups are replayed round by round below.
      if (bracket.graph.plan.format.kind === 'single' || bracket.graph.plan.format.kind === 'double')
        expect(direct(bracket).folded.matches).toEqual(bracket.folded.matches);
    }
    expectFinished(playOn(bracket, pick));
  });
});

it('undoing the last result and recording it again is where one was', () => {
  check(100, (start, pick, n) => {
    const before = playOn(start, pick, 0, pick(2 * n));
    if (before.folded.isOver) return;
    const change = playOne(before, pick);
    const last = change.added.find((fact): fact is Result => fact.kind === 'result');
    if (!last) throw new Error('nothing was recorded');
    const undone = must(amendResult(change.bracket, last.match, null)).bracket;
    expect(undone.folded).toEqual(before.folded);
    expect(must(recordResult(undone, last.match, last)).bracket.folded).toEqual(change.bracket.folded);
  });
});

it('who is out loses what is undecided; an appeal gives it back', () => {
  check(100, (start, pick, n) => {
    const before = playOn(start, pick, 0, pick(n));
    const entrant = pick(n);
    const out = setOut(before, entrant, { isCheat: true });
    expect(out.voided).toEqual([]);
    expectSound(out.bracket);
    expect([...out.bracket.called].some((id) => item(out.bracket.folded.matches, id).slots.includes(entrant))).toBe(
      false,
    );
    if (before.graph.plan.format.kind !== 'swiss')
      expect(setOut(out.bracket, entrant, null).bracket.folded).toEqual(before.folded);
    expectFinished(playOn(out.bracket, pick, 10));
  });
});

it('in a double elimination everybody is out after two losses, the champion after none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 70 }), fc.nat(), (n, seed) => {
      const { graph, folded } = playOn(begin({ kind: 'double' }, n), seededRandom(seed));
      const losses = Array.from(
        { length: n },
        (_, entrant) => folded.matches.filter(({ loser }) => loser === entrant).length,
      );
      const [champion] = item(placesOf(graph, folded), 0);
      losses.forEach((lost, entrant) => {
        if (entrant === champion) expect(lost).toBeLessThan(2);
        else expect(lost).toBe(2);
      });
    }),
    { numRuns: 100, seed: 13 },
  );
});

it('a score ends exactly where the best of it does, and only tables know draws', () => {
  const bracket = begin({ kind: 'single', third: false }, 4, [5, 3]);
  const codeOf = (games: readonly [number, number], winner: 0 | 1) => {
    const ruling = recordResult(bracket, 0, { winner, how: 'played', games });
    return ruling.ok ? 'ok' : ruling.refusal.code;
  };
  expect(codeOf([2, 1], 0)).toBe('ok');
  expect(codeOf([0, 2], 1)).toBe('ok');
  for (const games of [
    [2, 2],
    [1, 0],
    [3, 1],
    [2, -1],
  ] as const)
    expect(codeOf(games, 0)).toBe('SCORE_IMPOSSIBLE');
  expect(codeOf([2, 1], 1)).toBe('SCORE_IMPOSSIBLE');
  expect(recordResult(bracket, 0, { winner: null, how: 'draw' })).toMatchObject({
    refusal: { code: 'DRAW_NOT_ALLOWED' },
  });
  expect(bracket.graph.matches.map(({ bestOf }) => bestOf)).toEqual([3, 3, 5]);
});

it('a bracket of 1,024 is made within 50 ms of processor time', () => {
  for (const format of [{ kind: 'single', third: true }, { kind: 'double' }] as const) {
    // The quickest of several: the first ones are those in which the compiler is busy.
    const spent = Array.from({ length: 8 }, () => {
      const before = process.cpuUsage();
      const { graph } = readBracket(buildGraph({ format, entrants: 1_024, bestOf: [1] }), []);
      const { user, system } = process.cpuUsage(before);
      expect(graph.matches.length).toBeGreaterThan(1_000);
      return (user + system) / 1_000;
    });
    expect(Math.min(...spent)).toBeLessThan(50);
  }
});
