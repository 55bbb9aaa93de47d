// @module-tag engines
import { beforeEach, describe, expect, test } from 'vitest';
import { CONNECTED_MAX, LIVES } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';
import { withKey } from '../../support/key-steps.ts';
import {
  ALLOW,
  ASKED,
  DENY,
  DISCONNECT,
  GONE,
  VIEWER,
  allowVariables,
  begin,
  connect,
  connectedOf,
  locationOf,
  meet,
  queryOf,
  register,
} from '../../support/oauth-steps.ts';
import { protect } from '../../support/second-factor.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));
// Each begins with the calls that one address has in a minute.
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

describe('the question', () => {
  test('is answered in the browser that was sent with it, and in no other', async () => {
    const { player, app } = await meet(gate);
    const stranger = await gate.player();
    const id = await begin(stranger, app.id);
    for (const [what, variables] of [
      [ASKED, { ref: { id } }],
      [DENY, { ref: { id } }],
      [ALLOW, allowVariables({ id })],
    ] as const)
      expect(await player.refusal(what, variables)).toEqual(GONE);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('is answered for the one who is signed in, also where somebody else was before', async () => {
    const { app } = await meet(gate);
    const [first, next] = [await gate.player(), await gate.player()];
    const browser = first;
    await connect(gate, browser, app.id);
    // The browser keeps what it had, but for the session.
    for (const part of next.cookie.split('; ')) {
      const [name = '', value = ''] = part.split('=', 2);
      browser.setCookie(name, value);
    }
    const tokens = await connect(gate, browser, app.id);
    expect(await withKey(gate, tokens.access_token).ask(VIEWER)).toEqual({
      viewer: { username: next.user.username },
    });
    expect(await connectedOf(next)).toHaveLength(1);
  });

  test('comes to nothing when somebody else has signed in since it was answered', async () => {
    const { app } = await meet(gate);
    const [first, next] = [await gate.player(), await gate.player()];
    const id = await begin(first, app.id);
    const { allowApplication } = await first.ask<{ allowApplication: { goesOnAt: string } }>(
      ALLOW,
      allowVariables({ id }),
    );
    const owned = await gate.enter(first.user);
    for (const part of next.cookie.split('; ')) {
      const [name = '', value = ''] = part.split('=', 2);
      first.setCookie(name, value);
    }
    const location = locationOf(await first.send({ path: allowApplication.goesOnAt }));
    expect(queryOf(location)).toMatchObject({ error: 'access_denied' });
    expect(await connectedOf(owned)).toEqual([]);
  });

  test('is asked each time, whatever was allowed before', async () => {
    const { player, app } = await meet(gate);
    await connect(gate, player, app.id);
    expect(await begin(player, app.id)).toMatch(/^[\w-]+$/);
  });

  test('that is answered with no goes back with it, and is answered once', async () => {
    const { player, app } = await meet(gate);
    const id = await begin(player, app.id);
    const { denyApplication } = await player.ask<{ denyApplication: { goesOnAt: string } }>(DENY, { ref: { id } });
    expect(await player.refusal(ALLOW, allowVariables({ id }))).toEqual(GONE);
    const location = locationOf(await player.send({ path: denyApplication.goesOnAt }));
    expect(queryOf(location)).toMatchObject({ error: 'access_denied', state: 'the state' });
    expect(await connectedOf(player)).toEqual([]);
  });

  test('runs out', async () => {
    const { player, app } = await meet(gate);
    const id = await begin(player, app.id);
    gate.pass(LIVES.request);
    expect(await player.refusal(ASKED, { ref: { id } })).toEqual(GONE);
    expect(await player.refusal(ALLOW, allowVariables({ id }))).toEqual(GONE);
  });

  test('asks for the password, and for the second factor where there is one', async () => {
    const { player, app } = await meet(gate);
    const id = await begin(player, app.id);
    const wrong = { ...allowVariables({ id }), owner: { password: 'wrong', proof: null } };
    expect(await player.refusal(ALLOW, wrong)).toMatchObject({ code: 'PASSWORD_WRONG' });
    const { phone } = await protect(gate, player);
    expect(await player.refusal(ALLOW, allowVariables({ id }))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(await connectedOf(player)).toEqual([]);
    await player.ask(ALLOW, allowVariables({ id }, { proof: phone.nextCode() }));
    expect(await connectedOf(player)).toHaveLength(1);
  });

  test.each([
    ['to stake without a cap', ['battles:stake'], 0],
    ['to stake with a cap above the most', ['battles:stake'], 100_001],
    ['to look with a cap', ['battles:read'], 1],
  ] as const)('%s is not allowed', async (_, scopes, dailyStakeCents) => {
    const { player, app } = await meet(gate);
    const id = await begin(player, app.id, { scopes });
    expect(await player.refusal(ALLOW, allowVariables({ id }, { dailyStakeCents }))).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      field: 'dailyStakeCents',
    });
  });

  test('is meant by its id or by a code, and not by both or none', async () => {
    const player = await gate.player();
    for (const ref of [{}, { id: 'x', code: 'BCDF-GHJK' }])
      expect(await player.refusal(ASKED, { ref })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });
});

test('twenty applications at the most act for a player, and one that is disconnected makes room', async () => {
  const owners = [await gate.player(), await gate.player(), await gate.player()];
  const player = await gate.player();
  const all: string[] = [];
  for (let n = 0; n <= CONNECTED_MAX; n++) {
    const app = await register(owners[Math.floor(n / 10)] ?? player);
    all.push(app.id);
    const variables = allowVariables({ id: await begin(player, app.id) });
    if (n < CONNECTED_MAX) await player.ask(ALLOW, variables);
    else
      expect(await player.refusal(ALLOW, variables)).toEqual({
        status: 409,
        code: 'LIMIT_EXCEEDED',
        data: { max: CONNECTED_MAX },
      });
  }
  expect(await connectedOf(player)).toHaveLength(CONNECTED_MAX);
  await player.ask(DISCONNECT, { id: all[0] });
  await player.ask(ALLOW, allowVariables({ id: await begin(player, all[CONNECTED_MAX] ?? '') }));
  expect(await connectedOf(player)).toHaveLength(CONNECTED_MAX);
});
