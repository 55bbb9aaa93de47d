import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pauseUser, updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { battleInvites } from '../../../db/battles/invite.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { readAgreements } from '../../../db/teams/offer.queries.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { setAccountStatus } from '../../../gateway/admin/people/set-account-status.ts';
import { acceptBattleInvite } from '../../../gateway/battles/invites/accept-battle-invite.ts';
import { sendBattleInvite } from '../../../gateway/battles/invites/send-battle-invite.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { agreeToTeamStake } from '../../../gateway/teams/battles/agree-to-team-stake.ts';
import { startPause } from '../../../gateway/wallet/limits/start-pause.ts';
import { create, join, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { accept, offer, squadOf, storedOffer } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let staff: Actor;
beforeAll(async () => {
  world = await World.open();
  staff = await world.player({ role: 'moderator' });
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const player = () => world.player({ cents: 1_000_00 });
const punish = (status: 'suspended' | 'banned') => (accountId: string) =>
  setAccountStatus(world.deps, staff, { accountId, status, reason: 'Seen in the recording.' });

/** Every way in which a player may not play any more from now on. */
const STOPS: Readonly<Record<string, (actor: Actor) => Promise<unknown>>> = {
  'a break': (actor) => startPause(world.deps, actor, { kind: 'cool-off', length: 1 }),
  'a self-exclusion': (actor) => startPause(world.deps, actor, { kind: 'self-exclusion', length: 6 }),
  'a suspension': ({ userId }) => punish('suspended')(userId),
  'a ban': ({ userId }) => punish('banned')(userId),
};

const invite = (from: Actor, to: Actor) =>
  sendBattleInvite(world.deps, from, { toId: to.userId, game: 'valorant', mode: 'duel', stakeCents: 50_00 });

async function statusOfInvite(id: string) {
  const [row] = await world.db.read.select().from(battleInvites).where(eq(battleInvites.id, id));
  return row?.status;
}

const eventsOf = (type: 'battle.cancelled' | 'invite.withdrawn' | 'team.challenge-answered', entityId: string) =>
  world.db.read
    .select()
    .from(events)
    .where(and(eq(events.type, type), eq(events.entityId, entityId)));

describe.each(Object.entries(STOPS))('%s', (_name, stop) => {
  test('closes the battles that nobody has joined, with the money back, and says so', async () => {
    const [one, other] = [await player(), await player()];
    const open = [await create(world, one), await create(world, one, { privacy: 'friends' })];
    await stop(one);
    expect(await world.balance(one)).toBe(1_000_00);
    for (const id of open) {
      expect((await world.battle(id)).status).toBe('cancelled');
      expect(await eventsOf('battle.cancelled', id)).toMatchObject([{ concerns: [one.userId] }]);
    }
    expect(await codeOf(join(world, other, open[0] ?? ''))).toBe('BATTLE_NOT_WAITING');
    expect(await world.balance(other)).toBe(1_000_00);
  });

  test('leaves a battle alone that somebody has joined', async () => {
    const [one, other] = [await player(), await player()];
    const [joined, running] = [await create(world, one), await create(world, one)];
    await join(world, other, joined);
    await join(world, other, running);
    await start(world, other, running);
    await stop(one);
    expect((await world.battle(joined)).status).toBe('waiting');
    expect((await world.battle(running)).status).toBe('active');
  });

  test('ends the invites that wait, in either direction', async () => {
    const [one, other] = [await player(), await player()];
    const [sent, received] = [await invite(one, other), await invite(other, one)];
    await stop(one);
    for (const id of [sent, received]) {
      expect(await statusOfInvite(id)).toBe('withdrawn');
      expect(await eventsOf('invite.withdrawn', id)).toHaveLength(1);
    }
    expect(await codeOf(acceptBattleInvite(world.deps, other, world.key(), sent))).toBe('INVITE_NOT_PENDING');
  });

  test('withdraws what a captain has offered, and what a member has agreed to pay', async () => {
    const [home, away] = [await squadOf(world, world.key(), 1), await squadOf(world, world.key())];
    const [member] = home.members;
    if (!member) throw new Error('a squad without its member');
    const offerId = await offer(world, home, away, 100_00, 'members');
    await agreeToTeamStake(world.deps, member, offerId, 100_00);
    await stop(member);
    expect((await readAgreements(world.db.read, offerId)).map(({ userId }) => userId)).toEqual([home.captain.userId]);
    expect((await storedOffer(world, offerId)).status).toBe('pending');
    await stop(home.captain);
    expect((await storedOffer(world, offerId)).status).toBe('withdrawn');
    expect(await eventsOf('team.challenge-answered', away.id)).toHaveLength(1);
    expect(await codeOf(accept(world, away, offerId))).toBe('INVITE_NOT_PENDING');
  });

  test('and a join in the same moment: the seat is either taken or closed, and nobody else’s money is bound', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await player(), await player()];
      const id = await create(world, one);
      const [joined] = await Promise.all([codeOf(join(world, other, id)), stop(one)]);
      const { status, opponentId } = await world.battle(id);
      expect([joined, status, opponentId]).toEqual(
        joined === 'ok' ? ['ok', 'waiting', other.userId] : ['BATTLE_NOT_WAITING', 'cancelled', null],
      );
      expect(await world.balance(other)).toBe(joined === 'ok' ? 947_50 : 1_000_00);
    }
  });

  test('and a battle created in the same moment: none stays open', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await player();
      const [created] = await Promise.allSettled([create(world, one), stop(one)]);
      if (created.status === 'fulfilled') expect((await world.battle(created.value)).status).toBe('cancelled');
      expect(await world.balance(one)).toBe(1_000_00);
    }
  });
});

test('a seat that was left open by somebody who may not play is not taken', async () => {
  for (const stopped of [
    (userId: string) => world.db.transact((tx) => updateUserStanding(tx, userId, { status: 'banned' })),
    (userId: string) => world.db.transact((tx) => pauseUser(tx, userId, world.now + DAY)),
  ]) {
    const [one, other] = [await player(), await player()];
    const id = await create(world, one);
    await stopped(one.userId);
    expect(await codeOf(join(world, other, id))).toBe('BATTLE_NOT_WAITING');
    expect(await world.balance(other)).toBe(1_000_00);
  }
});
