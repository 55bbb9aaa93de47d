import { expect, it } from 'vitest';
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { begin } from '../../tests/support/bracket-play.ts';
import { EXTENT, runsOf } from '../../tests/support/runs.ts';
import { must } from '../shared/refusals.ts';
import { seededRandom } from '../shared/random.ts';
import { recordResult } from './change-bracket.ts';
import { tablesOf } from './fold.ts';
import { type Format, item } from './graph.ts';
import { placesOf } from './places.ts';

type Kind = 'single' | 'double' | 'robin';
const TYPES = { single: 'single_elimination', double: 'double_elimination', robin: 'round_robin' } as const;
const CYCLE = ['reverse', 'reverse_half_shift', 'half_shift', 'natural'] as const;
/** The status by which brackets-manager says that a match can be played. */
const READY = 2;

interface TheirPlayer {
  readonly id: number;
  readonly name: string;
}
interface TheirMatch {
  readonly id: number;
  readonly status: number;
  readonly opponent1: { readonly id: number } | null;
  readonly opponent2: { readonly id: number } | null;
}

const sizeOf = (n: number): number => 2 ** Math.ceil(Math.log2(n));
const keyOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

/** What makes brackets-manager draw as we do. */
function settingsOf({ kind, ...format }: Format & { kind: Kind }, size: number) {
  const turns = Array.from({ length: Math.max(0, Math.log2(size) - 2) }, (_, n) => item(CYCLE, n % CYCLE.length));
  switch (kind) {
    case 'single':
      return { consolationFinal: 'third' in format && format.third, seedOrdering: ['inner_outer' as const] };
    case 'double':
      return {
        grandFinal: 'double' as const,
        seedOrdering: ['inner_outer' as const, 'natural' as const, ...turns],
      };
    case 'robin':
      return { groupCount: 1, seedOrdering: ['groups.effort_balanced' as const] };
  }
}

/** A tournament in brackets-manager, whose people we know by their seed. */
async function theirTournament(format: Format & { kind: Kind }, n: number) {
  const { kind } = format;
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const size = sizeOf(n);
  const seeding = Array.from({ length: kind === 'robin' ? n : size }, (_, seed) => (seed < n ? `s${seed}` : null));
  const settings = settingsOf(format, size);
  await manager.create.stage({ name: 'x', tournamentId: 0, type: TYPES[kind], seeding, settings });
  const people = (await storage.select('participant')) as TheirPlayer[];
  const seeds = new Map(people.map(({ id, name }) => [id, Number(name.slice(1))]));
  const seedOf = (id: number | string | undefined): number => {
    const seed = seeds.get(Number(id));
    if (seed === undefined) throw new Error(`nobody is ${id}`);
    return seed;
  };
  return {
    seedOf,
    async ready() {
      const matches = (await storage.select('match')) as TheirMatch[];
      return new Map(
        matches
          .filter(({ status }) => status === READY)
          .map((match) => [keyOf(seedOf(match.opponent1?.id), seedOf(match.opponent2?.id)), match]),
      );
    },
    win: (id: number, side: 'opponent1' | 'opponent2') => manager.update.match({ id, [side]: { result: 'win' } }),
    standings: () =>
      kind === 'robin'
        ? manager.get.finalStandings(0, { rankingFormula: ({ wins }) => wins })
        : manager.get.finalStandings(0),
  };
}

/** Plays the same results in both and compares what may be played after each of them, and the end. */
async function expectTheSame(format: Format & { kind: Kind }, n: number, seed: number): Promise<void> {
  const theirs = await theirTournament(format, n);
  const pick = seededRandom(seed);
  let bracket = begin(format, n);
  const readyOf = () => bracket.folded.matches.flatMap(({ state }, id) => (state === 'ready' ? [id] : []));
  const pairOf = (id: number): string => keyOf(...item(bracket.folded.matches, id).slots);
  while (!bracket.folded.isOver) {
    const there = await theirs.ready();
    expect([...there.keys()].toSorted()).toEqual(readyOf().map(pairOf).toSorted());
    const called = [...bracket.called];
    const id = item(called, pick(called.length));
    const winner = pick(2) === 0 ? 0 : 1;
    const match = there.get(pairOf(id));
    if (!match) throw new Error('they have no such match');
    const isFirst = theirs.seedOf(match.opponent1?.id) === item(bracket.folded.matches, id).slots[winner];
    await theirs.win(match.id, isFirst ? 'opponent1' : 'opponent2');
    bracket = must(recordResult(bracket, id, { winner, how: 'played' })).bracket;
  }
  const standings = await theirs.standings();
  if (format.kind === 'robin') {
    const points = new Map(tablesOf(bracket.graph, bracket.folded)[0]?.map((line) => [line.entrant, line.points]));
    for (const line of standings)
      if ('wins' in line) expect(points.get(theirs.seedOf(line.id))).toBe(2 * Number(line.wins));
    return;
  }
  const tiers = new Map<number, number[]>();
  for (const { id, rank } of standings) tiers.set(rank, [...(tiers.get(rank) ?? []), theirs.seedOf(id)]);
  expect([...tiers].toSorted(([a], [b]) => a - b).map(([, tier]) => tier.toSorted((a, b) => a - b))).toEqual(
    placesOf(bracket.graph, bracket.folded),
  );
}

// It builds no double elimination for two and no third place for three; its store is scanned with each call, which is
// why most large round robins are for those who dig.
const sizes = (from: number, to = 64): number[] => Array.from({ length: to - from + 1 }, (_, n) => n + from);

it.each([
  ['a single elimination of 2 and 3', { kind: 'single', third: false }, sizes(2, 3)],
  ['a single elimination with a third place of each size from 4 to 64', { kind: 'single', third: true }, sizes(4)],
  ['a double elimination with its reset final of each size from 3 to 64', { kind: 'double' }, sizes(3)],
  ['a round robin of each size from 2 to 16, of 24 and of 32', { kind: 'robin' }, [...sizes(2, 16), 24, 32]],
  ...(EXTENT !== 'deep'
    ? []
    : [['a round robin of each size from 17 to 31', { kind: 'robin' }, sizes(17, 31)] as const]),
] as const)(
  '%s is what brackets-manager plays, after each result',
  async (_, format, list) => {
    for (const n of list) await expectTheSame(format, n, n * 1_000 + 7);
  },
  runsOf({ gate: 120_000, full: 120_000, deep: 900_000 }),
);
