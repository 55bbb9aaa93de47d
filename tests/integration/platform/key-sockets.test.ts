// @module-tag engines
import { describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { create } from '../../support/battle-operations.ts';
import { type HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { REVOKE_KEY, ROTATE_KEY, makeKey, withKey } from '../../support/key-steps.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';
import { goLive } from '../../support/socket-client.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));

const WALLET = 'subscription { walletChanged { balanceCents } }';
const ENDED = { code: 4401, reason: 'The session has ended' };

describe('a socket with a key', () => {
  test.each(['header', 'greeting'] as const)('by its %s follows what the key may see', async (by) => {
    const player = await gate.player({ cents: 100_00 });
    const { secret } = await makeKey(player, { scopes: ['wallet:read'] });
    const live = await goLive(second.visitor(), { [by]: secret });
    const listening = second.listening();
    const told = live.iterate(WALLET);
    const next = told.next();
    await listening();
    await create(player);
    const seen: unknown[] = [(await next).value];
    if (!JSON.stringify(seen).includes('data')) throw new Error('nothing was told');
    expect(seen[0]).toMatchObject({ data: { walletChanged: { balanceCents: expect.any(Number) as number } } });
    const refused = await live.ask('subscription { friendsChanged { kind } }').catch((errors: unknown) => ({ errors }));
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'SCOPE_REQUIRED', data: { scopes: 'friends:read' } } },
    ]);
    await live.close();
  });

  test('is not opened by a key that opens nothing, though a good cookie stands beside it', async () => {
    const player = await gate.player();
    const { secret } = await makeKey(player);
    const wrong = secret.slice(0, -1) + (secret.endsWith('x') ? 'y' : 'x');
    for (const shown of [{ header: wrong }, { greeting: wrong }, { greeting: 'no key' }])
      await expect(goLive(player, shown), JSON.stringify(shown)).rejects.toMatchObject({ code: 4403 });
  });

  test('is closed when the key is revoked at either gateway, and the key is refused at both', async () => {
    const player = await gate.player();
    for (const [here, there] of [
      [gate, second],
      [second, gate],
    ] as const) {
      const { secret, key } = await makeKey(player);
      const live = await goLive(here.visitor(), { header: secret });
      const owner = await there.enter(player.user);
      const passed = stopwatch();
      await owner.ask(REVOKE_KEY, { id: key.id });
      expect(await live.closed).toEqual(ENDED);
      expect(passed()).toBeLessThan(SOON_MS);
      for (const one of [here, there])
        expect(await withKey(one, secret).refusal('{ myBattles { id } }')).toEqual({
          status: 401,
          code: 'KEY_REVOKED',
        });
    }
  });

  test('leaves sockets of the owner’s session and of other keys alone', async () => {
    const player = await gate.player();
    const [one, other] = [await makeKey(player), await makeKey(player)];
    const own = await goLive(player);
    const kept = await goLive(gate.visitor(), { header: other.secret });
    const doomed = await goLive(gate.visitor(), { header: one.secret });
    await player.ask(REVOKE_KEY, { id: one.key.id });
    expect(await doomed.closed).toEqual(ENDED);
    for (const live of [own, kept]) {
      expect(await live.ask('{ myBattles { id } }')).toEqual({ data: { myBattles: [] } });
      await live.close();
    }
  });

  test('is closed when the key runs out, is replaced and a day has passed, or its owner may not sign in', async () => {
    const user = await gate.account();
    const player = await gate.enter(user);
    const [short, replaced] = [await makeKey(player, { lifeDays: 7 }), await makeKey(player, { lifeDays: 30 })];
    const ends = [short, replaced].map(({ secret }) => goLive(gate.visitor(), { header: secret }));
    const [byLife, byRotation] = await Promise.all(ends);
    await player.ask(ROTATE_KEY, { id: replaced.key.id, owner: { password: PASSWORD, proof: null } });
    gate.pass(DAY);
    expect(await byRotation?.closed).toEqual(ENDED);
    gate.pass(6 * DAY);
    expect(await byLife?.closed).toEqual(ENDED);
    const { secret } = await makeKey(await gate.enter(user));
    const live = await goLive(gate.visitor(), { header: secret });
    await gate.db.transact((tx) => updateUserStanding(tx, user.id, { status: 'banned' }));
    expect(await live.closed).toEqual(ENDED);
  });
});

test('a key that is revoked while it is used is good for what began before, and for nothing after', async () => {
  // The clock of the machine that revokes it is ahead of the other's.
  gate.pass(HOUR);
  const player = await gate.player();
  const { secret, key } = await makeKey(player);
  const program = withKey(second, secret);
  const owner = await gate.enter(player.user);
  let isRevoked = false;
  const answers: { status: number; wasRevoked: boolean }[] = [];
  // Some calls are under way when it is revoked.
  const early = Array.from({ length: 10 }, () => program.graphql('{ myBattles { id } }'));
  const revoking = owner.ask(REVOKE_KEY, { id: key.id }).finally(() => (isRevoked = true));
  while (!isRevoked || answers.filter(({ wasRevoked }) => wasRevoked).length < 5) {
    const wasRevoked = isRevoked;
    const { status } = await program.graphql('{ myBattles { id } }');
    answers.push({ status, wasRevoked });
  }
  await revoking;
  for (const { status } of await Promise.all(early)) expect([200, 401]).toContain(status);
  const after = answers.filter(({ wasRevoked }) => wasRevoked);
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]));
  const firstRefused = answers.findIndex(({ status }) => status === 401);
  expect(new Set(answers.slice(firstRefused).map(({ status }) => status)), 'once it is refused it stays so').toEqual(
    new Set([401]),
  );
});
