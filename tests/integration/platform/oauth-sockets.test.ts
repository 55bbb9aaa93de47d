// @module-tag engines
import { beforeEach, describe, expect, test } from 'vitest';
import { LIVES } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { chargeKeyStake } from '../../../gateway/platform/limits/charge-key-stake.ts';
import { findKeyActor } from '../../../gateway/platform/programs/find-key.ts';
import { CREATE, create, terms } from '../../support/battle-operations.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';
import { withKey } from '../../support/key-steps.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';
import { DISCONNECT, connect, connectedOf, post, refresh, register } from '../../support/oauth-steps.ts';
import { goLive } from '../../support/socket-client.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

const ENDED = { code: 4401, reason: 'The session has ended' };

async function scene() {
  const [owner, player] = [await gate.player(), await gate.player({ cents: 2_000_00 })];
  return { player, id: (await register(owner)).id };
}

describe('a socket of an application', () => {
  test.each(['header', 'greeting'] as const)('by its %s may do what was allowed', async (by) => {
    const { player, id } = await scene();
    const { access_token } = await connect(gate, player, id, { scopes: ['battles:read'] });
    const live = await goLive(second.visitor(), { [by]: access_token });
    expect(await live.ask('{ myBattles { id } }')).toEqual({ data: { myBattles: [] } });
    const refused = await live.ask('subscription { friendsChanged { kind } }').catch((errors: unknown) => ({ errors }));
    expect(refused.errors).toMatchObject([{ extensions: { code: 'SCOPE_REQUIRED' } }]);
    await live.close();
  });

  test('is closed when it is disconnected at either gateway', async () => {
    const { player, id } = await scene();
    for (const [here, there] of [
      [gate, second],
      [second, gate],
    ] as const) {
      const { access_token } = await connect(gate, player, id);
      const live = await goLive(here.visitor(), { header: access_token });
      const owner = await there.enter(player.user);
      const passed = stopwatch();
      await owner.ask(DISCONNECT, { id });
      expect(await live.closed).toEqual(ENDED);
      expect(passed()).toBeLessThan(SOON_MS);
    }
  });

  test('is closed when its token is given back, is used twice, runs out, or its player may not sign in', async () => {
    const { player, id } = await scene();
    const all = [];
    for (let n = 0; n < 3; n++) all.push(await connect(gate, player, id));
    const lives = await Promise.all(all.map(({ access_token }) => goLive(gate.visitor(), { header: access_token })));
    const [given, used, late] = all;
    await post(gate, '/revoke', { client_id: id, token: given?.refresh_token ?? '' });
    expect(await lives[0]?.closed).toEqual(ENDED);
    await refresh(gate, id, used?.refresh_token ?? '');
    await refresh(gate, id, used?.refresh_token ?? '');
    expect(await lives[1]?.closed).toEqual(ENDED);
    expect(await lives[2]?.ask('{ viewer { username } }'), late?.scope).toMatchObject({ data: {} });
    gate.pass(LIVES.access);
    expect(await lives[2]?.closed).toEqual(ENDED);
    const again = await gate.enter(player.user);
    const { access_token } = await connect(gate, again, id);
    const live = await goLive(gate.visitor(), { header: access_token });
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'banned' }));
    expect(await live.closed).toEqual(ENDED);
  });
});

describe('what an application stakes', () => {
  const staking = { scopes: ['battles:stake', 'battles:play'] } as const;
  const over = (capCents: number, leftCents: number) => ({
    status: 409,
    code: 'KEY_STAKE_REACHED',
    data: { capCents, leftCents },
  });
  const bet = { input: terms({ stakeCents: 40_00 }) };

  test('is held to one cap a day, however often it was connected, and to the one that was agreed last', async () => {
    const { player, id } = await scene();
    const phone = await connect(gate, player, id, { ...staking, dailyStakeCents: 100_00 });
    await create(withKey(gate, phone.access_token), { stakeCents: 60_00 });
    const desk = await connect(gate, player, id, { ...staking, dailyStakeCents: 90_00 });
    for (const { access_token } of [phone, desk])
      expect(await withKey(gate, access_token).refusal(CREATE, bet)).toEqual(over(90_00, 30_00));
    expect(await connectedOf(player)).toMatchObject([{ dailyStakeCents: 90_00, stakedTodayCents: 60_00 }]);
    expect((await create(player, { stakeCents: 40_00 })).stakeCents, 'the player stakes on').toBe(40_00);
  });

  test('needs the scope for it', async () => {
    const { player, id } = await scene();
    const { access_token } = await connect(gate, player, id, { scopes: ['battles:play'] });
    expect(await withKey(gate, access_token).refusal(CREATE, bet)).toMatchObject({ code: 'SCOPE_REQUIRED' });
  });

  test('is nothing once it is disconnected, also in a call that had come in before', async () => {
    const { player, id } = await scene();
    const { access_token } = await connect(gate, player, id, { ...staking, dailyStakeCents: 100_00 });
    const actor = await findKeyActor(gate.deps, access_token, '198.51.100.1');
    if (!actor) throw new Error('the token opens nothing');
    const stake = () => gate.db.transact((tx) => chargeKeyStake(tx, actor, 1_00, gate.deps.now()));
    await stake();
    await player.ask(DISCONNECT, { id });
    await expect(stake()).rejects.toMatchObject({ refusal: { code: 'UNAUTHENTICATED' } });
  });
});
