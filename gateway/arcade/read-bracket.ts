import { bracketPairs, openPairs, outcomeOf } from '../../domain/arcade/bracket.ts';
import { GAMES, isEntry, isGameId } from '../../domain/arcade/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY } from '../../domain/shared/time.ts';
import { readUsers } from '../../db/accounts/index.ts';
import {
  bracketOf,
  isInBracket,
  listOwnBrackets,
  listPairs,
  newestOf,
  readBracket,
  readBracketSeats,
} from '../../db/arcade/bracket.queries.ts';
import type { ArcadeBracket as BracketRow } from '../../db/arcade/bracket.table.ts';
import type { ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { readSeated } from '../../db/arcade/contest.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import type { ArcadeBracket, ArcadeBracketPlace, ArcadePair } from './bracket.types.ts';
import { type EnterBracketInput, findBrackets } from './enter-bracket.ts';
import { playerAmong } from './read-run.ts';

/** A bracket comes together for a day, and each of its rounds takes one, or two where staff look at a run. */
const LONGEST = 14 * DAY;

async function view(reader: Reader, bracket: BracketRow, ownId: string): Promise<ArcadeBracket> {
  const { id, game, version, currency, entry, fee, size, taken, state, dueAt } = bracket;
  const seats = await readBracketSeats(reader, [id]);
  const contests = await listPairs(reader, id);
  const runs = await readSeated(
    reader,
    contests.map((contest) => contest.id),
  );
  const users = await readUsers(
    reader,
    seats.map(({ userId }) => userId),
  );
  const stands = bracketOf(bracket, seats, contests);
  const own = state === 'playing' ? openPairs(stands).find(({ pair }) => pair.includes(ownId)) : undefined;
  const ownContest = own && newestOf(contests, own.round, own.n);
  const ownRun = runs.find((run) => run.contestId === ownContest?.id && run.userId === ownId);
  const canGoOn = ownRun === undefined || ownRun.state === 'entered' || ownRun.state === 'begun';
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
    pairs: pairs.flatMap((ofRound, round) =>
      ofRound.map((pair, n): ArcadePair => {
        const contest = newestOf(contests, round, n);
        const outcome = outcomeOf(stands, round, n);
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
    ),
    canPlay: ownContest?.state === 'open' && ownContest.heldAt === null && canGoOn,
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
