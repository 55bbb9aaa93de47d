import { type Bracket, bracketOf, bracketPairs, newestOf, openPairs } from '../../../domain/arcade/bracket.ts';
import { GAMES, isEntry, isGameId } from '../../../domain/arcade/games.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import {
  isInBracket,
  listOwnBrackets,
  listPairs,
  readBracket,
  readBracketSeats,
} from '../../../db/arcade/bracket.queries.ts';
import type { ArcadeBracket as BracketRow } from '../../../db/arcade/bracket.table.ts';
import type { ArcadeContest, ArcadeRunRow } from '../../../db/arcade/arcade.table.ts';
import { readSeated } from '../../../db/arcade/contest.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { ArcadeBracket, ArcadeBracketPlace, ArcadePair } from './bracket.types.ts';
import { type EnterBracketInput, findBrackets } from './enter-bracket.ts';
import { playerAmong } from '../runs/read-run.ts';

/** A bracket comes together for a day, and each of its rounds takes one, or two where staff look at a run. */
const LONGEST = 14 * DAY;

/** The pair that a player of a bracket is in now, and whether it waits for the player's run. */
function ownPairOf(
  { state }: BracketRow,
  stands: Bracket,
  contests: readonly ArcadeContest[],
  runs: readonly ArcadeRunRow[],
  ownId: string,
) {
  const own = state === 'playing' ? openPairs(stands).find(({ pair }) => pair.includes(ownId)) : undefined;
  const contest = own && newestOf(contests, own.round, own.n);
  const ownRun = runs.find((run) => run.contestId === contest?.id && run.userId === ownId);
  const canGoOn = ownRun === undefined || ownRun.state === 'entered' || ownRun.state === 'begun';
  return { contest, ownRun, canPlay: contest?.state === 'open' && contest.heldAt === null && canGoOn };
}

async function view(reader: Reader, bracket: BracketRow, ownId: string): Promise<ArcadeBracket> {
  const { id, game, version, currency, entry, fee, size, taken, state, dueAt } = bracket;
  const seats = await readBracketSeats(reader, [id]);
  const contests = await listPairs(reader, [id]);
  const runs = await readSeated(
    reader,
    contests.map((contest) => contest.id),
  );
  const users = await readUsers(
    reader,
    seats.map(({ userId }) => userId),
  );
  const stands = bracketOf(bracket, seats, contests);
  const { ownRun, canPlay } = ownPairOf(bracket, stands, contests, runs, ownId);
  const pairs = state === 'open' || stands.seeds.length === 0 ? [] : bracketPairs(stands);
  const inOrder = seats.toSorted(
    (one, other) => (one.seed ?? 0) - (other.seed ?? 0) || one.enteredAt - other.enteredAt,
  );
  return {
    id,
    game,
    version,
    currency,
    entry,
    fee,
    size,
    taken,
    state,
    dueAt,
    seats: inOrder.map(({ userId, seed, place, paid }) => ({
      player: playerAmong(users, userId),
      isOwn: userId === ownId,
      seed: seed === null ? null : seed + 1,
      place,
      paid,
      currency,
    })),
    pairs: pairs.map(({ round, n, pair, outcome }): ArcadePair => {
      const contest = newestOf(contests, round, n);
      const runOf = (userId: string | null): ArcadeRunRow | undefined =>
        contest?.state === 'settled'
          ? runs.find((run) => run.contestId === contest.id && run.userId === userId)
          : undefined;
      return {
        round,
        n,
        dueAt: contest?.state === 'open' ? contest.dueAt : null,
        isDecided: outcome !== null,
        isHeld: contest?.state === 'open' && contest.heldAt !== null,
        isAgain: contests.filter((one) => one.round === round && one.pair === n).length > 1,
        sides: pair.map((userId) => ({
          player: userId === null ? null : playerAmong(users, userId),
          isOwn: userId === ownId,
          isThrough: userId !== null && outcome?.winnerId === userId,
          score: runOf(userId)?.score ?? null,
          runId: runOf(userId)?.id ?? null,
        })),
      };
    }),
    canPlay,
    ownRunId: ownRun?.id ?? null,
  };
}

/** A bracket that the caller is in. @throws Refused NOT_FOUND, for all others too */
export async function readOwnBracket(reader: Reader, userId: string, id: string): Promise<ArcadeBracket> {
  const bracket = await readBracket(reader, id);
  if (!bracket || !(await isInBracket(reader, id, userId))) throw new Refused('NOT_FOUND');
  return view(reader, bracket, userId);
}

/** Brackets of a player that are not over, the newest first. */
export async function readOwnBrackets(reader: Reader, userId: string, now: number): Promise<ArcadeBracket[]> {
  const rows = await listOwnBrackets(reader, userId, now - LONGEST);
  return Promise.all(rows.map((bracket) => view(reader, bracket, userId)));
}

interface DuePair {
  readonly bracket: BracketRow;
  readonly contest: ArcadeContest;
}

/** The pairs of brackets that wait for a run of a player, of all the player's brackets at once. */
export async function readDuePairs(reader: Reader, userId: string, now: number): Promise<DuePair[]> {
  const own = await listOwnBrackets(reader, userId, now - LONGEST);
  const playing = own.filter(({ state }) => state === 'playing');
  const ids = playing.map(({ id }) => id);
  const [seats, contests] = await Promise.all([readBracketSeats(reader, ids), listPairs(reader, ids)]);
  const open = contests.filter(({ state }) => state === 'open');
  const runs = await readSeated(
    reader,
    open.map(({ id }) => id),
  );
  return playing.flatMap((bracket) => {
    const isOf = ({ bracketId }: { readonly bracketId: string | null }): boolean => bracketId === bracket.id;
    const pairs = contests.filter(isOf);
    const stands = bracketOf(bracket, seats.filter(isOf), pairs);
    const { contest, canPlay } = ownPairOf(bracket, stands, pairs, runs, userId);
    return contest && canPlay ? [{ bracket, contest }] : [];
  });
}

/** The bracket that an entry would get a seat in now; null where it would open one. Another may be quicker. */
export async function readBracketPlace(
  reader: Reader,
  userId: string,
  { game, ...terms }: Omit<EnterBracketInput, 'version'>,
  now: number,
): Promise<ArcadeBracketPlace | null> {
  if (!isGameId(game) || !isEntry(game, 'bracket', terms.currency, terms.entry)) return null;
  const [found] = await findBrackets(reader, { ...terms, game, version: GAMES[game].version }, userId, now);
  return found && found.dueAt !== null ? { taken: found.taken, dueAt: found.dueAt } : null;
}
