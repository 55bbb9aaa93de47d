// @module-tag full
import { expect, test } from 'vitest';
import { DEMO_BALANCE_CENTS, people } from '../../../db/seed/cast.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { readHeld } from '../../../db/wallet/stake.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { ROOMS } from '../../../gateway/rooms.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

/** Rooms whose rows no other room's rows stand on. */
const LEFT_OUT = ['jury', 'store', 'tournaments', 'markets', 'arcade', 'creators', 'sponsorships', 'support', 'risk'];

test.each(LEFT_OUT)('the demo data set holds together without the rows of a room: %s', async (room) => {
  const world = await World.open();
  const samples = ROOMS.flatMap((one) => (one.samples && one.name !== room ? [one.samples] : []));
  expect(samples.length).toBe(world.deps.wiring.samples.length - 1);
  await seedDemo(world.db, { ...world.deps, wiring: { ...world.deps.wiring, samples } }, (text) => text);
  expect(await findViolations(world.db.read)).toEqual([]);
  const [free, held] = [
    await readBalance(world.db.read, people.demo, 'USD'),
    await readHeld(world.db.read, people.demo, 'USD'),
  ];
  expect(free + held).toBe(DEMO_BALANCE_CENTS);
  await world.close();
});
