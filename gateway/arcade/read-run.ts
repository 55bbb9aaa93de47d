import { bytesToHex } from '@noble/hashes/utils.js';
import { secretsOut } from '../../domain/arcade/run-times.ts';
import { loadGame } from '../../domain/arcade/versions.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { ArcadeRunRow, ArcadeStage } from '../../db/arcade/arcade.table.ts';
import { ratingOf } from '../../db/arcade/rating.queries.ts';
import {
  type RunWithContest,
  listWaiting,
  readOpenRun,
  readRun,
  readRunsOf,
  readStages,
} from '../../db/arcade/run.queries.ts';
import { type User, readUsers } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type Player, avatarUrlOf } from '../accounts/index.ts';
import type { ArcadeContest } from './arcade-contest.types.ts';
import type { ArcadeReceipt, ArcadeResult, ArcadeRun, ArcadeRunRecord } from './arcade.types.ts';
import { courseOfContest } from './course-of-contest.ts';

export const receiptOf = ({ stage, bytes, receipt, receivedAt }: ArcadeStage): ArcadeReceipt => ({
  stage,
  bytes: Buffer.from(bytes).toString('base64'),
  receipt,
  receivedAt,
});

/** Null where it cannot be shown, which is rounded like any other rating. */
const shown = (micro: number | null): number | null => (micro === null ? null : Math.round(ratingOf(micro)));

/** What a run came to, once its contest is decided. */
function resultOf({ run, contest }: RunWithContest): ArcadeResult | null {
  const { score, tieBreak, digest } = run;
  if (contest.state !== 'settled' || score === null || tieBreak === null || digest === null) return null;
  return {
    score,
    tieBreak,
    digest,
    isTargetReached: score >= contest.target,
    isWon: run.isWon,
    paid: run.paid,
    ratingBefore: shown(run.ratingBeforeMicro),
    ratingAfter: shown(run.ratingAfterMicro),
    beaten: run.beaten,
    rivals: contest.mode === 'free' ? run.rivals.length : null,
    place: run.place,
    entrants: contest.seats > 1 ? contest.taken : null,
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
  return course.secrets.slice(0, secretsOut(rules, run.startedAt, deps.now())).map((secret) => bytesToHex(secret));
}

/** A run with all that is shown of it, as it was at one moment. */
interface Scene {
  readonly found: RunWithContest;
  readonly stages: readonly ArcadeStage[];
  /** The runs of its contest, once that is decided. */
  readonly runs: readonly ArcadeRunRow[];
  readonly players: ReadonlyMap<string, User>;
}

async function readScene(reader: Reader, found: RunWithContest): Promise<Scene> {
  const { run, contest } = found;
  const runs = contest.state === 'settled' && contest.seats > 1 ? await readRunsOf(reader, contest.id) : [];
  const played = runs.filter(({ state }) => state !== 'void');
  const players = await readUsers(reader, [run.userId, ...played.map(({ userId }) => userId)]);
  return { found, stages: await readStages(reader, run.id), runs: played, players };
}

export function playerOf(users: ReadonlyMap<string, User>, id: string): Player {
  const user = users.get(id);
  return { id, username: user?.username ?? '', avatarUrl: avatarUrlOf(user?.avatarId ?? null) };
}

function contestView({ userId: ownId }: Actor, { found: { contest }, runs, players }: Scene): ArcadeContest {
  const { seats, taken, dueAt, heldAt, state, invitedId } = contest;
  const standings = runs
    .toSorted((one, other) => (one.place ?? seats + 1) - (other.place ?? seats + 1))
    .map(({ id, userId, place, score, paid }) => ({
      runId: id,
      player: playerOf(players, userId),
      isOwn: userId === ownId,
      place,
      score,
      paid,
    }));
  const isHeld = heldAt !== null && state === 'open';
  return { seats, taken, dueAt, isHeld, isVoid: state === 'void', isByInvite: invitedId !== null, standings };
}

async function view(deps: Deps, actor: Actor, scene: Scene): Promise<ArcadeRun> {
  const { found, stages, players } = scene;
  const { run, contest } = found;
  const { version, fee, commitment, target } = contest;
  const { contestId, userId, startedAt, dueAt, state } = run;
  return {
    ...recordOf(found),
    player: playerOf(players, userId),
    isOwn: userId === actor.userId,
    contest: contestView(actor, scene),
    contestId,
    version,
    fee,
    commitment,
    target,
    lapsesAt: state === 'entered' ? dueAt : null,
    startedAt,
    endsAt: state === 'begun' ? dueAt : null,
    secrets: await secretsOf(deps, found),
    stages: stages.map(receiptOf),
    now: deps.now(),
  };
}

/** Whoever has played a run, and those who met it in a contest that is decided. */
async function maySee(reader: Reader, { userId }: Actor, { run, contest }: RunWithContest): Promise<boolean> {
  if (run.userId === userId) return true;
  if (contest.state !== 'settled' || contest.seats === 1 || run.state === 'void') return false;
  const runs = await readRunsOf(reader, contest.id);
  return runs.some((own) => own.userId === userId && own.state !== 'void');
}

/** A run as it stands. @throws Refused NOT_FOUND, for those that the caller may not see too */
export async function readOwnRun(deps: Deps, actor: Actor, id: string): Promise<ArcadeRun> {
  const scene = await deps.db.snapshot(async (reader) => {
    const found = await readRun(reader, id);
    return found && (await maySee(reader, actor, found)) ? readScene(reader, found) : null;
  });
  if (!scene) throw new Refused('NOT_FOUND');
  return view(deps, actor, scene);
}

/** The caller's ticket, or run under way; null without one. */
export async function readOwnOpenRun(deps: Deps, actor: Actor): Promise<ArcadeRun | null> {
  const scene = await deps.db.snapshot(async (reader) => {
    const found = await readOpenRun(reader, actor.userId);
    return found ? readScene(reader, found) : null;
  });
  return scene && view(deps, actor, scene);
}

/** A contest is open for a day, and held for another. */
const WAITING_SPAN = 3 * DAY;

/** Runs of the caller that are in and wait for others, or for staff, the newest first. */
export async function readWaiting({ db, now }: Deps, { userId }: Actor): Promise<ArcadeRunRecord[]> {
  const found = await listWaiting(db.read, userId, now() - WAITING_SPAN);
  return found.map(recordOf);
}
