import { ARCADE_MODES, GAME_IDS, INPUT_CLASSES } from '../../domain/arcade/games.ts';
import { RUN_SIGNS } from '../../domain/arcade/signs.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import {
  type ArcadeContest,
  type ArcadeRunRow,
  arcadeContests,
  arcadeDays,
  arcadeRatings,
  arcadeRuns,
  arcadeStages,
  arcadeTurns,
} from '../../db/arcade/arcade.table.ts';
import { BRACKET_STATES, arcadeBracketSeats, arcadeBrackets } from '../../db/arcade/bracket.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const two = (n: number): string => String(n).padStart(2, '0');

export const edgeContest = (n: number): string => `contest-${two(n)}`;
export const edgeRun = (n: number, player: number): string => `run-${two(n)}-${player}`;
export const edgeBracket = (n: number): string => `bracket-${two(n)}`;

const CONTESTS = 54;
const ENTRIES = [100, 200, 2 ** 31];

/** Contests, brackets and runs of every kind and standing, several of one instant and many with equal scores. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (let n = 0; n < 16; n++) await addBracket(tx, edges, n);
  for (let n = 0; n < CONTESTS; n++) await addContest(tx, edges, n);
  for (const [n] of WORDS.entries()) await addStanding(tx, edges, n);
}

async function addBracket(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(BRACKET_STATES, n);
  const isOver = state === 'settled' || state === 'void';
  const taken = state === 'open' ? n % 4 : 4;
  await tx.insert(arcadeBrackets).values({
    id: edgeBracket(n),
    // Two games of them, so that there are several of a kind.
    game: nth(GAME_IDS, n % 8 === 0 ? 0 : 1),
    version: 1,
    currency: nth(CURRENCIES, Math.floor(n / 8)),
    entry: nth(ENTRIES, n % 8 === 0 ? 0 : n),
    fee: n % 3,
    size: n % 3 === 1 ? 8 : 4,
    taken,
    state,
    createdAt: now - Math.floor(n / 3) * HOUR,
    dueAt: state === 'open' ? now + (Math.floor(n / 8) - 1) * HOUR + HOUR * (n % 2) : null,
    endedAt: isOver ? now : null,
  });
  for (let player = 0; player < 4; player++)
    await tx.insert(arcadeBracketSeats).values({
      id: `seat-${two(n)}-${player}`,
      bracketId: edgeBracket(n),
      userId: player === 0 ? edgeUser(1) : edgeUser(n + 3 * player + 2),
      inputClass: nth(INPUT_CLASSES, player),
      enteredAt: now - Math.floor(n / 4) * HOUR,
      leftAt: player === 3 && n % 5 === 0 ? now : null,
      seed: state === 'open' ? null : player,
      place: isOver ? player + 1 : null,
      paid: isOver ? nth(EDGES, player) : 0,
    });
}

async function addContest(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const mode = nth(ARCADE_MODES, n);
  const state = nth(['open', 'settled', 'void', 'settled', 'open', 'open'] as const, Math.floor(n / 6));
  const isAlone = mode === 'practice' || mode === 'free';
  const isFree = mode === 'practice' || mode === 'daily' || mode === 'bracket';
  // Of a game there is one board of a day.
  const createdAt = now - Math.floor(n / 12) * HOUR - (n >= 36 ? DAY : 0) + (mode === 'daily' ? n : 0);
  const others = mode === 'daily' ? [2, 3, 4, 5] : n % 4 === 0 ? [] : [2];
  const players = [...new Set(isAlone ? [edgeUser(n)] : [edgeUser(1), ...others.map((place) => edgeUser(n + place))])];
  const contest = {
    id: edgeContest(n),
    game: nth(GAME_IDS, Math.floor(n / 12) % 2 === 0 ? 1 : n),
    version: 1 + (n % 4 === 3 ? 1 : 0),
    mode,
    currency: mode === 'daily' ? ('BC' as const) : nth(CURRENCIES, Math.floor(n / 18)),
    entry: isFree ? 0 : nth(ENTRIES, n < 24 ? 1 : n),
    fee: isFree ? 0 : n % 3,
    target: n % 2 === 0 ? 100 : nth(EDGES, n),
    commitment: `c${n}`,
    lastSecret: state === 'settled' ? `s${n}` : null,
    seats: isAlone ? 1 : mode === 'daily' ? 1_000_000 : mode === 'skill' ? 8 : 2,
    taken: players.length,
    state,
    createdAt,
    dueAt: state === 'open' && !isAlone ? now + ((n % 3) - 1) * HOUR : null,
    endedAt: state === 'open' ? null : now - Math.floor(n / 12) * HOUR,
    invitedId: mode === 'battle' && n % 4 === 0 ? edgeUser(2) : null,
    heldAt: state === 'open' && n % 5 === 4 ? now : null,
    bracketId: mode === 'bracket' ? edgeBracket(n % 16) : null,
    round: mode === 'bracket' ? 0 : null,
    pair: mode === 'bracket' ? n % 2 : null,
    advancedId: mode === 'bracket' && state === 'settled' ? edgeUser(1) : null,
    startsAt: mode === 'battle' ? now : null,
  };
  await tx.insert(arcadeContests).values(contest);
  for (const [player, userId] of players.entries()) await addRun(tx, now, n, contest, player, userId);
}

async function addRun(
  tx: Tx,
  now: number,
  n: number,
  contest: ArcadeContest,
  player: number,
  userId: string,
): Promise<void> {
  const isSettled = contest.state === 'settled';
  // One ticket that is open each, of those who have no other one.
  const isTicket = contest.state === 'open' && player > 0 && n < 27;
  const state = isTicket
    ? (n + player) % 3 === 0
      ? ('entered' as const)
      : ('begun' as const)
    : contest.state === 'void'
      ? 'void'
      : nth(['ended', 'ended', 'refused'] as const, n + player * 2);
  const isEnded = state === 'ended';
  const isRated = isSettled && isEnded && contest.mode !== 'practice';
  const row: ArcadeRunRow = {
    id: edgeRun(n, player),
    contestId: contest.id,
    userId,
    game: contest.game,
    mode: contest.mode,
    inputClass: nth(INPUT_CLASSES, n),
    state,
    enteredAt: contest.createdAt + (n % 3 === 0 ? 1 : 0),
    day: utcDay(contest.createdAt),
    startedAt: state === 'entered' ? null : contest.createdAt + 2,
    readyAt: n % 4 === 0 ? now : null,
    dueAt: isTicket ? now + (player % 2 === 1 ? HOUR : -HOUR) + n : null,
    // Nobody ends two at once.
    endedAt: isTicket ? null : now - Math.floor(n / 12) * HOUR - n,
    receipt: `r${n}`,
    rivals: n % 3 === 0 ? [{ runId: 'Ж', ratingMicro: 1, score: Number.MAX_SAFE_INTEGER, tieBreak: 0 }] : [],
    score: isEnded ? nth([500, 500, 2 ** 31], player) : null,
    tieBreak: isEnded ? nth([7, 7, 8], player) : null,
    digest: isEnded ? `d${n}` : null,
    beaten: contest.mode === 'free' && isSettled ? n % 9 : null,
    place: isRated ? player + 1 : null,
    isWon: isRated && player === 0,
    paid: isRated ? nth(EDGES, n) : 0,
    ratingBeforeMicro: isRated ? 1_000_000_000 : null,
    ratingAfterMicro: isRated ? 1_000_000_000 + n * 1_000_003 : null,
    signs: n % 7 === 0 ? [nth(RUN_SIGNS, n)] : null,
  };
  const taken = isTicket ? await tx.insert(arcadeRuns).values(row).onConflictDoNothing().returning() : [];
  if (isTicket && taken.length === 0)
    await tx.insert(arcadeRuns).values({ ...row, state: 'refused', dueAt: null, endedAt: now });
  else if (!isTicket) await tx.insert(arcadeRuns).values(row);
  for (let stage = 0; stage < n % 3; stage++)
    await tx.insert(arcadeStages).values({
      runId: row.id,
      stage,
      bytes: Buffer.from([0, stage, 255]),
      receivedAt: now,
      receipt: `r${stage}`,
    });
}

async function addStanding(tx: Tx, { now }: Edges, n: number): Promise<void> {
  for (const game of [nth(GAME_IDS, 1), nth(GAME_IDS, n)]) {
    const hasRun = n % 4 !== 3;
    const run = edgeRun(n, 0);
    await tx
      .insert(arcadeRatings)
      .values({
        userId: edgeUser(n),
        game,
        ratingMicro: 1_000_000_000 + (n % 4) * 250_000,
        ratedRuns: n % 3 === 2 ? 9 : 10 + n,
        runs: nth(EDGES, n),
        wins: n,
        bestScore: nth(EDGES, n + 1),
        runId: hasRun ? run : null,
        runVersion: hasRun ? 1 : null,
        runRatingMicro: hasRun ? 1_000_000_000 + (n % 3) * 500_000 : null,
        runScore: hasRun ? nth(EDGES, n) : null,
        runTieBreak: hasRun ? n % 2 : null,
      })
      .onConflictDoNothing();
  }
  await tx.insert(arcadeDays).values({
    userId: edgeUser(n % 4),
    day: utcDay(now - n * DAY),
    freeRuns: n % 11,
    netCoins: n % 2 === 0 ? 200 : -nth(EDGES, n),
  });
  if (n < 3)
    await tx
      .insert(arcadeTurns)
      .values({ game: nth(GAME_IDS, n), mode: 'battle', currency: 'BC', entry: nth(EDGES, n) });
}
