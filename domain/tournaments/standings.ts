import { type Entrant, type Pair, NOBODY } from './graph.ts';
import type { MatchState, Out } from './fold.ts';

const POINTS = { win: 2, draw: 1 } as const;

/** In the order in which they are asked. A criterion parts groups and does not start over. */
export const TIE_BREAKS = {
  robin: ['points', 'head-to-head', 'wins', 'sonneborn-berger', 'game-difference'],
  swiss: ['points', 'buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'head-to-head', 'game-difference'],
} as const;
export const CRITERIA = [
  'points',
  'head-to-head',
  'wins',
  'buchholz-cut-1',
  'buchholz',
  'sonneborn-berger',
  'game-difference',
] as const;
export type Criterion = (typeof CRITERIA)[number];

export interface Line {
  readonly entrant: Entrant;
  /** From 1; shared by those whom no criterion parts. */
  readonly place: number;
  /** From 0, strict: the better seed goes before who is still equal, for going through only. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly played: number;
  /** Games won less games lost. */
  readonly games: number;
  /** What parted this line from the one above; null where they share, and of the first. */
  readonly decidedBy: Criterion | null;
  /** Its figure by that, and the one of the line above; null where nothing parts them. */
  readonly figures: Pair<number> | null;
}

interface Score {
  points: number;
  wins: number;
  played: number;
  games: number;
  byes: number;
  /** Points won against each opponent. */
  readonly met: Map<Entrant, number>;
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

const pointsFor = (entrant: Entrant, { winner, how }: MatchState): number =>
  winner === entrant ? POINTS.win : how === 'draw' ? POINTS.draw : 0;

/** A table: those who take part, best first. */
export function standingsOf(
  kind: keyof typeof TIE_BREAKS,
  members: readonly Entrant[],
  matches: readonly MatchState[],
  out: ReadonlyMap<Entrant, Out>,
): Line[] {
  const scores = scoresOf(kind, members, matches, out);
  const groups = TIE_BREAKS[kind].reduce<readonly Group[]>(
    (parted, criterion) => parted.flatMap((group) => part(scores, group, criterion)),
    [{ tied: members.toSorted((a, b) => a - b), parted: null }],
  );
  let rank = 0;
  return groups.flatMap(({ tied, parted }) => {
    const place = rank + 1;
    return tied.map((entrant, n): Line => {
      const { points, wins, played, games } = scoreOf(scores, entrant);
      const { by = null, figures = null } = (n === 0 ? parted : null) ?? {};
      return { entrant, place, rank: rank++, points, wins, played, games, decidedBy: by, figures };
    });
  });
}

interface Group {
  readonly tied: readonly Entrant[];
  /** What parts it from the group above. */
  readonly parted: { readonly by: Criterion; readonly figures: Pair<number> } | null;
}

type Scores = ReadonlyMap<Entrant, Score>;

function scoreOf(scores: Scores, entrant: Entrant): Score {
  const score = scores.get(entrant);
  if (!score) throw new Error(`${entrant} is not in the table`);
  return score;
}

function part(scores: Scores, group: Group, criterion: Criterion): Group[] {
  if (group.tied.length === 1) return [group];
  const parts = new Map<number, Entrant[]>();
  for (const entrant of group.tied) {
    const value = valueOf(scores, criterion, entrant, group.tied);
    const same = parts.get(value);
    if (same) same.push(entrant);
    else parts.set(value, [entrant]);
  }
  const best = [...parts].toSorted(([a], [b]) => b - a);
  return best.map(([own, tied], n): Group => {
    const above = best[n - 1];
    return { tied, parted: above ? { by: criterion, figures: [own, above[0]] } : group.parted };
  });
}

function scoresOf(
  kind: keyof typeof TIE_BREAKS,
  members: readonly Entrant[],
  matches: readonly MatchState[],
  out: ReadonlyMap<Entrant, Out>,
): Scores {
  const scores = new Map(
    members.map((entrant): [Entrant, Score] => [
      entrant,
      { points: 0, wins: 0, played: 0, games: 0, byes: 0, met: new Map() },
    ]),
  );
  const gone = goneEarly(kind, members.length, matches, out);
  for (const match of matches) {
    if (match.state !== 'decided') continue;
    const [one, other] = match.slots;
    for (const [entrant, opponent, games] of [
      [one, other, match.games[0] - match.games[1]],
      [other, one, match.games[1] - match.games[0]],
    ] as const) {
      const score = scores.get(entrant);
      if (!score || gone.has(entrant) || gone.has(opponent)) continue;
      const points = pointsFor(entrant, match);
      score.points += points;
      if (match.winner === entrant) score.wins++;
      score.games += games;
      if (opponent === NOBODY) score.byes++;
      else {
        score.played++;
        score.met.set(opponent, (score.met.get(opponent) ?? 0) + points);
      }
    }
  }
  return scores;
}

/** Who left before half of the own matches counts for nobody: else chance would say who met the absent one. */
function goneEarly(
  kind: keyof typeof TIE_BREAKS,
  size: number,
  matches: readonly MatchState[],
  out: ReadonlyMap<Entrant, Out>,
): ReadonlySet<Entrant> {
  const gone = new Set<Entrant>();
  if (kind !== 'robin') return gone;
  for (const entrant of out.keys()) {
    const played = matches.filter(({ slots, how }) => slots.includes(entrant) && (how === 'played' || how === 'draw'));
    if (played.length * 2 < size - 1) gone.add(entrant);
  }
  return gone;
}

function valueOf(scores: Scores, criterion: Criterion, entrant: Entrant, tied: readonly Entrant[]): number {
  const { points, wins, games, byes, met } = scoreOf(scores, entrant);
  const pointsOf = (one: Entrant): number => scores.get(one)?.points ?? 0;
  // A round without opponent counts as one against somebody with the own points.
  const opponents = (): number[] => [...[...met.keys()].map(pointsOf), ...Array.from({ length: byes }, () => points)];
  switch (criterion) {
    case 'points':
      return points;
    case 'wins':
      return wins;
    case 'game-difference':
      return games;
    case 'buchholz':
      return sum(opponents());
    case 'buchholz-cut-1':
      return sum(
        opponents()
          .toSorted((a, b) => a - b)
          .slice(1),
      );
    case 'sonneborn-berger':
      return sum([...met].map(([other, won]) => won * pointsOf(other))) + byes * POINTS.win * points;
    case 'head-to-head': {
      // Says something only where all of them have met.
      const haveMet = tied.every((one) => tied.every((other) => one === other || scoreOf(scores, one).met.has(other)));
      return haveMet ? sum(tied.map((other) => met.get(other) ?? 0)) : 0;
    }
  }
}
