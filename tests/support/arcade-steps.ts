import { createHash } from 'node:crypto';
import { type Course, stageMs } from '../../domain/arcade/course.ts';
import type { Game } from '../../domain/arcade/game.ts';
import { GAMES, type GameId } from '../../domain/arcade/games.ts';
import { type Input, writeStage } from '../../domain/arcade/log.ts';
import { randomOf } from '../../domain/arcade/random.ts';
import { microOf } from '../../domain/arcade/rating.ts';
import { loadGame } from '../../domain/arcade/versions.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { ArcadeContest, ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { newContest, newRun } from '../../db/arcade/new-rows.ts';
import { lockRating, putRating } from '../../db/arcade/rating.queries.ts';
import { type RunWithContest, insertContest, insertRun, readRun, readStages } from '../../db/arcade/run.queries.ts';
import type { Database } from '../../db/client/database.ts';
import { beginRun } from '../../gateway/arcade/runs/begin-run.ts';
import { courseOfContest } from '../../gateway/arcade/course-of-contest.ts';
import { type EnterArcadeInput, enterArcade } from '../../gateway/arcade/runs/enter-arcade.ts';
import { handInStage } from '../../gateway/arcade/runs/hand-in-stage.ts';
import { settleRun } from '../../gateway/arcade/settle-run.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { playRun } from './arcade-hands.ts';
import type { World } from './world.ts';

export async function rulesOf(id: GameId): Promise<Game> {
  const game = await loadGame(id);
  if (!game) throw new Error(`${id} has no rules`);
  return game;
}

export async function runOf(db: Database, id: string): Promise<RunWithContest> {
  const found = await readRun(db.read, id);
  if (!found) throw new Error(`no run ${id}`);
  return found;
}

/** Plays a run again, as whoever comes upon it does. */
export const playAgain = async (deps: Deps, id: string): Promise<boolean> =>
  settleRun(deps, await runOf(deps.db, id), await readStages(deps.db.read, id));

export const PRACTICE: EnterArcadeInput = {
  game: 'spark-line',
  version: 1,
  mode: 'practice',
  currency: 'BC',
  entry: 0,
  inputClass: 'keys',
};

export const enter = (world: World, actor: Actor, input: Partial<EnterArcadeInput> = {}): Promise<string> =>
  enterArcade(world.deps, actor, world.key(), { ...PRACTICE, ...input });

export async function courseOfRun(deps: Deps, runId: string): Promise<Course> {
  const { contest } = await runOf(deps.db, runId);
  const course = courseOfContest(deps, contest, await rulesOf(contest.game));
  if (!course) throw new Error('the course is another');
  return course;
}

/** What a made-up hand does on the course of a run; 1 is an average hand, null does nothing. */
export async function inputsOf(deps: Deps, runId: string, skill: number | null): Promise<readonly Input[][]> {
  const { contest } = await runOf(deps.db, runId);
  const rules = await rulesOf(contest.game);
  if (skill === null) return Array.from({ length: rules.stages }, () => []);
  const random = randomOf(createHash('sha256').update(runId).digest());
  return playRun(rules, await courseOfRun(deps, runId), random, 'human', skill);
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Plays a ticket from its begin to its last stage, with the clock at the end of each. */
export async function playTicket(
  world: World,
  actor: Actor,
  runId: string,
  skill: number | null = null,
): Promise<void> {
  const { contest } = await runOf(world.db, runId);
  const rules = await rulesOf(contest.game);
  const stages = await inputsOf(world.deps, runId, skill);
  await beginRun(world.deps, actor, runId);
  for (const [stage, inputs] of stages.entries()) {
    world.pass(stageMs(rules));
    await handInStage(world.deps, actor, { runId, stage, bytes: base64(writeStage(rules, inputs)) });
  }
}

export interface RivalTerms {
  readonly score: number;
  readonly tieBreak?: number;
  readonly rating?: number;
}

/** A stored run of somebody, as free mode measures others by. */
export async function storeRival(world: World, game: GameId, { score, tieBreak = 0, rating = 1_000 }: RivalTerms) {
  const { userId } = await world.player();
  const at = world.now - 2 * DAY;
  const [contestId, runId] = [world.deps.newId(), world.deps.newId()];
  const open = newContest({
    id: contestId,
    game,
    version: GAMES[game].version,
    mode: 'free',
    currency: 'BC',
    entry: 100,
    fee: 0,
    commitment: '00',
    seats: 1,
    createdAt: at,
    dueAt: null,
  });
  const contest: ArcadeContest = { ...open, lastSecret: '00', state: 'settled', endedAt: at };
  const run: ArcadeRunRow = {
    ...newRun(contest, { id: runId, userId, inputClass: 'keys', enteredAt: at, dueAt: null }),
    state: 'ended',
    startedAt: at,
    endedAt: at,
    score,
    tieBreak,
    digest: '00',
    beaten: 0,
  };
  await world.db.transact(async (tx) => {
    await insertContest(tx, contest);
    await insertRun(tx, run);
    await putRating(tx, {
      ...(await lockRating(tx, userId, game)),
      ratingMicro: microOf(rating),
      runs: 1,
      runId,
      runVersion: contest.version,
      runRatingMicro: microOf(rating),
      runScore: score,
      runTieBreak: tieBreak,
    });
  });
  return { userId, runId };
}

/** Nine rivals of a game with one and the same score. */
export async function storeRivals(world: World, game: GameId, score: number, count = 9): Promise<void> {
  for (let n = 0; n < count; n++) await storeRival(world, game, { score });
}

/** A player with coins. */
export async function coinPlayer(world: World, coins: number): Promise<Actor> {
  const actor = await world.player();
  if (coins > 0) await world.pay(actor, coins, 'BC');
  return actor;
}
