import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { insertKnownDevice } from '../../../db/security/known-device.queries.ts';
import { knownAddresses } from '../../../db/security/second-factor.table.ts';
import { declareSubscribers } from '../../../db/events/cursor.queries.ts';
import { riskCasePlayers, riskCases, riskSignals } from '../../../db/risk/risk-case.table.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { ContestedKind } from '../../../domain/shared/subjects.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { resolveAlert } from '../../../gateway/wallet/alerts/resolve-alert.ts';
import { activeBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { runningBattle, squadOf } from '../../support/team-steps.ts';
import { SIGN_IN } from '../../support/visitor.ts';
import { beginMatch, playerAt, runningCup } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await declareSubscribers(world.db, world.deps.wiring.subscribers, world.now);
});
afterAll(() => world.close());

const newPlayer = () => world.player({ cents: 1_000_00 });

const fromBrowser = ({ userId }: Actor, deviceHash: string, at = world.now) =>
  world.db.transact((tx) =>
    insertKnownDevice(tx, { userId, deviceHash, name: 'Firefox', firstSeenAt: at, lastSeenAt: at }),
  );
const fromNetwork = ({ userId }: Actor, addressHash: string, at = world.now) =>
  world.db.transact((tx) => keepAddress(tx, { userId, addressHash, lastSeenAt: at }));

async function signals(): Promise<string[]> {
  await deliverEverything(world.deps, openLog('silent'));
  const alerts = await world.db.read.select().from(staffAlerts).where(eq(staffAlerts.kind, 'shared-origin'));
  await world.db.transact(async (tx) => {
    // A case is made of each of them.
    for (const table of [riskSignals, riskCasePlayers, riskCases, staffAlerts]) await tx.delete(table);
  });
  return alerts.map(({ details }) => details.subject);
}
const pairOf = (one: Actor, other: Actor) => [one.userId, other.userId].toSorted().join(' and ');

/** Two on different sides of a contest of each kind, one beside the first, and how it begins. */
const SCENES: Readonly<
  Record<ContestedKind, () => Promise<{ one: Actor; other: Actor; mate: Actor; begin: () => Promise<unknown> }>>
> = {
  async battle() {
    const [one, other, mate] = [await newPlayer(), await newPlayer(), await newPlayer()];
    return { one, other, mate, begin: () => activeBattle(world, one, other) };
  },
  async 'team-battle'() {
    const name = world.key();
    const [home, away] = [await squadOf(world, `Home ${name}`, 1), await squadOf(world, `Away ${name}`, 1)];
    const [one, other] = [home.members[0] ?? home.captain, away.members[0] ?? away.captain];
    return { one, other, mate: home.captain, begin: () => runningBattle(world, home, away) };
  },
  async tournament() {
    const cup = await runningCup(world, 2);
    const mate = await newPlayer();
    return { one: playerAt(cup, 0), other: playerAt(cup, 1), mate, begin: () => beginMatch(world, cup, 0) };
  },
};

describe.each(Object.entries(SCENES))('a %s', (_kind, scene) => {
  it.each([
    ['one browser', [fromBrowser]],
    ['one network', [fromNetwork]],
    ['one browser and one network', [fromNetwork, fromBrowser]],
  ] as const)('between players of %s is told to staff', async (what, come) => {
    const { one, other, begin } = await scene();
    for (const from of come) for (const player of [one, other]) await from(player, `of ${one.userId}`);
    await begin();
    expect(await signals()).toEqual([`${pairOf(one, other)}: ${what}`]);
  });

  it('between players of different places, or of one a month ago, is not; nor are those of one side', async () => {
    const { one, other, mate, begin } = await scene();
    await fromBrowser(one, `hash ${one.userId}`);
    await fromNetwork(other, `hash ${one.userId}`);
    for (const player of [one, other]) await fromNetwork(player, `old ${one.userId}`, world.now - 30 * DAY);
    for (const player of [one, mate]) await fromBrowser(player, `both ${one.userId}`);
    await begin();
    expect(await signals()).toEqual([]);
  });
});

it('the signal comes once for two players, and rests when staff have resolved it', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const staff = await world.player({ role: 'administrator' });
  for (const player of [one, other]) await fromBrowser(player, 'shared');
  const deliver = () => deliverEverything(world.deps, openLog('silent'));
  const stored = () => world.db.read.select().from(staffAlerts).where(eq(staffAlerts.kind, 'shared-origin'));
  await activeBattle(world, one, other);
  await activeBattle(world, other, one);
  await deliver();
  const [alert, ...others] = await stored();
  expect([alert?.resolvedAt, others]).toEqual([null, []]);
  await resolveAlert(world.deps, staff, { id: alert?.id ?? '', reason: 'Brothers' });
  await activeBattle(world, one, other);
  await deliver();
  expect((await stored()).map(({ reason }) => reason)).toEqual(['Brothers']);
});

it('a sign-in keeps a keyed hash of its network, never the address, for thirty days, and for its person', async () => {
  const gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
  try {
    const enter = async (address: string) => {
      const { id, username } = await gate.account();
      await gate.visitor({ 'x-forwarded-for': address }).graphql(SIGN_IN, { username, password: PASSWORD });
      return id;
    };
    const ids = [await enter('2001:db8:7:7::1'), await enter('2001:db8:7:7:ffff::2'), await enter('203.0.113.7')];
    const rows = await gate.db.read.select().from(knownAddresses);
    const hashOf = (id: string | undefined) => rows.find(({ userId }) => userId === id)?.addressHash;
    expect(rows).toHaveLength(3);
    expect(hashOf(ids[0])).toBe(hashOf(ids[1]));
    expect(hashOf(ids[0])).not.toBe(hashOf(ids[2]));
    expect(JSON.stringify(rows)).not.toMatch(/2001:db8:7|203\.0\.113/);
    gate.pass(30 * DAY);
    await deleteExpired(gate.deps);
    expect(await gate.db.read.select().from(knownAddresses)).toEqual([]);
  } finally {
    await gate.close();
  }
});
