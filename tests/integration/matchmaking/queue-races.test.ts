// @module-tag engines
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { proposals, seekers } from '../../../db/matchmaking/queue.table.ts';
import { keepQueue } from '../../../gateway/matchmaking/keep-queue.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findViolations } from '../../support/invariants.ts';
import { setFlag } from '../../support/queue-steps.ts';
import { type Call, Race, countCodes } from '../../support/race.ts';
import { World } from '../../support/world.ts';

const HOLD = 10_50;
const PURSE = 60_00;

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways that keep one queue', () => {
  let world: World;
  let race: Race;
  beforeAll(async () => {
    world = await World.open({ connections: 8 });
    await setFlag(world, await world.player({ role: 'administrator' }), 'new-matchmaking', true);
    race = await Race.open(world.url, () => world.now);
  });
  afterAll(async () => {
    await race.close();
    await world.close();
    // A connection reports its figures when it ends, so they are read by another.
    world = await World.open({ url: world.url, seed: 'after' });
    const rows = await world.db.read
      .select({ deadlocks: sql<number>`deadlocks` })
      .from(sql`pg_stat_database`)
      .where(sql`datname = current_database()`);
    expect(rows, 'everybody takes rows in the same order').toEqual([{ deadlocks: 0 }]);
    await world.close();
  });

  const repeat = (times: number, call: Call): Call[] => Array.from({ length: times }, () => call);
  const openIds = async () => {
    const rows = await world.db.read.select().from(proposals).where(eq(proposals.state, 'open'));
    return { rows, players: rows.flatMap(({ firstId, secondId }) => [firstId, secondId]) };
  };

  it('put everybody together once, while some leave, and make one battle of each pair that both confirm at once', async () => {
    const players: Actor[] = [];
    for (let n = 0; n < 20; n++) players.push(await world.player({ cents: PURSE }));
    const actorOf = (userId: string) => {
      const actor = players.find((one) => one.userId === userId);
      if (!actor) throw new Error(`${userId} is nobody`);
      return actor;
    };
    const entered = await race.run(players.flatMap((actor) => repeat(2, { use: 'queue', actor })));
    expect(countCodes(entered)).toEqual({ ok: 20, ALREADY_QUEUED: 20 });
    const leavers = players.slice(0, 3).map((actor): Call => ({ use: 'leave-queue', actor }));
    await race.run([...repeat(4, { use: 'keep-queue' }), ...leavers, ...repeat(4, { use: 'keep-queue' })]);
    await keepQueue(world.deps);
    const { rows, players: paired } = await openIds();
    expect(new Set(paired).size, 'nobody is in two proposals').toBe(paired.length);
    // Three have left, and whoever was to be the opponent of one of them is paired anew; at most one is left over.
    const [left] = await world.db.read.select({ out: count() }).from(seekers).where(eq(seekers.state, 'out'));
    expect([left?.out, rows.length]).toEqual([3, 8]);

    const yes = rows.flatMap(({ id, firstId, secondId }) =>
      [firstId, secondId].map((userId): Call => ({ use: 'confirm-proposal', actor: actorOf(userId), proposalId: id })),
    );
    expect(countCodes(await race.run([...yes, ...yes, ...repeat(4, { use: 'keep-queue' })]))).toEqual({ ok: 36 });
    const made = await world.db.read.select().from(proposals).where(eq(proposals.state, 'made'));
    expect(new Set(made.map(({ battleId }) => battleId)).size).toBe(8);
    for (const userId of paired) expect(await world.balance(actorOf(userId))).toBe(PURSE - HOLD);
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  });
});
