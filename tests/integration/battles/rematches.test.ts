// @module-tag engines
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { battles } from '../../../db/battles/battle.table.ts';
import { battleInvites } from '../../../db/battles/invite.table.ts';
import { friendships } from '../../../db/friends/friendship.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { INVITE_WINDOW } from '../../../domain/battles/invite.ts';
import { acceptBattleInvite } from '../../../gateway/battles/invites/accept-battle-invite.ts';
import { askRematch } from '../../../gateway/battles/invites/ask-rematch.ts';
import { declineBattleInvite } from '../../../gateway/battles/invites/end-battle-invite.ts';
import { sendBattleInvite } from '../../../gateway/battles/invites/send-battle-invite.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { activeBattle, cancel, create, join, report, settledBattle, start } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const pair = async (cents = 500_00): Promise<[Actor, Actor]> => [
  await world.player({ cents }),
  await world.player({ cents }),
];
const press = (actor: Actor, battleId: string, key = world.key()) =>
  codeOf(askRematch(world.deps, actor, key, battleId));
const invitesOf = (battleId: string) =>
  world.db.read.select().from(battleInvites).where(eq(battleInvites.rematchOfId, battleId));
/** The battles that came of a battle's rematches. */
const nextOf = async (battleId: string) => {
  const rows = await invitesOf(battleId);
  return Promise.all(rows.flatMap((row) => (row.battleId === null ? [] : [world.battle(row.battleId)])));
};

/** The titles of what a player was told of battles and invites to them. */
async function toldOf({ userId }: Actor): Promise<string[]> {
  await deliverEverything(world.deps, openLog('silent'));
  const rows = await world.db.read
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, 'battle')));
  return rows.map(({ title }) => title);
}

describe('a rematch', () => {
  it('is asked by the first press and agreed to by the second, on the same terms with the seats swapped (FC-08)', async () => {
    const [one, other] = await pair();
    const battleId = await settledBattle(world, one, other, 20_00);
    const had = [await world.balance(one), await world.balance(other)] as const;
    expect(await press(one, battleId)).toBe('ok');
    expect(await world.balance(one), 'nothing is held before the answer').toBe(had[0]);
    expect(await press(other, battleId)).toBe('ok');
    const [next, ...more] = await nextOf(battleId);
    expect(more).toEqual([]);
    const former = await world.battle(battleId);
    const { game, mode, title, description, privacy, stakeCents } = former;
    expect(next).toMatchObject({
      game,
      mode,
      title,
      description,
      privacy,
      stakeCents,
      status: 'waiting',
      creatorId: former.opponentId,
      opponentId: former.creatorId,
    });
    expect([await world.balance(one), await world.balance(other)]).toEqual(had.map((cents) => cents - 21_00));
  });

  it('is made once by two presses at once, whoever is first, and further presses change nothing', async () => {
    for (const presses of [2, 2, 6]) {
      const [one, other] = await pair();
      const battleId = await settledBattle(world, one, other);
      const codes = await Promise.all(
        Array.from({ length: presses }, (_, n) => press(n % 2 === 0 ? one : other, battleId)),
      );
      expect(codes).toEqual(Array.from({ length: presses }, () => 'ok'));
      expect(await nextOf(battleId)).toHaveLength(1);
      const had = await world.balance(one);
      expect(await press(one, battleId)).toBe('ok');
      expect(await press(other, battleId)).toBe('ok');
      expect(await invitesOf(battleId)).toHaveLength(1);
      expect(await world.balance(one)).toBe(had);
    }
  });

  it('answers one press that is sent twice under one key once', async () => {
    const [one, other] = await pair();
    const battleId = await settledBattle(world, one, other);
    const key = world.key();
    expect([await press(one, battleId, key), await press(one, battleId, key)]).toEqual(['ok', 'ok']);
    expect(await invitesOf(battleId)).toMatchObject([{ status: 'pending', fromId: one.userId }]);
  });

  it('tells the other of the question and whoever asked of the answer, whichever seat they get', async () => {
    for (const isCreatorAsking of [true, false]) {
      const [one, other] = await pair();
      const battleId = await settledBattle(world, one, other, 20_00);
      const [asks, agrees] = isCreatorAsking ? [one, other] : [other, one];
      await press(asks, battleId);
      expect(await toldOf(agrees)).toContain('{from} wants a rematch');
      const count = async () => (await toldOf(asks)).filter((title) => title === 'Your battle has an opponent').length;
      const before = await count();
      await press(agrees, battleId);
      expect(await count()).toBe(before + 1);
    }
  });

  it('takes the place of an invite that its sender sent the other before, and leaves the one of the other', async () => {
    const [one, other] = await pair();
    const battleId = await settledBattle(world, one, other, 20_00);
    const terms = { game: 'cs2', mode: 'duel', stakeCents: 5_00 } as const;
    const older = await sendBattleInvite(world.deps, one, { ...terms, toId: other.userId });
    const back = await sendBattleInvite(world.deps, other, { ...terms, toId: one.userId });
    expect(await press(one, battleId)).toBe('ok');
    const statusOf = async (id: string) =>
      (await world.db.read.select().from(battleInvites).where(eq(battleInvites.id, id)))[0]?.status;
    expect([await statusOf(older), await statusOf(back)]).toEqual(['withdrawn', 'pending']);
    expect(await invitesOf(battleId)).toMatchObject([{ status: 'pending', fromId: one.userId, stakeCents: 20_00 }]);
    expect(await codeOf(acceptBattleInvite(world.deps, other, world.key(), older))).toBe('INVITE_NOT_PENDING');
  });

  it('is the same when the invite is accepted from the list', async () => {
    const [one, other] = await pair();
    const battleId = await settledBattle(world, one, other);
    expect(await press(other, battleId)).toBe('ok');
    const [invite] = await invitesOf(battleId);
    expect(await codeOf(acceptBattleInvite(world.deps, one, world.key(), invite?.id ?? 'none'))).toBe('ok');
    expect(await nextOf(battleId)).toMatchObject([
      { creatorId: other.userId, opponentId: one.userId, privacy: 'public' },
    ]);
  });

  it.each(['friends', 'invite'] as const)('is as open as what it repeats: %s', async (privacy) => {
    const [one, other] = await pair();
    if (privacy === 'friends') await world.befriend(one, other);
    const battleId = await create(world, one, { privacy });
    const { inviteCode } = await world.battle(battleId);
    await join(world, other, battleId, inviteCode);
    await start(world, one, battleId);
    await report(world, one, battleId, 'lost');
    await report(world, other, battleId, 'won');
    // They may not be friends any more.
    await world.db.transact((tx) => tx.delete(friendships));
    expect(await press(one, battleId)).toBe('ok');
    expect(await press(other, battleId)).toBe('ok');
    const [next] = await nextOf(battleId);
    expect(next?.privacy).toBe(privacy);
    expect(next?.inviteCode === null).toBe(privacy !== 'invite');
    if (privacy === 'invite') expect(next?.inviteCode).not.toBe(inviteCode);
  });

  it('can be asked for anew once nothing came of it: declined, run out, or called off', async () => {
    const [one, other] = await pair();
    const battleId = await settledBattle(world, one, other);
    const latest = async () => (await invitesOf(battleId)).find(({ status }) => status === 'pending')?.id ?? 'none';
    expect(await press(one, battleId)).toBe('ok');
    await declineBattleInvite(world.deps, other, await latest());
    expect(await press(other, battleId)).toBe('ok');
    world.pass(INVITE_WINDOW);
    expect(await press(one, battleId), 'the other’s has run out').toBe('ok');
    expect(await nextOf(battleId)).toEqual([]);
    expect(await press(other, battleId)).toBe('ok');
    const [next] = await nextOf(battleId);
    expect(next).toMatchObject({ status: 'waiting', creatorId: other.userId });
    await cancel(world, other, next?.id ?? 'none');
    expect(await press(one, battleId)).toBe('ok');
    expect(await press(other, battleId)).toBe('ok');
    expect((await nextOf(battleId)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'waiting']);
  });

  it('is refused, changing nothing, to strangers, before the end, and where money or goodwill is missing', async () => {
    const [one, other] = await pair(100_00);
    const stranger = await world.player({ cents: 300_00 });
    const running = await activeBattle(world, one, other, 20_00);
    expect(await press(one, running)).toBe('BATTLE_NOT_OVER');
    expect(await press(stranger, running)).toBe('NOT_FOUND');
    expect(await press(one, 'nothing')).toBe('NOT_FOUND');
    await report(world, one, running, 'won');
    await report(world, other, running, 'lost');
    expect(await press(stranger, running)).toBe('NOT_FOUND');
    expect(await press(one, running)).toBe('ok');
    // What is left of the sender's money does not hold the stake any more.
    await activeBattle(world, one, stranger, 100_00);
    const had = await world.balance(other);
    expect(await press(other, running)).toBe('SENDER_UNABLE');
    expect(await world.balance(other)).toBe(had);
    expect(await nextOf(running)).toEqual([]);
    expect(await world.db.read.$count(battles, eq(battles.creatorId, other.userId))).toBe(0);
  });
});
