import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type User, users } from '../../../db/accounts/user.table.ts';
import { stateBirthDate } from '../../../gateway/accounts/state-birth-date.ts';
import { acceptBattleInvite } from '../../../gateway/battles/invites/accept-battle-invite.ts';
import { sendBattleInvite } from '../../../gateway/battles/invites/send-battle-invite.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { agreeToTeamStake } from '../../../gateway/teams/battles/agree-to-team-stake.ts';
import { create, join } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { offer, squadOf } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

/** Nobody stakes without an age: stated once, or shown by documents, and held to that of the region. */

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const MONEY = 1_000_00;
const unasked = { verification: 'unverified', statedBornOn: null } as const;
const player = (given: Partial<User> = {}) => world.player({ cents: MONEY, ...given });
const state = (actor: Actor, day: string) => stateBirthDate(world.deps, actor, day);
const change = ({ userId }: Actor, columns: Partial<User>) =>
  world.db.transact((tx) => tx.update(users).set(columns).where(eq(users.id, userId)));
const invite = (from: Actor, to: Actor) =>
  sendBattleInvite(world.deps, from, { toId: to.userId, game: 'valorant', mode: 'duel', stakeCents: 50_00 });

/** Whose birthday of so many years is today, or so many days from now. */
function bornYearsAgo(years: number, days = 0): string {
  const day = new Date(world.now + days * 86_400_000).toISOString().slice(0, 10);
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

describe('a player whose age nobody knows', () => {
  const WAYS: Readonly<Record<string, (actor: Actor, other: Actor) => Promise<unknown>>> = {
    'opening a battle': (actor) => create(world, actor),
    'joining one': async (actor, other) => join(world, actor, await create(world, other)),
    inviting: (actor, other) => invite(actor, other),
    'accepting an invite': async (actor, other) =>
      acceptBattleInvite(world.deps, actor, world.key(), await invite(other, actor)),
  };

  test.each(Object.entries(WAYS))('is asked for it when %s, once, and no money moves before', async (_, stake) => {
    const [one, other] = [await player(unasked), await player()];
    expect(await codeOf(stake(one, other))).toBe('BIRTH_DATE_MISSING');
    expect(await world.balance(one)).toBe(MONEY);
    await state(one, '1998-05-24');
    expect(await codeOf(stake(one, await player()))).toBe('ok');
  });

  test('whom another has invited is not told of it', async () => {
    const [one, other] = [await player(), await player()];
    const id = await invite(one, other);
    await change(one, unasked);
    expect(await codeOf(acceptBattleInvite(world.deps, other, world.key(), id))).toBe('SENDER_UNABLE');
  });

  test('is asked before agreeing to a stake that others hold later', async () => {
    const [home, away] = [await squadOf(world, world.key(), 1), await squadOf(world, world.key())];
    const [member] = home.members;
    if (!member) throw new Error('a squad without its member');
    await change(member, unasked);
    const offerId = await offer(world, home, away, 100_00, 'members');
    expect(await codeOf(agreeToTeamStake(world.deps, member, offerId, 100_00))).toBe('BIRTH_DATE_MISSING');
    await state(member, '1998-05-24');
    expect(await codeOf(agreeToTeamStake(world.deps, member, offerId, 100_00))).toBe('ok');
  });

  test('is not asked once documents were checked', async () => {
    expect(await codeOf(create(world, await player({ verification: 'verified', statedBornOn: null })))).toBe('ok');
    expect(await codeOf(create(world, await player({ ...unasked, bornOn: '1990-01-01' })))).toBe('ok');
  });
});

describe('a date of birth', () => {
  test('is told once; the same again changes nothing, another one is refused', async () => {
    const one = await player(unasked);
    await state(one, '1998-05-24');
    expect(await codeOf(state(one, '1998-05-24'))).toBe('ok');
    expect(await codeOf(state(one, '1990-05-24'))).toBe('BIRTH_DATE_STATED');
  });

  test.each(['', '24.05.1998', '1899-12-31', '2001-02-30', '2999-01-01'])('is not %j', async (day) => {
    const one = await player(unasked);
    expect(await codeOf(state(one, day))).toBe('BIRTH_DATE_UNUSABLE');
    expect(await codeOf(create(world, one))).toBe('BIRTH_DATE_MISSING');
  });

  test('lets stake from the eighteenth birthday on, and no day before', async () => {
    const [today, tomorrow] = [await player(unasked), await player(unasked)];
    await state(today, bornYearsAgo(18));
    await state(tomorrow, bornYearsAgo(18, 1));
    expect([await codeOf(create(world, today)), await codeOf(create(world, tomorrow))]).toEqual([
      'ok',
      'STAKE_TOO_YOUNG',
    ]);
    expect(await world.balance(tomorrow)).toBe(MONEY);
  });

  test('is held to the age that the configuration asks of the region, and of no region to the highest', async () => {
    await world.configure('stake_min_age', '18, na 21');
    const stated = { verification: 'unverified', statedBornOn: bornYearsAgo(20) } as const;
    const codes = [];
    for (const region of ['eu', 'na', null] as const)
      codes.push(await codeOf(create(world, await player({ ...stated, region }))));
    expect(codes).toEqual(['ok', 'STAKE_TOO_YOUNG', 'STAKE_TOO_YOUNG']);
    await world.configure('stake_min_age', '18');
  });
});
