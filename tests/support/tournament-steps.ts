import { and, asc, eq } from 'drizzle-orm';
import { listMatches, readFacts } from '../../db/tournaments/match.queries.ts';
import { listEntrants } from '../../db/tournaments/entrant.queries.ts';
import {
  type MatchRow,
  type TournamentRow,
  tournamentEntrants,
  tournaments,
} from '../../db/tournaments/tournament.table.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { type Bracket, readBracket } from '../../domain/tournaments/change-bracket.ts';
import { item } from '../../domain/tournaments/graph.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import { graphOf } from '../../gateway/tournaments/bracket/change-bracket.ts';
import {
  type TournamentInput,
  announceTournament,
  createTournament,
} from '../../gateway/tournaments/create-tournament.ts';
import {
  checkInTournament,
  enterTournament,
  leaveTournament,
} from '../../gateway/tournaments/entry/enter-tournament.ts';
import {
  passMatchDeadlines,
  passTournamentDeadlines,
} from '../../gateway/tournaments/bracket/pass-tournament-deadlines.ts';
import { checkInMatch, reportMatch } from '../../gateway/tournaments/bracket/play-match.ts';
import type { World } from './world.ts';

/** Terms of a tournament that opens at once and starts in two hours. */
export const terms = (world: World, more: Partial<TournamentInput> = {}): TournamentInput => ({
  kind: 'tournament',
  title: 'Night Cup',
  rules: '',
  game: 'valorant',
  format: 'single',
  hasThird: false,
  swissRounds: null,
  groupSize: 4,
  bestOf: [1],
  buyInCents: 10_00,
  guaranteeCents: 0,
  capacity: 32,
  minEntrants: 2,
  prizeTable: [60, 30, 10],
  seeding: 'hand',
  privacy: 'public',
  region: null,
  isVerifiedOnly: false,
  isExclusive: false,
  teamSize: null,
  minRating: null,
  maxRating: null,
  opensAt: world.now,
  startsAt: world.now + 2 * HOUR,
  checkInMinutes: 30,
  ...more,
});

/** A tournament that takes entries; answers its id. */
export async function openTournament(
  world: World,
  organiser: Actor,
  more: Partial<TournamentInput> = {},
): Promise<string> {
  const id = await createTournament(world.deps, organiser, world.key(), terms(world, more));
  return announceTournament(world.deps, organiser, world.key(), id);
}

export const enter = (
  world: World,
  actor: Actor,
  tournamentId: string,
  mayWait = false,
  key = world.key(),
  code: string | null = null,
) => enterTournament(world.deps, actor, key, { tournamentId, code, mayWait });

export const leave = (world: World, actor: Actor, id: string) => leaveTournament(world.deps, actor, world.key(), id);

export const comeIn = (world: World, actor: Actor, id: string) => checkInTournament(world.deps, actor, world.key(), id);

/** Does everything that is due by now: deadlines and jobs. */
export async function passTime(world: World): Promise<void> {
  const work = async () => {
    const jobs = await workOnce(world.deps, openLog('silent'));
    return (await passTournamentDeadlines(world.deps)) + (await passMatchDeadlines(world.deps)) + Number(jobs);
  };
  while ((await work()) > 0);
}

export async function tournamentOf(world: World, id: string): Promise<TournamentRow> {
  const [row] = await world.db.read.select().from(tournaments).where(eq(tournaments.id, id));
  if (!row) throw new Error(`there is no tournament ${id}`);
  return row;
}

/** Lets time pass to where a tournament's next deadline is, and does what is due. */
export async function toNextStage(world: World, id: string): Promise<void> {
  const { dueAt } = await tournamentOf(world, id);
  world.now = Math.max(world.now, dueAt ?? world.now);
  await passTime(world);
}

export interface Cup {
  readonly id: string;
  readonly organiser: Actor;
  /** In the order of seeds. */
  readonly players: readonly Actor[];
}

/**
 * A running tournament of so many, all of whom are there, seeded in the order in which they entered. Its organiser has what
 * they add to the pool, and nothing else, and plays where that is said, as the first; `before` is done before the start.
 */
export async function runningCup(
  world: World,
  count: number,
  more: Partial<TournamentInput> = {},
  own: {
    readonly organiser?: Actor;
    readonly isPlaying?: boolean;
    readonly before?: (players: Actor[]) => unknown;
  } = {},
): Promise<Cup> {
  const organiser = own.organiser ?? (await world.player({ cents: more.guaranteeCents ?? 0 }));
  const id = await openTournament(world, organiser, more);
  const players: Actor[] = [];
  if (own.isPlaying) {
    await enter(world, organiser, id);
    players.push(organiser);
  }
  while (players.length < count) {
    const player = await world.player({ cents: 100_00 });
    world.pass(1);
    await enter(world, player, id);
    players.push(player);
  }
  await toNextStage(world, id);
  for (const player of players) await comeIn(world, player, id);
  await own.before?.(players);
  await toNextStage(world, id);
  return { id, organiser, players };
}

export async function matchOf(world: World, id: string, match: number): Promise<MatchRow> {
  return item(await listMatches(world.db.read, id), match);
}

export const playerAt = ({ players }: Cup, seed: number): Actor => item(players, seed);

/** Both of a called match say that they are there. */
export async function beginMatch(world: World, cup: Cup, match: number): Promise<MatchRow> {
  const row = await matchOf(world, cup.id, match);
  for (const seed of [row.one, row.other])
    await checkInMatch(world.deps, playerAt(cup, seed), world.key(), {
      tournamentId: cup.id,
      match,
      attempt: row.attempt,
    });
  return row;
}

export const say = (
  world: World,
  actor: Actor,
  { tournamentId, match, attempt }: Pick<MatchRow, 'tournamentId' | 'match' | 'attempt'>,
  games: readonly [number, number],
  key = world.key(),
) =>
  reportMatch(world.deps, actor, key, {
    tournamentId,
    match,
    attempt,
    games,
    recordingUrl: `https://recordings.example/${actor.userId}`,
  });

/** Plays a called match to its end: both come and say the same. */
export async function playMatch(world: World, cup: Cup, match: number, winner: 0 | 1): Promise<void> {
  const row = await beginMatch(world, cup, match);
  const games = winner === 0 ? ([1, 0] as const) : ([0, 1] as const);
  for (const seed of [row.one, row.other]) await say(world, playerAt(cup, seed), row, games);
}

/** The matches that wait to be played. */
export async function calledIn(world: World, id: string): Promise<number[]> {
  const rows = await listMatches(world.db.read, id);
  return rows.filter(({ status }) => status === 'check-in').map(({ match }) => match);
}

/** The bracket as it follows from the stored facts. */
export async function bracketIn(world: World, id: string): Promise<Bracket> {
  const row = await tournamentOf(world, id);
  return readBracket(graphOf(row), [...(await readFacts(world.db.read, id)).keys()]);
}

/** What differs between the stored matches and what follows from the facts; nothing, always. */
export async function findDrift(world: World, id: string): Promise<string[]> {
  const { folded, called } = await bracketIn(world, id);
  const rows = await listMatches(world.db.read, id);
  return folded.matches.flatMap((state, match) => {
    const row = item(rows, match);
    const stored = [row.one, row.other, row.state, row.winner, row.how, row.gamesOne, row.gamesOther].join();
    const due = [...state.slots, state.state, state.winner, state.how, ...state.games].join();
    const isOpen = ['check-in', 'playing', 'reported', 'disputed'].includes(row.status);
    const wrong = stored === due ? [] : [`match ${match} is ${stored}, not ${due}`];
    // A contested result stands, in dispute.
    return isOpen === called.has(match) || (row.status === 'disputed' && row.state === 'decided')
      ? wrong
      : [...wrong, `match ${match} is ${row.status}, called: ${called.has(match)}`];
  });
}

export const prizesOf = async (world: World, id: string): Promise<number[]> =>
  (await listEntrants(world.db.read, id)).map(({ prizeCents }) => prizeCents);

export async function entrantsOf(world: World, id: string) {
  return world.db.read
    .select({ userId: tournamentEntrants.userId, status: tournamentEntrants.status })
    .from(tournamentEntrants)
    .where(and(eq(tournamentEntrants.tournamentId, id)))
    .orderBy(asc(tournamentEntrants.enteredAt));
}

/** Until a match's next deadline has passed. */
export async function untilDue(world: World, id: string, match: number): Promise<void> {
  const { dueAt } = await matchOf(world, id, match);
  world.now = Math.max(world.now, dueAt ?? world.now);
  await passTime(world);
}
