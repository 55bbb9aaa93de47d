// @module-tag engines
import { beforeEach, describe, expect, test } from 'vitest';
import { LIVES } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';
import { withKey } from '../../support/key-steps.ts';
import {
  ALLOW,
  ASKED,
  DENY,
  GONE,
  INVALID_GRANT,
  UNKNOWN,
  allowVariables,
  askForDevice,
  errorOf,
  locationOf,
  meet,
  poll,
  post,
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

describe('a device', () => {
  test('shows a code, waits, and gets tokens once its player has said yes', async () => {
    const { owner, player, app } = await meet(gate);
    const codes = await askForDevice(gate, app.id, ['battles:read']);
    const { publicUrl } = gate.deps.config;
    expect(codes).toEqual({
      device_code: expect.any(String) as string,
      user_code: expect.stringMatching(/^[B-XZ]{4}-[B-XZ]{4}$/) as string,
      verification_uri: `${publicUrl}/oauth/device`,
      verification_uri_complete: `${publicUrl}/oauth/device?user_code=${codes.user_code}`,
      expires_in: LIVES.request / 1000,
    });
    const entered = await gate.visitor().send({ path: `/oauth/device?user_code=${codes.user_code}` });
    expect(locationOf(entered)).toBe(`/connect/device?code=${codes.user_code}`);
    expect(errorOf(await poll(gate, app.id, codes.device_code))).toEqual({
      status: 400,
      error: 'authorization_pending',
    });
    const ref = { code: codes.user_code.toLowerCase().replace('-', ' ') };
    expect(await player.ask(ASKED, { ref })).toMatchObject({
      askedOfMe: { ownerName: owner.user.username, scopes: ['BATTLES_READ'], returnsTo: null },
    });
    expect(await player.ask(ALLOW, allowVariables(ref))).toEqual({ allowApplication: { goesOnAt: null } });
    const tokens = tokensIn(await poll(second, app.id, codes.device_code));
    expect(tokens.scope).toBe('battles:read');
    expect(await withKey(gate, tokens.access_token).ask('{ myBattles { id } }')).toEqual({ myBattles: [] });
    expect(await gate.contents()).not.toContain(codes.device_code);
    expect(await player.refusal(ASKED, { ref }), 'answered').toEqual(GONE);
    expect(errorOf(await poll(gate, app.id, codes.device_code)), 'asked twice').toEqual({
      status: 400,
      error: 'slow_down',
    });
    expect(await withKey(gate, tokens.access_token).ask('{ myBattles { id } }')).toEqual({ myBattles: [] });
    gate.pass(10_000);
    expect(errorOf(await poll(gate, app.id, codes.device_code)), 'used again').toEqual(INVALID_GRANT);
    expect(await withKey(gate, tokens.access_token).refusal('{ myBattles { id } }')).toEqual(UNKNOWN);
  });

  test('is told of a no, and of a code that has run out', async () => {
    const { player, app } = await meet(gate);
    const denied = await askForDevice(gate, app.id);
    await player.ask(DENY, { ref: { code: denied.user_code } });
    expect(errorOf(await poll(gate, app.id, denied.device_code))).toEqual({ status: 400, error: 'access_denied' });
    expect(await player.refusal(ALLOW, allowVariables({ code: denied.user_code }))).toEqual(GONE);
    const late = await askForDevice(gate, app.id);
    gate.pass(LIVES.request);
    expect(await player.refusal(ALLOW, allowVariables({ code: late.user_code }))).toEqual(GONE);
    expect(errorOf(await poll(gate, app.id, late.device_code))).toEqual({ status: 400, error: 'expired_token' });
    await deleteExpired(gate.deps);
    expect(errorOf(await poll(gate, app.id, late.device_code))).toEqual(INVALID_GRANT);
  });

  test('gets no code for nothing, and none of another application’s', async () => {
    const { owner, player, app } = await meet(gate);
    expect(errorOf(await post(gate, '/device/auth', { client_id: app.id, scope: 'openid' }))).toEqual({
      status: 400,
      error: 'invalid_scope',
    });
    const other = await register(owner);
    const codes = await askForDevice(gate, app.id);
    await player.ask(ALLOW, allowVariables({ code: codes.user_code }));
    expect(errorOf(await poll(gate, other.id, codes.device_code))).toEqual(INVALID_GRANT);
  });

  test('has a code that cannot be guessed: twenty are looked at in a quarter of an hour', async () => {
    const player = await gate.player();
    for (let n = 0; n < 20; n++) expect(await player.refusal(ASKED, { ref: { code: 'BCDF-GHJK' } })).toEqual(GONE);
    expect(await player.refusal(ASKED, { ref: { code: 'BCDF-GHJK' } })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
  });
});
