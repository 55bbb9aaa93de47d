// @module-tag engines
import { beforeEach, describe, expect, test } from 'vitest';
import { GRANTS_MAX, LIVES } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { oauthGrants } from '../../../db/platform/oauth.table.ts';
import { type HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { withKey } from '../../support/key-steps.ts';
import {
  DISCONNECT,
  GONE,
  INVALID_GRANT,
  REMOVE_APPLICATION,
  UNKNOWN,
  VIEWER,
  authorizePath,
  connect,
  connectedOf,
  errorOf,
  locationOf,
  meet,
  post,
  refresh,
  register,
  tokensIn,
} from '../../support/oauth-steps.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));
// Each begins with the calls that one address has in a minute.
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

describe('a refresh token', () => {
  test('is changed for others, which do no more than the first', async () => {
    const { player, app } = await meet(gate);
    const first = await connect(gate, player, app.id, { scopes: ['account:read', 'wallet:read'] });
    gate.pass(LIVES.access);
    expect(await withKey(gate, first.access_token).refusal(VIEWER), 'after its hour').toEqual({
      status: 401,
      code: 'KEY_EXPIRED',
    });
    const next = tokensIn(await refresh(gate, app.id, first.refresh_token));
    expect(next.scope).toBe('account:read wallet:read');
    expect(next.refresh_token).not.toBe(first.refresh_token);
    expect(await withKey(gate, next.access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
    const more = { scope: 'account:read friends:read' };
    expect(errorOf(await refresh(gate, app.id, next.refresh_token, more)).error).toBe('invalid_scope');
    const less = tokensIn(await refresh(gate, app.id, next.refresh_token, { scope: 'wallet:read' }));
    expect(await withKey(gate, less.access_token).refusal(VIEWER)).toMatchObject({ code: 'SCOPE_REQUIRED' });
  });

  test('that two gateways use at once is good for one of them at the most, and then ends with its family', async () => {
    const { player, app } = await meet(gate);
    const first = await connect(gate, player, app.id);
    const answers = await Promise.all([gate, second].map((one) => refresh(one, app.id, first.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await withKey(gate, first.access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('that is used again ends all of its family', async () => {
    const { player, app } = await meet(gate);
    const first = await connect(gate, player, app.id);
    const next = tokensIn(await refresh(gate, app.id, first.refresh_token));
    expect(errorOf(await refresh(gate, app.id, first.refresh_token))).toEqual(INVALID_GRANT);
    expect(errorOf(await refresh(gate, app.id, next.refresh_token))).toEqual(INVALID_GRANT);
    for (const { access_token } of [first, next])
      expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(player)).toEqual([]);
  });

  test('leaves what the player has allowed at another time alone', async () => {
    const { player, app } = await meet(gate);
    const [phone, desk] = [await connect(gate, player, app.id), await connect(gate, player, app.id)];
    await refresh(gate, app.id, phone.refresh_token);
    expect(errorOf(await refresh(gate, app.id, phone.refresh_token))).toEqual(INVALID_GRANT);
    expect(await withKey(gate, desk.access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
    expect(await connectedOf(player)).toHaveLength(1);
  });

  test('is refused to another application, and after a month without use', async () => {
    const { owner, player, app } = await meet(gate);
    const other = await register(owner);
    const { refresh_token } = await connect(gate, player, app.id);
    expect(errorOf(await refresh(gate, other.id, refresh_token))).toEqual(INVALID_GRANT);
    gate.pass(LIVES.refresh);
    expect(errorOf(await refresh(gate, app.id, refresh_token))).toEqual(INVALID_GRANT);
  });

  test('gives nothing to an account that may not sign in, nor to an application of one', async () => {
    const { owner, player, app } = await meet(gate);
    const { access_token, refresh_token } = await connect(gate, player, app.id);
    const stand = (id: string, status: 'active' | 'banned') =>
      gate.db.transact((tx) => updateUserStanding(tx, id, { status }));
    await stand(player.user.id, 'banned');
    expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(errorOf(await refresh(gate, app.id, refresh_token))).toEqual(INVALID_GRANT);
    await stand(player.user.id, 'active');
    await stand(owner.user.id, 'banned');
    expect(errorOf(await refresh(gate, app.id, refresh_token))).toEqual({ status: 401, error: 'invalid_client' });
  });
});

describe('an end', () => {
  test('by the player is at once, for every time that it was allowed', async () => {
    const { player, app } = await meet(gate);
    const all = [await connect(gate, player, app.id), await connect(gate, player, app.id)];
    const stranger = await gate.player();
    expect(await stranger.refusal(DISCONNECT, { id: app.id })).toEqual(GONE);
    await player.ask(DISCONNECT, { id: app.id });
    for (const { access_token, refresh_token } of all) {
      expect(await withKey(second, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
      expect(errorOf(await refresh(second, app.id, refresh_token))).toEqual(INVALID_GRANT);
    }
    expect(await connectedOf(player)).toEqual([]);
  });

  test.each(['access_token', 'refresh_token'] as const)(
    'by the application, with its %s, is the same',
    async (which) => {
      const { owner, player, app } = await meet(gate);
      const other = await register(owner);
      const tokens = await connect(gate, player, app.id);
      expect((await post(gate, '/revoke', { client_id: other.id, token: tokens[which] })).status, 'not its own').toBe(
        200,
      );
      expect(await withKey(gate, tokens.access_token).ask(VIEWER)).toMatchObject({ viewer: {} });
      expect((await post(gate, '/revoke', { client_id: app.id, token: tokens[which] })).status).toBe(200);
      expect(await withKey(gate, tokens.access_token).refusal(VIEWER)).toEqual(UNKNOWN);
      expect(errorOf(await refresh(gate, app.id, tokens.refresh_token))).toEqual(INVALID_GRANT);
      expect(await connectedOf(player)).toEqual([]);
    },
  );

  test('of the application ends what it does for everybody', async () => {
    const { owner, player, app } = await meet(gate);
    const { access_token } = await connect(gate, player, app.id);
    await owner.ask(REMOVE_APPLICATION, { id: app.id });
    expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(player)).toEqual([]);
    expect(locationOf(await player.send({ path: authorizePath(app.id) }))).toContain('invalid_client');
  });

  test('of an account takes what it let others do, and its own applications', async () => {
    const { owner, player, app } = await meet(gate);
    const own = await register(player);
    await connect(gate, player, app.id);
    const { access_token } = await connect(gate, owner, own.id);
    await player.ask('mutation C($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    expect(await withKey(gate, access_token).refusal(VIEWER)).toEqual(UNKNOWN);
    expect(await connectedOf(owner)).toEqual([]);
    const left = await gate.db.read.select({ userId: oauthGrants.userId }).from(oauthGrants);
    expect(left.map(({ userId }) => userId)).not.toContain(player.user.id);
  });

  test('comes to the oldest of more than ten at one application', async () => {
    const { player, app } = await meet(gate);
    const all = [await connect(gate, player, app.id)];
    for (let n = 1; n < GRANTS_MAX; n++) all.push(await connect(gate, player, app.id));
    const alive = async (n: number) => (await withKey(gate, all[n]?.access_token ?? '').graphql(VIEWER)).status === 200;
    expect(await alive(0)).toBe(true);
    gate.pass(MINUTE);
    await connect(gate, player, app.id);
    expect(await alive(0)).toBe(false);
    expect(await alive(1)).toBe(true);
  });
});
