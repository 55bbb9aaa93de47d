import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { voidBattle } from '../../../gateway/battles/ending/void-battle.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { activeBattle, complain, create, report, settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations, houseCents } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let senior: Actor;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
  senior = await world.player({ role: 'senior_moderator' });
});
afterEach(async () => {
  await deliverEverything(world.deps, openLog('silent'));
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  expect(await verifyBalances(world.db.read)).toEqual([]);
});
afterAll(() => world.close());

const pair = async (): Promise<[Actor, Actor]> => [
  await world.player({ cents: 100_00 }),
  await world.player({ cents: 100_00 }),
];
const voids = (by: Actor, battleId: string, reason = 'The game server was down.') =>
  codeOf(voidBattle(world.deps, by, world.key(), { battleId, reason }));
const balances = (...actors: Actor[]) => Promise.all(actors.map((actor) => world.balance(actor)));

it('gives stake and fee back to both, tells both why, and is kept in the audit log', async () => {
  const [one, other] = await pair();
  const fees = await houseCents(world.db.read);
  const battleId = await activeBattle(world, one, other);
  await report(world, one, battleId, 'won');
  expect(await voids(senior, battleId)).toBe('ok');
  expect(await balances(one, other)).toEqual([100_00, 100_00]);
  expect(await houseCents(world.db.read)).toBe(fees);
  expect(await world.battle(battleId)).toMatchObject({ status: 'cancelled', winnerId: null, dueAt: null });
  expect(await voids(senior, battleId)).toBe('BATTLE_OVER');
  await deliverEverything(world.deps, openLog('silent'));
  for (const { userId } of [one, other]) {
    const told = await world.db.read
      .select({ message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.title, 'Your battle is cancelled')));
    expect(told).toEqual([
      { message: expect.stringContaining('$52.50 is back in your wallet. Reason: The game server was down.') },
    ]);
  }
  const [line] = await world.db.read.select().from(auditLog).where(eq(auditLog.subjectId, battleId));
  expect(line).toMatchObject({
    actorId: senior.userId,
    action: 'battle.void',
    reason: 'The game server was down.',
    data: { status: 'active', stakeCents: 50_00, feeCents: 2_50 },
  });
  const alone = await create(world, one);
  expect(await voids(senior, alone)).toBe('ok');
  expect(await balances(one)).toEqual([100_00]);
});

it('takes back what was paid within 24 hours of the end, the fees too, and nothing later', async () => {
  const [one, other] = await pair();
  const fees = await houseCents(world.db.read);
  const battleId = await settledBattle(world, one, other);
  const late = await settledBattle(world, one, other, 10_00);
  world.pass(DISPUTE_WINDOW_MS);
  expect(await voids(senior, battleId)).toBe('ok');
  expect(await balances(one, other)).toEqual([109_50, 89_50]);
  expect((await houseCents(world.db.read)) - fees).toBe(1_00);
  world.pass(1);
  expect(await voids(senior, late)).toBe('BATTLE_OVER');
});

it('is no moderator’s, no player’s own and none of a battle with a case, and asks for a reason', async () => {
  const [one] = await pair();
  const staff = await world.player({ role: 'administrator', cents: 100_00 });
  const battleId = await activeBattle(world, one, staff);
  expect(await voids(one, battleId)).toBe('SENIOR_ONLY');
  expect(await voids(await world.player({ role: 'moderator' }), battleId)).toBe('SENIOR_ONLY');
  expect(await voids(staff, battleId)).toBe('OWN_DISPUTE');
  expect(await voids(senior, battleId, ' ')).toBe('BAD_INPUT');
  expect(await voids(senior, 'no-such-battle')).toBe('NOT_FOUND');
  await complain(world, one, battleId);
  expect(await voids(senior, battleId)).toBe('ALREADY_DISPUTED');
});

it('happens once when two of the staff do it at the same moment, and beside the players’ own settlement', async () => {
  const admin = await world.player({ role: 'administrator' });
  for (let n = 0; n < 5; n++) {
    const [one, other] = await pair();
    const battleId = await activeBattle(world, one, other);
    await report(world, one, battleId, 'won');
    const codes = await Promise.all([
      voids(senior, battleId),
      voids(admin, battleId),
      codeOf(report(world, other, battleId, 'lost')),
    ]);
    expect(codes.slice(0, 2).toSorted()).toEqual(['BATTLE_OVER', 'ok']);
    expect(['ok', 'BATTLE_NOT_ACTIVE']).toContain(codes[2]);
    expect(await balances(one, other)).toEqual([100_00, 100_00]);
  }
});
