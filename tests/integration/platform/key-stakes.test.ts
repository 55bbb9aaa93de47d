// @module-tag engines
import { describe, expect, test } from 'vitest';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { chargeKeyStake } from '../../../gateway/platform/limits/charge-key-stake.ts';
import { findKeyActor } from '../../../gateway/platform/programs/find-key.ts';
import { platform } from '../../../gateway/platform/room.ts';
import { CREATE, JOIN, cancel, create, join, money, terms } from '../../support/battle-operations.ts';
import type { Client } from '../../support/http-client.ts';
import { type HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { REVOKE_KEY, ROTATE_KEY, type SeenNewKey, keysOf, makeKey, withKey } from '../../support/key-steps.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));

const SEND = 'mutation S($input: BattleInviteInput!) { sendBattleInvite(input: $input) { id } }';

async function staker(dailyStakeCents: number): Promise<{ player: SignedIn; made: SeenNewKey; program: Client }> {
  const player = await gate.player({ cents: 2_000_00 });
  const made = await makeKey(player, { scopes: ['battles:stake', 'battles:play'], dailyStakeCents });
  return { player, made, program: withKey(gate, made.secret) };
}

const over = (capCents: number, leftCents: number) => ({
  status: 409,
  code: 'KEY_STAKE_REACHED',
  data: { capCents, leftCents },
});

describe('what a key stakes', () => {
  test('is held to its cap of the UTC day, to the cent, by whichever way it is staked', async () => {
    const { player, program } = await staker(100_00);
    const rival = await gate.player({ cents: 500_00 });
    await create(program, { stakeCents: 60_00 });
    const { id } = await create(rival, { stakeCents: 40_01 });
    const before = await money(player);
    expect(await program.refusal(JOIN, { battleId: id })).toEqual(over(100_00, 40_00));
    expect(await money(player), 'nothing was taken').toEqual(before);
    const fitting = await create(rival, { stakeCents: 40_00 });
    expect((await join(program, fitting.id)).id).toBe(fitting.id);
    expect(await program.refusal(CREATE, { input: terms({ stakeCents: 5_00 }) })).toEqual(over(100_00, 0));
    expect((await keysOf(player))[0]?.stakedTodayCents).toBe(100_00);
    expect((await create(player, { stakeCents: 5_00 })).stakeCents, 'the owner stakes on').toBe(5_00);
    for (const one of new Set([gate, second])) one.pass(DAY);
    expect((await create(program, { stakeCents: 100_00 })).stakeCents, 'on the next day').toBe(100_00);
  });

  test('is nothing once it is revoked, also in a call that had come in before', async () => {
    const { player, made } = await staker(100_00);
    const actor = await findKeyActor(gate.deps, made.secret, '198.51.100.1');
    if (!actor) throw new Error('the key opens nothing');
    const stake = () => gate.db.transact((tx) => chargeKeyStake(tx, actor, 5_00, gate.deps.now()));
    await stake();
    await player.ask(REVOKE_KEY, { id: made.key.id });
    await expect(stake()).rejects.toThrow('UNAUTHENTICATED');
  });

  test('of a day is remembered until it is over everywhere', async () => {
    const { player, made } = await staker(100_00);
    await create(withKey(gate, made.secret), { stakeCents: 60_00 });
    const dayAfter = gate.deps.now() + DAY;
    for (const drop of platform.expires ?? []) await gate.db.transact((tx) => drop(tx, dayAfter));
    expect((await keysOf(player))[0]?.stakedTodayCents).toBe(60_00);
  });

  test('is counted for invites that it takes up', async () => {
    const { player, program } = await staker(50_00);
    const friend = await gate.player({ cents: 500_00 });
    await gate.db.transact((tx) => befriend(tx, player.user.id, friend.user.id, gate.deps.now()));
    const invite = async (stakeCents: number) =>
      (
        await friend.ask<{ sendBattleInvite: { id: string } }>(SEND, {
          input: { toId: player.user.id, game: 'CS2', mode: 'DUEL', stakeCents },
        })
      ).sendBattleInvite.id;
    const accept = 'mutation A($id: ID!) { acceptBattleInvite(inviteId: $id) { id status } }';
    const dear = await invite(50_01);
    expect(await program.refusal(accept, { id: dear })).toEqual(over(50_00, 50_00));
    await friend.ask('mutation W($id: ID!) { withdrawBattleInvite(inviteId: $id) { id } }', { id: dear });
    const fair = await invite(50_00);
    expect(await program.ask(accept, { id: fair })).toEqual({ acceptBattleInvite: { id: fair, status: 'ACCEPTED' } });
  });

  test('that fails is not counted, the same call again is counted once, and what comes back is not given back', async () => {
    const { player, program } = await staker(100_00);
    expect(await program.refusal(CREATE, { input: terms({ stakeCents: 1 }) })).toMatchObject({
      code: 'STAKE_OUT_OF_BOUNDS',
    });
    const first = await program.ask<{ createBattle: { id: string } }>(
      CREATE,
      { input: terms({ stakeCents: 30_00 }) },
      'key-of-one-call',
    );
    const again = await program.ask<{ createBattle: { id: string } }>(
      CREATE,
      { input: terms({ stakeCents: 30_00 }) },
      'key-of-one-call',
    );
    expect(again.createBattle.id).toBe(first.createBattle.id);
    expect((await keysOf(player))[0]?.stakedTodayCents).toBe(30_00);
    await cancel(program, first.createBattle.id);
    expect((await keysOf(player))[0]?.stakedTodayCents).toBe(30_00);
  });

  test('counts for a key and what has replaced it together', async () => {
    const { player, made, program } = await staker(100_00);
    await create(program, { stakeCents: 70_00 });
    const { rotateApiKey: next } = await player.ask<{ rotateApiKey: SeenNewKey }>(ROTATE_KEY, {
      id: made.key.id,
      owner: { password: PASSWORD, proof: null },
    });
    expect(next.key.stakedTodayCents).toBe(70_00);
    const input = terms({ stakeCents: 30_01 });
    expect(await withKey(gate, next.secret).refusal(CREATE, { input })).toEqual(over(100_00, 30_00));
    expect(await program.refusal(CREATE, { input })).toEqual(over(100_00, 30_00));
  });

  test('at once, over two gateways, is never more than the cap', async () => {
    const { player, made } = await staker(100_00);
    const before = await money(player);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        withKey(index % 2 === 0 ? gate : second, made.secret).graphql(
          CREATE,
          { input: terms({ stakeCents: 30_00, title: `Race ${index}` }) },
          { 'idempotency-key': `race-of-stakes-${index}` },
        ),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions['code'] ?? 'staked').map(String);
    expect(codes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      ...Array<string>(5).fill('KEY_STAKE_REACHED'),
      'staked',
      'staked',
      'staked',
    ]);
    const staked = answers.flatMap(({ data }) =>
      data ? [(data['createBattle'] as { holdCents: number }).holdCents] : [],
    );
    expect((await money(player)).heldCents - before.heldCents).toBe(staked.reduce((sum, cents) => sum + cents, 0));
    expect((await keysOf(player))[0]?.stakedTodayCents).toBe(90_00);
  });

  test('needs its scope: with every other one nothing is staked', async () => {
    const player = await gate.player({ cents: 500_00 });
    const { secret } = await makeKey(player, { scopes: ['battles:play', 'battles:read', 'wallet:read'] });
    expect(await withKey(gate, secret).refusal(CREATE, { input: terms() })).toEqual({
      status: 403,
      code: 'SCOPE_REQUIRED',
      data: { scopes: 'battles:stake' },
    });
    expect((await money(player)).heldCents).toBe(0);
  });
});
