import { bytesToHex } from '@noble/hashes/utils.js';
import { ratingOf } from '../../../domain/arcade/rating.ts';
import { secretsOut } from '../../../domain/arcade/run-times.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { ArcadeRunRow, ArcadeStage } from '../../../db/arcade/arcade.table.ts';
import {
  type RunWithContest,
  listWaiting,
  readOpenRun,
  readRun,
  readRunsOf,
  readStages,
} from '../../../db/arcade/run.queries.ts';
import { type User, readUsers } from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { type Player, playerOf } from '../../accounts/index.ts';
import type { ArcadeContest, ArcadeLive } from '../arcade-contest.types.ts';
import type { ArcadeReceipt, ArcadeResult, ArcadeRun, ArcadeRunRecord } from '../arcade.types.ts';
import { courseOfContest } from '../course-of-contest.ts';
import { type LiveScene, liveView, readLive } from './read-live.ts';
import { PLAYED, type RunSight, isShared, seeRun } from './see-run.ts';

export const receiptOf = ({ stage, bytes, receipt, receivedAt }: ArcadeStage): ArcadeReceipt => ({
  stage,
  bytes: Buffer.from(bytes).toString('base64'),
  receipt,
  receivedAt,
});

/** Null where it cannot be shown, which is rounded like any other rating. */
const shown = (micro: number | null): number | null => (micro === null ? null : Math.round(ratingOf(micro)));

/** What a run came to, once its contest is decided, or for whoever judges it. */
function resultOf({ run, contest }: RunWithContest, isJudge = false): ArcadeResult | null {
  const { score, tieBreak, digest } = run;
  // A board is open to all while its day lasts; everything else is told once it is decided.
  const isTold = isJudge || contest.state === 'settled' || (contest.mode === 'daily' && contest.state === 'open');
  if (!isTold || score === null || tieBreak === null || digest === null) return null;
  return {
    score,
    tieBreak,
    digest,
    isTargetReached: score >= contest.target,
    isWon: run.isWon,
    paid: run.paid,
    currency: contest.currency,
    ratingBefore: shown(run.ratingBeforeMicro),
    ratingAfter: shown(run.ratingAfterMicro),
    beaten: run.beaten,
    rivals: contest.mode === 'free' ? run.rivals.length : null,
    place: run.place,
    entrants: contest.seats > 1 && contest.mode !== 'daily' ? contest.taken : null,
  };
}

export function recordOf(found: RunWithContest): ArcadeRunRecord {
  const { run, contest } = found;
  const { id, game, mode, state, enteredAt } = run;
  const { currency, entry } = contest;
  const isSettled = contest.state !== 'open';
  const { taken, seats, dueAt } = contest;
  return { id, game, mode, currency, entry, state, enteredAt, isSettled, taken, seats, dueAt, result: resultOf(found) };
}

/** The secrets that are out; none of a run that has not begun, or whose rules or secret this gateway has not got. */
async function secretsOf(deps: Deps, { run, contest }: RunWithContest): Promise<string[]> {
  if (run.startedAt === null) return [];
  const rules = await loadGame(contest.game, contest.version);
  const course = rules && courseOfContest(deps, contest, rules);
  if (!rules || !course) return [];
  return course.secrets.slice(0, secretsOut(rules, run.startedAt, sharedNow(deps))).map((secret) => bytesToHex(secret));
}

/** A run with all that is shown of it, as it was at one moment. */
interface Scene {
  readonly found: RunWithContest;
  readonly stages: readonly ArcadeStage[];
  /** The runs of its contest, once that is decided, or for whoever judges it. */
  readonly runs: readonly ArcadeRunRow[];
  readonly players: ReadonlyMap<string, User>;
  readonly sight: RunSight;
  readonly isShared: boolean;
  /** Null where it is no battle that is played live, or can be. */
  readonly live: LiveScene | null;
}

async function readScene(reader: Reader, found: RunWithContest, sight: RunSight): Promise<Scene> {
  const { run, contest } = found;
  const isTold = sight.review || contest.state === 'settled';
  const hasStandings = sight.standings && isTold && contest.seats > 1 && contest.mode !== 'daily';
  const runs = hasStandings ? await readRunsOf(reader, contest.id) : [];
  const played = runs.filter(({ state }) => state !== 'void');
  const live = await readLive(reader, found);
  const named = [run, ...played, ...(live ? [live.other] : [])];
  const players = await readUsers(
    reader,
    named.map(({ userId }) => userId),
  );
  return {
    found,
    stages: await readStages(reader, run.id),
    runs: played,
    players,
    sight,
    isShared: await isShared(reader, found),
    live,
  };
}

export function playerAmong(users: ReadonlyMap<string, User>, id: string): Player {
  const user = users.get(id);
  return playerOf({ id, username: user?.username ?? '', avatarId: user?.avatarId ?? null });
}

function contestView(
  { userId: ownId }: Actor,
  { found: { contest }, runs, players }: Scene,
): Omit<ArcadeContest, 'live'> {
  const { seats, taken, dueAt, heldAt, state, invitedId, currency } = contest;
  const standings = runs
    .toSorted((one, other) => (one.place ?? seats + 1) - (other.place ?? seats + 1))
    .map(({ id, userId, place, score, paid }) => ({
      runId: id,
      player: playerAmong(players, userId),
      isOwn: userId === ownId,
      place,
      score,
      paid,
      currency,
    }));
  const isHeld = heldAt !== null && state === 'open';
  return { seats, taken, dueAt, isHeld, isVoid: state === 'void', isByInvite: invitedId !== null, standings };
}

async function liveOf(deps: Deps, { found, stages, players, live }: Scene): Promise<ArcadeLive | null> {
  return live && liveView(deps, { found, stages, opponent: playerAmong(players, live.other.userId) }, live);
}

async function view(deps: Deps, actor: Actor, scene: Scene): Promise<ArcadeRun> {
  const { found, stages, players, sight, isShared: isOpenToOthers } = scene;
  const { run, contest } = found;
  const { version, fee, commitment, target } = contest;
  const { contestId, userId, inputClass, startedAt, dueAt, state } = run;
  const result = resultOf(found, sight.review);
  const isOwn = userId === actor.userId;
  return {
    ...recordOf(found),
    result: result && (sight.paid ? result : { ...result, paid: 0 }),
    isShared: isOpenToOthers,
    review: sight.review ? { signs: [...(run.signs ?? [])] } : null,
    player: playerAmong(players, userId),
    isOwn,
    contest: { ...contestView(actor, scene), live: isOwn ? await liveOf(deps, scene) : null },
    contestId,
    bracketId: contest.bracketId,
    version,
    fee,
    inputClass,
    commitment,
    target,
    lapsesAt: state === 'entered' ? dueAt : null,
    startedAt,
    endsAt: state === 'begun' ? dueAt : null,
    secrets: await secretsOf(deps, found),
    stages: stages.map(receiptOf),
    now: sharedNow(deps),
  };
}

/** A run as it stands. @throws Refused NOT_FOUND, for those that the caller may not see too */
export async function readOwnRun(deps: Deps, actor: Actor, id: string): Promise<ArcadeRun> {
  const scene = await deps.db.snapshot(async (reader) => {
    const found = await readRun(reader, id);
    const sight = found && (await seeRun(reader, actor, found));
    return found && sight ? readScene(reader, found, sight) : null;
  });
  if (!scene) throw new Refused('NOT_FOUND');
  return view(deps, actor, scene);
}

/** The caller's ticket, or run under way; null without one. */
export async function readOwnOpenRun(deps: Deps, actor: Actor): Promise<ArcadeRun | null> {
  const scene = await deps.db.snapshot(async (reader) => {
    const found = await readOpenRun(reader, actor.userId);
    return found ? readScene(reader, found, PLAYED) : null;
  });
  return scene && view(deps, actor, scene);
}

/** A contest is open for a day, and held for another. */
const WAITING_SPAN = 3 * DAY;

/** Runs of the caller that are in and wait for others, or for staff, the newest first. */
export async function readWaiting({ db, now }: Deps, { userId }: Actor): Promise<ArcadeRunRecord[]> {
  const found = await listWaiting(db.read, userId, now() - WAITING_SPAN);
  // What a board says of the day is told already.
  return found.filter(({ contest }) => contest.mode !== 'daily').map(recordOf);
}
