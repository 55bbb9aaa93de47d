// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { stakes } from '../../../db/wallet/stake.table.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Call, Race } from '../../support/race.ts';
import { stakeSteps } from '../../support/stake-steps.ts';
import { World } from '../../support/world.ts';

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let world: World;
  let race: Race;
  const { subjectIn, hold, escrow } = stakeSteps(() => world);

  beforeAll(async () => {
    world = await World.open({ connections: 8 });
    race = await Race.open(world.url, () => world.now);
  });
  afterAll(async () => {
    await race.close();
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
    await world.close();
  });

  const seated = async () => {
    const subject = subjectIn();
    const players: Actor[] = [await world.player({ cents: 50_00 }), await world.player({ cents: 50_00 })];
    for (const player of players) await hold(subject, player, 20_00, 1_00);
    return { subject, players, ids: players.map(({ userId }) => userId) };
  };
  const times = (count: number, call: Call): Call[] => Array.from({ length: count }, () => call);

  it('pay a pool once and return all of it once, never both', async () => {
    for (let round = 0; round < 3; round++) {
      const { subject, players, ids } = await seated();
      const ended = await race.run([
        ...times(10, { use: 'pay-pool', subjectId: subject.id, userId: ids[0] ?? '' }),
        ...times(10, { use: 'refund-stakes', subjectId: subject.id }),
      ]);
      const done = ended.flatMap(({ code }, index) => (code === 'ok' ? [index < 10 ? 'paid' : 'refunded'] : []));
      expect(done).toHaveLength(1);
      const rows = await world.db.read.select().from(stakes).where(eq(stakes.subjectId, subject.id));
      expect(rows.map(({ ended: end }) => end)).toEqual([done[0], done[0]]);
      const [one, two] = await Promise.all(players.map((player) => world.balance(player)));
      expect([one, two]).toEqual(done[0] === 'paid' ? [69_00, 29_00] : [50_00, 50_00]);
      expect(await escrow(subject)).toBe(0);
    }
  });

  it('return each stake once, whether alone or with all others', async () => {
    const { subject, players, ids } = await seated();
    await race.run([
      ...ids.flatMap((userId) => times(8, { use: 'refund-stake', subjectId: subject.id, userId })),
      ...times(8, { use: 'refund-stakes', subjectId: subject.id }),
    ]);
    expect(await Promise.all(players.map((player) => world.balance(player)))).toEqual([50_00, 50_00]);
    expect(await escrow(subject)).toBe(0);
  });
});
