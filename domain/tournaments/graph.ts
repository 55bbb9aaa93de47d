/** A tournament as a fixed graph: which matches there are and what feeds each slot. A function of its plan, never stored. */

/** An entrant is the place in the order of seeds, from 0. */
export type Entrant = number;
/** A slot that stays empty: a bye, or the loser of a match that had none. */
export const NOBODY = -1;
/** A slot that is not known yet. */
export const OPEN = -2;

export type Source =
  | { readonly from: 'seed'; readonly seed: Entrant }
  | { readonly from: 'winner' | 'loser'; readonly match: number }
  /** The two of a match again, if its second slot won: the reset final. */
  | { readonly from: 'again'; readonly match: number; readonly side: Side }
  | { readonly from: 'rank'; readonly group: number; readonly rank: number }
  /** A seat of a Swiss round, told by a recorded pairing. */
  | { readonly from: 'board'; readonly round: number; readonly board: number; readonly side: Side };

export type Side = 0 | 1;
export type Pair<T> = readonly [T, T];

export const PARTS = ['upper', 'lower', 'final', 'third', 'group', 'swiss'] as const;
export type Part = (typeof PARTS)[number];

/** Parts in which a match may end in a draw, and which are played round by round. */
export const isTablePart = (part: Part): boolean => part === 'group' || part === 'swiss';

export interface MatchPlan {
  readonly part: Part;
  /** From 1 within its part. */
  readonly round: number;
  /** From 0 within its round: the order in which they are drawn. */
  readonly spot: number;
  /** From 0; −1 outside of groups. */
  readonly group: number;
  readonly slots: Pair<Source>;
  readonly bestOf: BestOf;
  /** How far who goes out here has come; equals share a place. */
  readonly exit: number;
}

export const BEST_OF = [1, 3, 5] as const;
export type BestOf = (typeof BEST_OF)[number];

export type Format =
  | { readonly kind: 'single'; readonly third: boolean }
  | { readonly kind: 'double' }
  | { readonly kind: 'robin' }
  | { readonly kind: 'swiss'; readonly rounds: number }
  | { readonly kind: 'groups'; readonly groups: number; readonly through: number };

export interface Plan {
  readonly format: Format;
  readonly entrants: number;
  /** From the last round backwards: of the final, of the round before it …; the last one holds for all before. */
  readonly bestOf: readonly BestOf[];
}

export interface Graph {
  readonly plan: Plan;
  /** Every source stands before what it feeds. */
  readonly matches: readonly MatchPlan[];
  readonly groups: readonly (readonly Entrant[])[];
  /** The matches of each group. */
  readonly groupMatches: readonly (readonly number[])[];
  /** The matches of each Swiss round. */
  readonly roundMatches: readonly (readonly number[])[];
}

/** What stands at a place of a list that has one there. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`there is no ${index} in a list of ${list.length}`);
  return found;
}

/** 1 v 16, 8 v 9 …: the two best meet in the last round at the earliest. */
export function seedOrder(size: number): number[] {
  let order = [0];
  while (order.length < size) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order;
}

const sizeFor = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(entrants, 2)));

const halves = <T>(list: readonly T[]): [T[], T[]] => [list.slice(0, list.length / 2), list.slice(list.length / 2)];

/** How those who drop into the lower bracket are turned, round by round, so that nobody meets an old opponent soon. */
const TURNS: readonly (<T>(list: readonly T[]) => T[])[] = [
  (list) => list.toReversed(),
  (list) => halves(list).flatMap((half) => half.toReversed()),
  (list) => halves(list).toReversed().flat(),
  (list) => [...list],
];

/** The circle method: one stays, the others go round; an odd number sits one out each round. */
export function circle(members: readonly Entrant[]): Pair<Entrant>[][] {
  let ring = members.length % 2 === 0 ? [...members] : [...members, NOBODY];
  const rounds: Pair<Entrant>[][] = [];
  for (let round = 1; round < ring.length; round++) {
    const pairs: Pair<Entrant>[] = [];
    for (let n = 0; n < ring.length / 2; n++) {
      const [one, other] = [item(ring, n), item(ring, ring.length - 1 - n)];
      if (one !== NOBODY && other !== NOBODY) pairs.push(n === 0 && round % 2 === 0 ? [other, one] : [one, other]);
    }
    rounds.push(pairs);
    ring = [item(ring, 0), item(ring, ring.length - 1), ...ring.slice(1, -1)];
  }
  return rounds;
}

const pairUp = (line: readonly Source[]): Pair<Source>[] =>
  Array.from({ length: line.length / 2 }, (_, n) => [item(line, 2 * n), item(line, 2 * n + 1)]);

const winnerOf = (match: number): Source => ({ from: 'winner', match });
const loserOf = (match: number): Source => ({ from: 'loser', match });
const seedOf = (seed: Entrant): Source => ({ from: 'seed', seed });

/** The sources of a bracket by their seeds, with byes for the best where there are too few. */
const bySeeds = (list: readonly Source[]): Source[] =>
  seedOrder(sizeFor(list.length)).map((seed) => list[seed] ?? seedOf(NOBODY));

type Draft = Omit<MatchPlan, 'bestOf'>;

class Builder {
  readonly matches: Draft[] = [];
  readonly groups: (readonly Entrant[])[] = [];
  readonly groupMatches: number[][] = [];
  readonly roundMatches: number[][] = [];

  #add(part: Part, round: number, spot: number, slots: Pair<Source>, exit = 0, group = -1): number {
    return this.matches.push({ part, round, spot, group, slots, exit }) - 1;
  }

  #upper(seeds: readonly Source[], exitOf: (round: number) => number): number[][] {
    const rounds: number[][] = [];
    for (let line = seeds, round = 1; line.length > 1; round++) {
      const matches = pairUp(line).map((slots, spot) => this.#add('upper', round, spot, slots, exitOf(round)));
      rounds.push(matches);
      line = matches.map(winnerOf);
    }
    return rounds;
  }

  single(seeds: readonly Source[], third: boolean): void {
    const rounds = this.#upper(seeds, (round) => round);
    const [one, other] = rounds.at(-2) ?? [];
    if (third && one !== undefined && other !== undefined)
      this.#add('third', 1, 0, [loserOf(one), loserOf(other)], rounds.length - 1);
  }

  double(seeds: readonly Source[]): void {
    // Who goes out up there (both stayed away) has come as far as who drops from there and loses at once.
    const rounds = this.#upper(seeds, (round) => Math.max(1, 2 * (round - 1)));
    let line = item(rounds, 0).map(loserOf);
    let round = 1;
    rounds.slice(1).forEach((above, n) => {
      const among = pairUp(line).map((slots, spot) => this.#add('lower', round, spot, slots, round));
      const drops = above.length === 1 ? above : item(TURNS, n % TURNS.length)(above);
      line = among.map((match, spot) =>
        winnerOf(this.#add('lower', round + 1, spot, [loserOf(item(drops, spot)), winnerOf(match)], round + 1)),
      );
      round += 2;
    });
    const last = item(item(rounds, rounds.length - 1), 0);
    const match = this.#add('final', 1, 0, [winnerOf(last), item(line, 0)], round);
    const again = (side: Side): Source => ({ from: 'again', match, side });
    this.#add('final', 2, 0, [again(0), again(1)], round);
  }

  robin(members: readonly Entrant[]): void {
    const group = this.groups.push(members) - 1;
    this.groupMatches.push(
      circle(members).flatMap((pairs, n) =>
        pairs.map(([one, other], spot) => this.#add('group', n + 1, spot, [seedOf(one), seedOf(other)], 0, group)),
      ),
    );
  }

  swiss(rounds: number, boards: number): void {
    for (let round = 1; round <= rounds; round++) {
      const seat = (board: number, side: Side): Source => ({ from: 'board', round, board, side });
      this.roundMatches.push(
        Array.from({ length: boards }, (_, board) =>
          this.#add('swiss', round, board, [seat(board, 0), seat(board, 1)]),
        ),
      );
    }
  }
}

/** Groups by the serpentine: 1 2 3 4 / 8 7 6 5 / … */
function serpentine(entrants: number, count: number): Entrant[][] {
  const groups = Array.from({ length: count }, (): Entrant[] => []);
  for (let seed = 0; seed < entrants; seed++) {
    const [row, at] = [Math.floor(seed / count), seed % count];
    item(groups, row % 2 === 0 ? at : count - 1 - at).push(seed);
  }
  return groups;
}

/** Winners in the order of groups, then seconds with the groups turned by half …, so that group mates meet late. */
const throughOf = (groups: number, through: number): Source[] =>
  Array.from({ length: through }, (_, rank) =>
    Array.from({ length: groups }, (__, n): Source => {
      const group = rank % 2 === 0 ? n : (n + Math.ceil(groups / 2)) % groups;
      return { from: 'rank', rank, group };
    }),
  ).flat();

export function buildGraph(plan: Plan): Graph {
  const { format, entrants } = plan;
  const builder = new Builder();
  const everybody = Array.from({ length: entrants }, (_, seed) => seed);
  switch (format.kind) {
    case 'single':
      builder.single(bySeeds(everybody.map(seedOf)), format.third);
      break;
    case 'double':
      builder.double(bySeeds(everybody.map(seedOf)));
      break;
    case 'robin':
      builder.robin(everybody);
      break;
    case 'swiss':
      builder.swiss(format.rounds, Math.ceil(entrants / 2));
      break;
    case 'groups':
      for (const group of serpentine(entrants, format.groups)) builder.robin(group);
      builder.single(bySeeds(throughOf(format.groups, format.through)), false);
      break;
  }
  const { groups, groupMatches, roundMatches } = builder;
  return { plan, matches: withBestOf(builder.matches, plan), groups, groupMatches, roundMatches };
}

/** How many rounds of its part come after a match; those of the final of a double count for both brackets. */
function withBestOf(matches: readonly Draft[], { format, bestOf }: Plan): MatchPlan[] {
  const last = new Map<Part, number>();
  for (const { part, round } of matches) last.set(part, Math.max(round, last.get(part) ?? 0));
  const first = item(bestOf, bestOf.length - 1);
  const after = format.kind === 'double' ? 1 : 0;
  return matches.map((match): MatchPlan => {
    const { part, round } = match;
    if (isTablePart(part)) return { ...match, bestOf: first };
    const left = part === 'final' ? 0 : part === 'third' ? 1 : (last.get(part) ?? round) - round + after;
    return { ...match, bestOf: bestOf[left] ?? first };
  });
}
