import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReferral } from '../../db/creators/referral.queries.ts';
import { keepAddress } from '../../db/security/known-address.queries.ts';
import { insertKnownDevice } from '../../db/security/known-device.queries.ts';
import { twoFactors } from '../../db/security/second-factor.table.ts';
import { staffAlerts } from '../../db/wallet/alert.table.ts';
import { FIRM_MS } from '../../domain/markets/market.ts';
import { DAY, SECOND } from '../../domain/shared/time.ts';
import { seal } from '../../gateway/kernel/sealed.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { decideHeldBet } from '../../gateway/markets/desk/decide-held-bet.ts';
import { readBets, readHeldBets } from '../../gateway/markets/read-bets.ts';
import { report, start } from '../support/battle-steps.ts';
import { accountCents } from '../support/invariants.ts';
import {
  type Seated,
  bet,
  betRow,
  fillFund,
  firmAll,
  marketOf,
  openBattle,
  settleAll,
} from '../support/market-steps.ts';
import { World, codeOf } from '../support/world.ts';
import { closeBooks } from './books.ts';

/** Somebody loses a battle on purpose and wins the bet against it from another account. */

let world: World;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world);
});
afterAll(() => closeBooks(world));

const fan = () => world.player({ cents: 1_000_00 });

/** The second of a battle gives in. */
async function loseOnPurpose({ battleId, first, second }: Seated): Promise<void> {
  world.pass(FIRM_MS);
  await firmAll(world);
  await start(world, first, battleId);
  await report(world, first, battleId, 'won');
  await report(world, second, battleId, 'lost');
  await settleAll(world);
}

const SECRET = 'JBSWY3DPEHPK3PXP';
/** An administrator for whom the factor has long been set up. */
async function administrator(): Promise<Actor> {
  const admin = await world.player({ role: 'administrator' });
  await world.db.transact((tx) =>
    tx.insert(twoFactors).values({
      userId: admin.userId,
      secret: seal(world.deps, SECRET),
      enabledAt: world.now,
      lastStep: 0,
      createdAt: world.now,
    }),
  );
  world.pass(2 * DAY);
  return admin;
}
/** The code of the next 30 seconds, since none is taken twice. */
function code(): string {
  world.pass(30 * SECOND);
  return new TOTP({ secret: SECRET }).generate({ timestamp: world.now });
}

const decide = (judge: Actor, betId: string, isPaid: boolean, proof: string | null, key = world.key()) =>
  codeOf(decideHeldBet(world.deps, judge, key, { betId, isPaid, reason: 'They live together.', proof }));

const shareBrowser = (one: Actor, other: Actor) =>
  world.db.transact(async (tx) => {
    for (const { userId } of [one, other])
      await insertKnownDevice(tx, {
        userId,
        deviceHash: `of ${one.userId}`,
        name: 'Firefox',
        firstSeenAt: world.now,
        lastSeenAt: world.now,
      });
  });
const shareNetwork = (one: Actor, other: Actor) =>
  world.db.transact(async (tx) => {
    for (const { userId } of [one, other])
      await keepAddress(tx, { userId, addressHash: `of ${one.userId}`, lastSeenAt: world.now });
  });
const refer = (one: Actor, other: Actor) =>
  world.db.transact((tx) =>
    insertReferral(tx, { newcomerId: other.userId, referrerId: one.userId, fault: null, at: world.now }),
  );

const alertsAbout = async ({ userId }: Actor) =>
  (await world.db.read.select().from(staffAlerts).where(eq(staffAlerts.kind, 'market'))).filter(({ message }) =>
    message.includes(userId),
  );

describe('39.4: a bet against the own, deliberate loss', () => {
  it.each([
    ['a browser with who lost', shareBrowser, 'second'],
    ['a network with who lost', shareNetwork, 'second'],
    ['an invitation with who lost', refer, 'second'],
    ['a browser with who won', shareBrowser, 'first'],
  ] as const)('of an account that shares %s is not paid before staff have looked', async (_what, share, side) => {
    const battle = await openBattle(world);
    const [thief, stranger] = [await fan(), await fan()];
    await share(battle[side], thief);
    // In many small bets as in one.
    const own: string[] = [];
    for (let n = 0; n < 4; n++) own.push(await bet(world, thief, battle, battle.first, 20_00));
    const other = await bet(world, stranger, battle, battle.first, 20_00);
    const before = await world.balance(thief);
    await loseOnPurpose(battle);
    for (let n = 0; n < 3; n++) {
      world.pass(30 * DAY);
      await settleAll(world);
    }
    expect(await world.balance(thief)).toBe(before);
    expect((await betRow(world, other)).state).toBe('won');
    expect(await alertsAbout(thief)).toHaveLength(1);
    expect(await alertsAbout(stranger)).toEqual([]);
    const { edges } = await readBets(world.db.read, thief.userId, { first: 20 });
    expect(edges.every(({ node }) => node.isHeld && node.state === 'firm')).toBe(true);
    const held = await readHeldBets(world.db.read);
    expect(held.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
    const admin = await administrator();
    for (const id of own) expect(await decide(admin, id, false, code())).toBe('ok');
    await settleAll(world);
    expect(await world.balance(thief)).toBe(1_000_00);
    const market = await marketOf(world, battle.battleId);
    expect([market.state, market.escrowCents]).toEqual(['settled', 0]);
    expect(await accountCents(world.db.read, `escrow:${market.id}`)).toBe(0);
  });

  it('is paid in full where staff find that they are two', async () => {
    const battle = await openBattle(world);
    const brother = await fan();
    await shareNetwork(battle.second, brother);
    const id = await bet(world, brother, battle, battle.first, 100_00);
    await loseOnPurpose(battle);
    const { payoutCents } = await betRow(world, id);
    const admin = await administrator();
    expect(await decide(admin, id, true, code())).toBe('ok');
    await settleAll(world);
    expect(await world.balance(brother)).toBe(900_00 + payoutCents);
    expect((await marketOf(world, battle.battleId)).state).toBe('settled');
    expect((await readBets(world.db.read, brother.userId, { first: 5 })).edges[0]?.node).toMatchObject({
      isHeld: false,
      state: 'won',
    });
  });

  it('a small win is paid at once, and staff are told all the same', async () => {
    const battle = await openBattle(world);
    const brother = await fan();
    await shareNetwork(battle.second, brother);
    const id = await bet(world, brother, battle, battle.first, 10_00);
    await loseOnPurpose(battle);
    expect((await betRow(world, id)).state).toBe('won');
    expect(await alertsAbout(brother)).toHaveLength(1);
  });

  it('what they lose is lost, and nobody is told', async () => {
    const battle = await openBattle(world);
    const thief = await fan();
    await shareBrowser(battle.second, thief);
    const id = await bet(world, thief, battle, battle.second, 100_00);
    await loseOnPurpose(battle);
    expect((await betRow(world, id)).state).toBe('lost');
    expect(await alertsAbout(thief)).toEqual([]);
  });

  it('is decided by an administrator of long standing with the factor, once, and by nobody whom it is about', async () => {
    const [admin, own] = [await administrator(), await administrator()];
    const battle = await openBattle(world);
    const thief = await fan();
    await shareBrowser(battle.second, thief);
    await refer(own, thief);
    const id = await bet(world, thief, battle, battle.first, 100_00);
    await loseOnPurpose(battle);
    expect(await decide(await world.player({ role: 'moderator' }), id, true, null)).toBe('FORBIDDEN');
    expect(await decide(thief, id, true, null)).toBe('FORBIDDEN');
    expect(await decide(own, id, true, code())).toBe('OWN_MONEY');
    expect(await decide(admin, id, true, null)).toBe('TWO_FACTOR_REQUIRED');
    expect(await decide(admin, id, true, '000000')).toBe('CODE_WRONG');
    expect(await decide(admin, 'nothing', true, code())).toBe('NOT_FOUND');
    const key = world.key();
    const proof = code();
    expect(await decide(admin, id, true, proof, key)).toBe('ok');
    expect(await decide(admin, id, true, proof, key)).toBe('ok');
    expect(await decide(admin, id, false, code())).toBe('BET_NOT_HELD');
    await settleAll(world);
    const { payoutCents } = await betRow(world, id);
    expect(await world.balance(thief)).toBe(900_00 + payoutCents);
  });
});
