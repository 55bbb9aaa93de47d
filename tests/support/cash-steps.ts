import { stageMs } from '../../domain/arcade/course.ts';
import { writeStage } from '../../domain/arcade/log.ts';
import { updateRegion } from '../../db/accounts/index.ts';
import { lockRating, putRating } from '../../db/arcade/rating.queries.ts';
import { changeFlag } from '../../db/settings/flag.queries.ts';
import { beginRun } from '../../gateway/arcade/runs/begin-run.ts';
import { handInStage } from '../../gateway/arcade/runs/hand-in-stage.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { PRACTICE, base64, coinPlayer, enter, inputsOf, playTicket, rulesOf, runOf } from './arcade-steps.ts';
import type { World } from './world.ts';

/** What a player who may play for cash starts with, in cents. */
export const PURSE = 50_00;
/** And in coins. */
export const PURSE_COINS = 5_000;

export const switchCash = (world: World, { userId }: Actor, isOn: boolean) =>
  world.db.transact((tx) => changeFlag(tx, 'arcade-cash', isOn, userId, world.now));

/** With ten rated runs and money; the unlock is won besides. */
export async function ratedPlayer(world: World): Promise<Actor> {
  const actor = await coinPlayer(world, PURSE_COINS);
  await world.pay(actor, PURSE);
  await world.db.transact(async (tx) => {
    await updateRegion(tx, actor.userId, 'eu', world.now);
    await putRating(tx, { ...(await lockRating(tx, actor.userId, 'spark-line')), ratedRuns: 10 });
  });
  return actor;
}

/** Wins a battle for coins against somebody who does nothing; a good hand reaches the target. */
export async function winForCoins(world: World, actor: Actor, other: Actor, skill = 1.6): Promise<void> {
  const terms = { ...PRACTICE, mode: 'battle', entry: 200 } as const;
  const own = await enter(world, actor, { ...terms, opponent: other.username });
  const { contest } = await runOf(world.db, own);
  const second = await enter(world, other, { ...terms, contestId: contest.id });
  await playTicket(world, actor, own, skill);
  await playTicket(world, other, second);
}

/** A player who may play Spark Line for cash. */
export async function cashPlayer(world: World): Promise<Actor> {
  const actor = await ratedPlayer(world);
  for (let n = 0; n < 3; n++) await winForCoins(world, actor, await coinPlayer(world, 1_000));
  return actor;
}

/** Plays a ticket well and so late in every second stage that it carries a sign, `slowed`. */
export async function playByProgram(world: World, actor: Actor, id: string): Promise<void> {
  const rules = await rulesOf('spark-line');
  const stages = await inputsOf(world.deps, id, 1.6);
  await beginRun(world.deps, actor, id);
  for (const [stage, inputs] of stages.entries()) {
    // A stage in two comes half a second late.
    world.pass(stageMs(rules) + (stage % 2 === 1 ? 500 : -500) * (stage === 0 ? 0 : 1));
    await handInStage(world.deps, actor, { runId: id, stage, bytes: base64(writeStage(rules, inputs)) });
  }
}
