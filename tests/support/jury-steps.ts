import { asc, eq } from 'drizzle-orm';
import { jurors, juries, summonses } from '../../db/jury/jury.table.ts';
import { gameRecords } from '../../db/results/result.table.ts';
import { featureFlags } from '../../db/settings/flag.table.ts';
import { JUROR_AGE_MIN, JUROR_BATTLES_MIN } from '../../domain/jury/juror.ts';
import { JURY_WAIT_MS, type JuryChoice } from '../../domain/jury/jury.ts';
import { castVote } from '../../gateway/jury/cast-vote.ts';
import { keepJuries } from '../../gateway/jury/keep-juries.ts';
import { serveAsJuror } from '../../gateway/jury/serve-as-juror.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { activeBattle, complain, report } from './battle-steps.ts';
import { deliverEverything } from './deliver.ts';
import type { World } from './world.ts';

const log = openLog('silent');

export const switchJury = (world: World, enabled: boolean) =>
  world.db.transact((tx) => tx.update(featureFlags).set({ enabled }).where(eq(featureFlags.id, 'community-jury')));

/** Juries on, for cases over any sum of a battle. */
export async function openJuries(world: World): Promise<void> {
  await switchJury(world, true);
  await world.configure('jury_max_pool', '1000');
}

/** Somebody who has played enough of Valorant. */
export async function veteran(world: World): Promise<Actor> {
  const actor = await world.player();
  await world.db.transact((tx) =>
    tx.insert(gameRecords).values({ userId: actor.userId, game: 'valorant', battles: JUROR_BATTLES_MIN, wins: 5 }),
  );
  return actor;
}

/** So many who serve; a month passes meanwhile. */
export async function benchOf(world: World, count: number): Promise<Actor[]> {
  const bench: Actor[] = [];
  for (let i = 0; i < count; i++) bench.push(await veteran(world));
  world.pass(JUROR_AGE_MIN);
  for (const actor of bench) await serveAsJuror(world.deps, actor, true);
  return bench;
}

/** A battle whose players contradict each other, and the case that came of it. */
export async function contradicted(world: World) {
  const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  const battleId = await activeBattle(world, one, other);
  await report(world, one, battleId, 'won');
  await report(world, other, battleId, 'won');
  return { one, other, battleId, disputeId: (await world.disputes(battleId)).at(-1)?.id ?? 'none' };
}

/** A battle over which its second player complains. */
export async function complained(world: World) {
  const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  const battleId = await activeBattle(world, one, other);
  await report(world, one, battleId, 'won');
  await complain(world, other, battleId);
  return { one, other, battleId, disputeId: (await world.disputes(battleId)).at(-1)?.id ?? 'none' };
}

/** What has happened is heard, and whatever is due for juries is done. */
export async function look(world: World): Promise<void> {
  await deliverEverything(world.deps, log);
  while ((await keepJuries(world.deps)) > 0);
}

/** A case with its jury drawn. */
export async function drawn(world: World, open = contradicted) {
  const found = await open(world);
  await look(world);
  world.pass(JURY_WAIT_MS);
  await look(world);
  return found;
}

export const drawnFor = (world: World, disputeId: string) =>
  world.db.read.select().from(summonses).where(eq(summonses.disputeId, disputeId)).orderBy(asc(summonses.id));

export async function juryOf(world: World, disputeId: string) {
  const [jury] = await world.db.read.select().from(juries).where(eq(juries.disputeId, disputeId));
  return jury;
}

export const isOnBench = async (world: World, { userId }: Actor): Promise<boolean> =>
  (await world.db.read.select().from(jurors).where(eq(jurors.userId, userId))).length > 0;

/** The actor of an id. */
export const actorBy = (bench: readonly Actor[], userId: string): Actor => {
  const actor = bench.find((one) => one.userId === userId);
  if (!actor) throw new Error(`nobody of the bench is ${userId}`);
  return actor;
};

export const vote = (world: World, actor: Actor, summonsId: string, choice: JuryChoice, key = world.key()) =>
  castVote(world.deps, actor, key, { summonsId, choice, reason: 'The scores fit this side alone.' });
