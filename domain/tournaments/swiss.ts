import { type Entrant, type Pair, NOBODY, item } from './graph.ts';

export interface Player {
  readonly entrant: Entrant;
  readonly points: number;
  /** How often against whom. */
  readonly met: ReadonlyMap<Entrant, number>;
  readonly byes: number;
}

type Couple = Pair<Player>;

const byRank = (a: Player, b: Player): number => b.points - a.points || a.entrant - b.entrant;
const timesMet = (a: Player, b: Player): number => a.met.get(b.entrant) ?? 0;
const rematches = (pairs: readonly Couple[]): number => pairs.reduce((sum, [a, b]) => sum + timesMet(a, b), 0);
const entrantsOf = ([a, b]: Couple): Pair<Entrant> => [a.entrant, b.entrant];

/**
 * The next round of a Swiss: nobody twice against the same while that is possible, equal points first, the upper half of
 * a score group against the lower one. What was published can be worked out again.
 *
 * It never fails without need: after r − 1 rounds everybody has at most r − 1 old opponents. Among m who are left, m even
 * and m ≥ 2r, each has at least m/2 possible ones, and then a complete pairing exists (Dirac). So the quick choice from
 * the top is safe down to 2r players, and these are searched exactly.
 * @param round from 1
 */
export function pairRound(players: readonly Player[], round: number): Pair<Entrant>[] {
  const order = players.toSorted(byRank);
  if (order.length % 2 === 0) return pairAll(order, round).map(entrantsOf);
  // The bye goes to those with the fewest byes, the lowest first; to the next where the others could not be paired.
  const fewest = Math.min(...order.map(({ byes }) => byes));
  let best: { readonly pairs: readonly Couple[]; readonly idle: Player } | null = null;
  for (const idle of order.toReversed().filter(({ byes }) => byes === fewest)) {
    const others = order.filter((player) => player !== idle);
    const pairs = pairAll(others, round);
    if (best === null || rematches(pairs) < rematches(best.pairs)) best = { pairs, idle };
    if (rematches(best.pairs) === 0) break;
  }
  return best === null ? [] : [...best.pairs.map(entrantsOf), [best.idle.entrant, NOBODY]];
}

/** Score group by score group from the top; what cannot be paired among equals floats down, as few as possible. */
function pairAll(order: readonly Player[], round: number): Couple[] {
  const groups: Player[][] = [];
  for (const player of order) {
    const last = groups.at(-1);
    if (last?.[0]?.points === player.points) last.push(player);
    else groups.push([player]);
  }
  const pairs: Couple[] = [];
  let floaters: readonly Player[] = [];
  for (const group of groups) {
    const around: readonly Player[] = [...floaters, ...group];
    let tried: Floated | null = null;
    for (let down = around.length % 2; tried === null && down < around.length; down += 2)
      tried = tryFloat(around, down, round);
    pairs.push(...(tried?.pairs ?? []));
    floaters = tried?.floaters ?? around;
  }
  return floaters.length === 0 ? pairs : pairBottom(pairs, floaters, round);
}

/** The bottom does not come out even: pairs just above are taken back, one after the other, until it does. */
function pairBottom(pairs: readonly Couple[], floaters: readonly Player[], round: number): Couple[] {
  let free = floaters;
  for (let kept = pairs.length; kept > 0; kept--) {
    free = [...item(pairs, kept - 1), ...free].toSorted(byRank);
    const tail = pairOff(free, round, 0, 'near');
    if (tail) return [...pairs.slice(0, kept - 1), ...tail];
  }
  // So many have left that nobody new is left to meet: one rematch at a time is allowed.
  for (let allowed = 0; ; allowed++) {
    const forced = pairOff(free.toSorted(byRank), round, allowed, 'near');
    if (forced) return forced;
  }
}

interface Floated {
  readonly pairs: Couple[];
  readonly floaters: readonly Player[];
}

/** The lowest go down first; where that does not do, others of the lower half. */
function tryFloat(around: readonly Player[], down: number, round: number): Floated | null {
  const least = Math.max(0, around.length - down - 4);
  for (let end = around.length; end - down >= least; end--) {
    const pairs = pairOff(around.toSpliced(end - down, down), round, 0, 'half');
    if (pairs) return { pairs, floaters: around.slice(end - down, end) };
  }
  return null;
}

/** Whom the first of a list should meet: who leads the lower half, or the nearest. */
type Wish = 'half' | 'near';

function byDistance(count: number, wish: Wish): number[] {
  const ideal = wish === 'near' ? 0 : (count - 1) / 2;
  return Array.from({ length: count }, (_, n) => n).toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal));
}

/** A complete pairing in which nobody has met the other more than `allowed` times before, or null if there is none. */
function pairOff(players: readonly Player[], round: number, allowed: number, wish: Wish): Couple[] | null {
  let left = players;
  const pairs: Couple[] = [];
  while (left.length > 2 * round) {
    const [first, ...others] = left;
    const at = first && byDistance(others.length, wish).find((n) => timesMet(first, item(others, n)) <= allowed);
    if (first === undefined || at === undefined) return null;
    pairs.push([first, item(others, at)]);
    left = others.toSpliced(at, 1);
  }
  const tail = search(left, allowed, wish);
  return tail && [...pairs, ...tail];
}

/** Exact for a few: tries in the order of wishes, and never the same rest twice. At most 30, a bit each in the key. */
function search(players: readonly Player[], allowed: number, wish: Wish): Couple[] | null {
  const dead = new Set<number>();
  const pairs: Couple[] = [];
  const go = (left: readonly number[], key: number): boolean => {
    const [first, ...others] = left;
    if (first === undefined) return true;
    if (dead.has(key)) return false;
    for (const at of byDistance(others.length, wish)) {
      const other = item(others, at);
      if (timesMet(item(players, first), item(players, other)) > allowed) continue;
      pairs.push([item(players, first), item(players, other)]);
      if (go(others.toSpliced(at, 1), key - 2 ** first - 2 ** other)) return true;
      pairs.pop();
    }
    dead.add(key);
    return false;
  };
  const everybody = players.map((_, n) => n);
  return go(everybody, 2 ** players.length - 1) ? pairs : null;
}
