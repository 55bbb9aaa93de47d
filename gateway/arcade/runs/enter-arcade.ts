import { bytesToHex } from '@noble/hashes/utils.js';
import { CONTEST_MS, dailyEndsAt, seatsOf } from '../../../domain/arcade/contests.ts';
import { aboutContest } from '../../../domain/arcade/end-contest.ts';
import { FREE_RUNS_PER_DAY_MAX, chooseRivals } from '../../../domain/arcade/free-mode.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import {
  type ArcadeMode,
  GAMES,
  type GameId,
  type InputClass,
  isEntry,
  isGameId,
} from '../../../domain/arcade/games.ts';
import { entryStake } from '../../../domain/arcade/prizes.ts';
import { ratingOf } from '../../../domain/arcade/rating.ts';
import { TICKET_MS } from '../../../domain/arcade/run-times.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { ArcadeContest, ArcadeRunRow, StoredRival } from '../../../db/arcade/arcade.table.ts';
import { newContest, newRun } from '../../../db/arcade/new-rows.ts';
import { listNearRivals, lockFreeDay, openRating, putFreeDay, readRating } from '../../../db/arcade/rating.queries.ts';
import { insertContest, insertRun, lockRunWithContest, readOpenRun } from '../../../db/arcade/run.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { holdStake } from '../../../db/wallet/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { newCourse } from '../course-of-contest.ts';
import { findGivenBack, takeDailySeat } from '../boards/daily-seat.ts';
import { requireCash } from './require-cash.ts';
import { requireInvitee } from '../brackets/require-invitee.ts';
import { voidContest } from '../settle-contest.ts';
import { tellRunMoved } from '../settled-runs.ts';
import { acceptSeat, drawSeat } from './take-seat.ts';

export interface EnterArcadeInput {
  readonly game: string;
  /** Of the rules that the browser has loaded. */
  readonly version: number;
  readonly mode: ArcadeMode;
  readonly currency: Currency;
  /** In the smallest unit of the currency; 0 in practice. */
  readonly entry: number;
  readonly inputClass: InputClass;
  /** Of a battle for coins, the name of the only player who may take the second seat; otherwise it is drawn. */
  readonly opponent?: string | null;
  /** The battle that the player was invited to. */
  readonly contestId?: string | null;
}

/** Modes that can be entered. */
export const OPEN_MODES: readonly ArcadeMode[] = ['practice', 'daily', 'free', 'skill', 'battle'];

export interface Terms extends EnterArcadeInput {
  readonly game: GameId;
}

/** @throws Refused NOT_FOUND, ARCADE_ENTRY, ARCADE_VERSION */
async function requireTerms(input: EnterArcadeInput): Promise<{ readonly terms: Terms; readonly rules: Game }> {
  const { game, version, mode, currency, entry } = input;
  if (!isGameId(game)) throw new Refused('NOT_FOUND', { field: 'game' });
  const isTaken =
    mode === 'practice' || mode === 'daily' ? entry === 0 && currency === 'BC' : isEntry(game, mode, currency, entry);
  if (!OPEN_MODES.includes(mode) || !isTaken) throw new Refused('ARCADE_ENTRY', { field: 'entry' });
  const rules = version === GAMES[game].version ? await loadGame(game, version) : null;
  if (!rules) throw new Refused('ARCADE_VERSION', { field: 'version' });
  return { terms: { ...input, game }, rules };
}

/**
 * Gives out the ticket of a run, with its commitment and no secret, and takes the entry; answers the run's id (AR-04). A
 * run of practice that is open makes room for it. Against others, a seat is drawn in a contest that is open, or another
 * one is opened.
 * @throws Refused NOT_FOUND, ARCADE_ENTRY, ARCADE_VERSION, ARCADE_TICKET_OPEN, FREE_RUNS_OVER, FREE_MODE_CLOSED,
 * ARCADE_CASH_OFF, ARCADE_CASH_STAFF, ARCADE_CASH_UNVERIFIED, ARCADE_CASH_NO_REGION, ARCADE_CASH_REGION, ARCADE_CASH_AGE,
 * ARCADE_CASH_LOCKED, ARCADE_CASH_RUNS, ARCADE_INVITE, ARCADE_INVITE_OVER,
 * ARCADE_INVITES_OVER, ARCADE_DAILY_PLAYED, INSUFFICIENT_FUNDS, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, LIMIT_EXCEEDED, REDEMPTION_OFF,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function enterArcade(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: EnterArcadeInput,
): Promise<string> {
  const { terms, rules } = await requireTerms(input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    // Under its own id again, so that the key by which it was given out before answers a run that is there.
    const back = terms.mode === 'daily' ? await findGivenBack(tx, terms.game, userId, at) : null;
    const id = back ?? deps.newId();
    const call = { userId, key, operation: 'enterArcade', payload: terms, answerId: id, at };
    return once(tx, call, async () => {
      // Under this lock a player's entries go one after the other.
      const user = await lockStanding(tx, userId);
      await makeRoom(deps, tx, userId, at);
      if (terms.currency === 'USD') await requireCash(tx, user, terms.game, at);
      const invitedId = await requireInvitee(tx, user, terms, at);
      const seated = await takeSeat(tx, terms, userId, at);
      const contest = seated ?? openContest(deps, terms, rules, invitedId, at);
      const { inputClass } = terms;
      const run = newRun(contest, { id, userId, inputClass, enteredAt: at, dueAt: sharedNow(deps) + TICKET_MS });
      const rivals = terms.mode === 'free' ? await enterFreeDay(tx, contest, run) : [];
      if (!seated) await insertContest(tx, contest);
      await insertRun(tx, { ...run, rivals });
      if (contest.seats > 1) await openRating(tx, userId, terms.game);
      if (terms.entry > 0) await holdEntry(deps, tx, contest, user, at);
      if (contest.invitedId !== null && contest.dueAt !== null && !seated)
        await tellOffer(tx, contest, run, { toId: contest.invitedId, dueAt: contest.dueAt });
      await tellRunMoved(tx, run, at);
    });
  });
}

/** An open run of practice ends; any other is to be played or given back first. @throws Refused ARCADE_TICKET_OPEN */
export async function makeRoom(deps: Deps, tx: Tx, userId: string, at: number): Promise<void> {
  const open = await readOpenRun(tx, userId);
  if (!open) return;
  if (open.contest.mode !== 'practice') throw new Refused('ARCADE_TICKET_OPEN');
  const own = await lockRunWithContest(tx, open);
  if (own?.contest.state === 'open') await voidContest(tx, own.contest, { at, newId: deps.newId });
}

/** A seat in a contest that is open already; null where one is to be opened. */
async function takeSeat(tx: Tx, terms: Terms, userId: string, at: number): Promise<ArcadeContest | null> {
  if (terms.mode === 'daily') return takeDailySeat(tx, terms, userId, at);
  if (terms.contestId) return acceptSeat(tx, terms, terms.contestId, userId, at);
  if (terms.opponent || seatsOf(terms.mode, terms.currency) === 1) return null;
  return drawSeat(tx, terms, userId, at);
}

function openContest(
  deps: Deps,
  { game, version, mode, currency, entry }: Terms,
  rules: Game,
  invitedId: string | null,
  at: number,
): ArcadeContest {
  const id = deps.newId();
  const seats = seatsOf(mode, currency);
  const contest = newContest({
    id,
    game,
    version,
    mode,
    currency,
    entry,
    fee: seats > 1 && entry > 0 ? entryStake(entry).fee : 0,
    commitment: bytesToHex(newCourse(deps, { id, mode }, rules).commitment),
    seats,
    createdAt: at,
    dueAt: mode === 'daily' ? dailyEndsAt(at) : seats > 1 ? at + CONTEST_MS : null,
  });
  return { ...contest, invitedId };
}

/** Counts a run of free mode towards its day, and draws the nine that it is measured by. */
async function enterFreeDay(
  tx: Tx,
  { game, version, entry }: ArcadeContest,
  run: ArcadeRunRow,
): Promise<StoredRival[]> {
  const { userId, day, enteredAt } = run;
  const { ratingMicro } = await readRating(tx, userId, game);
  const near = await listNearRivals(tx, { userId, game, version, ratingMicro });
  const byRun = new Map(near.map(({ userId: _player, ...rival }) => [rival.runId, rival]));
  const stored = near.map((rival) => ({ ...rival, rating: ratingOf(rival.ratingMicro) }));
  const chosen = chooseRivals(ratingOf(ratingMicro), stored);
  if (!chosen) throw new Refused('FREE_MODE_CLOSED');
  const { freeRuns, netCoins } = await lockFreeDay(tx, userId, day);
  if (freeRuns >= FREE_RUNS_PER_DAY_MAX) {
    const resetsAt = Math.floor(enteredAt / DAY) * DAY + DAY;
    throw new Refused('FREE_RUNS_OVER', { data: { resetsAt } });
  }
  await putFreeDay(tx, userId, day, { freeRuns: freeRuns + 1, netCoins: netCoins - entry });
  return chosen.flatMap(({ runId }) => byRun.get(runId) ?? []);
}

async function tellOffer(
  tx: Tx,
  contest: ArcadeContest,
  run: ArcadeRunRow,
  { toId, dueAt }: { readonly toId: string; readonly dueAt: number },
): Promise<void> {
  const about = aboutContest(contest, [run], run.enteredAt);
  const data = { ...about.data, fromId: run.userId, toId, dueAt };
  await appendEvent(tx, { ...about, type: 'arcade.battle-offered', concerns: [run.userId, toId], data });
}

async function holdEntry(deps: Deps, tx: Tx, contest: ArcadeContest, staker: User, at: number): Promise<void> {
  const { id, game, currency, entry, fee } = contest;
  const subject = { kind: 'arcade', id, title: GAMES[game].title, path: arcadePath, currency } as const;
  await holdStake(tx, subject, { staker, stake: entry, fee }, { at, actorId: staker.id, newId: deps.newId });
}
