import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { pauseUser, updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { listInvites } from '../../../db/battles/invite.queries.ts';
import { listRecentPlayers } from '../../../db/battles/recent-players.queries.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { INVITE_WINDOW } from '../../../domain/battles/invite.ts';
import {
  declineBattleInvite,
  expireInvites,
  withdrawBattleInvite,
} from '../../../gateway/battles/invites/end-battle-invite.ts';
import { blockPlayer } from '../../../gateway/friends/block-player.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { cancel, create, settledBattle, start } from '../../support/battle-steps.ts';
import { sendInvite, invite, take, told } from '../../support/friend-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterAll(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const pair = async (cents = 100_00): Promise<[Actor, Actor]> => [
  await world.player({ cents }),
  await world.player({ cents }),
];

const battlesOf = async ({ userId }: Actor): Promise<number> => {
  const [row] = await world.db.read.select({ count: count() }).from(battles).where(eq(battles.creatorId, userId));
  return row?.count ?? 0;
};

/** Shows that a call was refused and nothing at all has changed for the two. */
async function expectUntouched(a: Actor, b: Actor, inviteId: string, cents: readonly [number, number]): Promise<void> {
  expect((await invite(world, inviteId)).status).toBe('pending');
  expect([await world.balance(a), await world.balance(b)]).toEqual(cents);
  expect(await battlesOf(a)).toBe(0);
}

test('an accepted challenge holds both stakes and fees and opens a battle with both seats taken, which either starts', async () => {
  const [a, b] = await pair();
  const id = await sendInvite(world, a, b);
  expect(await world.balance(a)).toBe(100_00);
  const battleId = await take(world, b, id);
  expect([await world.balance(a), await world.balance(b)]).toEqual([47_50, 47_50]);
  expect(await accountCents(world.db.read, `escrow:${battleId}`)).toBe(105_00);
  expect(await world.battle(battleId)).toMatchObject({
    status: 'waiting',
    privacy: 'invite',
    game: 'cs2',
    mode: 'duel',
    stakeCents: 50_00,
    creatorId: a.userId,
    opponentId: b.userId,
  });
  expect(await invite(world, id)).toMatchObject({ status: 'accepted', battleId, answeredAt: world.now });
  expect(await told(world, 'invite', id)).toEqual(['invite.sent', 'invite.accepted']);
  expect(await told(world, 'battle', battleId)).toEqual(['battle.created', 'battle.joined']);
  await start(world, b, battleId);
  expect((await world.battle(battleId)).status).toBe('active');
});

test('money comes back to both when the battle of an invite is cancelled before its start', async () => {
  const [a, b] = await pair();
  const battleId = await take(world, b, await sendInvite(world, a, b));
  await cancel(world, a, battleId);
  expect([await world.balance(a), await world.balance(b)]).toEqual([100_00, 100_00]);
});

test('fifty acceptances of one invite at once, with money for one, are one battle', async () => {
  const [a, b] = await pair(52_50);
  const id = await sendInvite(world, a, b);
  const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(take(world, b, id))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'INVITE_NOT_PENDING')).toHaveLength(49);
  expect([await world.balance(a), await world.balance(b)]).toEqual([0, 0]);
  expect(await battlesOf(a)).toBe(1);
  const { battleId } = await invite(world, id);
  expect(await accountCents(world.db.read, `escrow:${battleId}`)).toBe(105_00);
});

test('the same call again answers as the first did and holds nothing more', async () => {
  const [a, b] = await pair();
  const id = await sendInvite(world, a, b);
  const key = world.key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(world, b, id, key)));
  expect(new Set(answers).size).toBe(1);
  expect(await take(world, b, id, key)).toBe(answers[0]);
  expect(await world.balance(b)).toBe(47_50);
  expect(await battlesOf(a)).toBe(1);
});

test('ten challengers whose money lasts for one battle of the same sender: nobody pays twice', async () => {
  const sender = await world.player({ cents: 52_50 });
  const others = await Promise.all(Array.from({ length: 10 }, () => world.player({ cents: 100_00 })));
  const ids: string[] = [];
  for (const other of others) ids.push(await sendInvite(world, sender, other));
  const codes = await Promise.all(others.map((other, n) => codeOf(take(world, other, ids[n] ?? ''))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'SENDER_UNABLE')).toHaveLength(9);
  expect(await world.balance(sender)).toBe(0);
  const left = await Promise.all(others.map((other) => world.balance(other)));
  expect(left.toSorted((x, y) => x - y)).toEqual([47_50, ...Array.from({ length: 9 }, () => 100_00)]);
});

test('two who have challenged each other and accept in the same moment play two battles', async () => {
  const [a, b] = await pair(200_00);
  const [one, two] = [await sendInvite(world, a, b), await sendInvite(world, b, a)];
  expect(await Promise.all([codeOf(take(world, b, one)), codeOf(take(world, a, two))])).toEqual(['ok', 'ok']);
  expect([await world.balance(a), await world.balance(b)]).toEqual([95_00, 95_00]);
});

test('a sender without the money refuses nothing but the deal, and does not say why', async () => {
  const [a, b] = await pair();
  const id = await sendInvite(world, a, b);
  await create(world, a, { stakeCents: 50_00 });
  const reasons = [
    () => Promise.resolve(),
    () => world.db.transact((tx) => updateUserStanding(tx, a.userId, { status: 'banned' })),
    () => world.db.transact((tx) => updateUserStanding(tx, a.userId, { status: 'active' })),
    () => world.db.transact((tx) => pauseUser(tx, a.userId, world.now + 1)),
  ];
  for (const happens of reasons) {
    await happens();
    expect(await codeOf(take(world, b, id))).toBe('SENDER_UNABLE');
    expect((await invite(world, id)).status).toBe('pending');
    expect([await world.balance(a), await world.balance(b)]).toEqual([47_50, 100_00]);
  }
});

test('a challenged player without the money, or on a break, is told so and nothing is held', async () => {
  const [a, b] = [await world.player({ cents: 100_00 }), await world.player({ cents: 52_49 })];
  const id = await sendInvite(world, a, b);
  expect(await codeOf(take(world, b, id))).toBe('INSUFFICIENT_FUNDS');
  await expectUntouched(a, b, id, [100_00, 52_49]);
  await world.pay(b, 1);
  await world.db.transact((tx) => pauseUser(tx, b.userId, world.now + 1));
  expect(await codeOf(take(world, b, id))).toBe('PLAY_PAUSED');
  await expectUntouched(a, b, id, [100_00, 52_50]);
});

test('challenges are refused to oneself, twice to the same player, without money, out of bounds and during a break', async () => {
  const [a, b] = await pair();
  expect(await codeOf(sendInvite(world, a, a))).toBe('ONESELF');
  expect(await codeOf(sendInvite(world, a, { ...b, userId: 'nobody' }))).toBe('NOT_FOUND');
  expect(await codeOf(sendInvite(world, a, b, { stakeCents: 1 }))).toBe('STAKE_OUT_OF_BOUNDS');
  expect(await codeOf(sendInvite(world, a, b, { stakeCents: 10.5 }))).toBe('BAD_INPUT');
  expect(await codeOf(sendInvite(world, a, b, { stakeCents: 96_00 }))).toBe('INSUFFICIENT_FUNDS');
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(sendInvite(world, a, b))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'REQUEST_SENT')).toHaveLength(9);
  await world.db.transact((tx) => pauseUser(tx, b.userId, world.now + 1));
  expect(await codeOf(sendInvite(world, b, a))).toBe('PLAY_PAUSED');
});

test('declined by the challenged, withdrawn by the sender, by nobody else and once', async () => {
  const [a, b] = await pair();
  const stranger = await world.player();
  const first = await sendInvite(world, a, b);
  for (const other of [a, stranger]) {
    expect(await codeOf(declineBattleInvite(world.deps, other, first))).toBe('NOT_FOUND');
    expect(await codeOf(take(world, other, first))).toBe('NOT_FOUND');
  }
  await declineBattleInvite(world.deps, b, first);
  expect(await codeOf(take(world, b, first))).toBe('INVITE_NOT_PENDING');
  const second = await sendInvite(world, a, b);
  expect(await codeOf(withdrawBattleInvite(world.deps, b, second))).toBe('NOT_FOUND');
  await withdrawBattleInvite(world.deps, a, second);
  expect(await codeOf(declineBattleInvite(world.deps, b, second))).toBe('INVITE_NOT_PENDING');
  expect(await told(world, 'invite', second)).toEqual(['invite.sent', 'invite.withdrawn']);
  const incoming = await listInvites(world.db.read, b.userId, 'incoming', null, 10, null);
  expect(incoming.map(({ status }) => status)).toEqual(['withdrawn', 'declined']);
  expect(await listInvites(world.db.read, b.userId, 'incoming', world.now, 10, null)).toEqual([]);
});

test('an unanswered invite expires on the server, once, and makes room for the next', async () => {
  const [a, b] = await pair();
  const id = await sendInvite(world, a, b);
  world.pass(INVITE_WINDOW - 1);
  await expireInvites(world.deps);
  expect((await invite(world, id)).status).toBe('pending');
  world.pass(1);
  expect(await codeOf(take(world, b, id))).toBe('INVITE_NOT_PENDING');
  // A new one may be sent before the worker has come by.
  const next = await sendInvite(world, a, b);
  expect((await invite(world, id)).status).toBe('expired');
  world.pass(INVITE_WINDOW);
  const done = await Promise.all([expireInvites(world.deps), expireInvites(world.deps)]);
  expect(done.reduce((sum, number) => sum + number, 0)).toBeGreaterThanOrEqual(1);
  expect(await told(world, 'invite', next)).toEqual(['invite.sent', 'invite.expired']);
  expect(await expireInvites(world.deps)).toBe(0);
});

test('a block and an acceptance in the same moment: a battle or a withdrawn invite, never half of each', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = await pair();
    const id = await sendInvite(world, a, b);
    const [taken] = await Promise.all([codeOf(take(world, b, id)), codeOf(blockPlayer(world.deps, a, b.userId))]);
    const { status, battleId } = await invite(world, id);
    expect(status).toBe(taken === 'ok' ? 'accepted' : 'withdrawn');
    expect(battleId === null).toBe(taken !== 'ok');
    expect(await world.balance(b)).toBe(taken === 'ok' ? 47_50 : 100_00);
  }
});

test('recent players are the opponents of settled battles, each once with the last battle, without blocked ones (EN-10)', async () => {
  const [a, b] = await pair(1_000_00);
  const c = await world.player({ cents: 500_00 });
  await settledBattle(world, a, b, 10_00);
  world.pass(1_000);
  await settledBattle(world, c, a, 20_00);
  world.pass(1_000);
  const last = await settledBattle(world, b, a, 30_00);
  const seen = await listRecentPlayers(world.db.read, a.userId, 10);
  expect(seen.map(({ otherId, won, stakeCents }) => [otherId, won, stakeCents])).toEqual([
    [b.userId, false, 30_00],
    [c.userId, false, 20_00],
  ]);
  expect(seen[0]).toMatchObject({
    otherName: b.username,
    battleId: last,
    game: 'valorant',
    mode: 'duel',
    at: world.now,
  });
  await blockPlayer(world.deps, c, a.userId);
  expect((await listRecentPlayers(world.db.read, a.userId, 10)).map(({ otherId }) => otherId)).toEqual([b.userId]);
});
