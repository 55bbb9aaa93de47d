import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ACCESS_MARK,
  ENDED_KEY_KEPT,
  KEYS_MAX,
  KEY_BYTES,
  KEY_PATTERN,
  keyOf,
} from '../../../domain/platform/api-key.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { apiKeys } from '../../../db/platform/key.table.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import {
  KEYS,
  MAKE_KEY,
  REVOKE_KEY,
  ROTATE_KEY,
  type SeenNewKey,
  keyVariables,
  keysOf,
  makeKey,
  withKey,
} from '../../support/key-steps.ts';
import { ordersIn, protect } from '../../support/second-factor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const MINE = '{ myBattles { id } }';
const OWNER = { password: PASSWORD, proof: null };
const refused = (code: string) => ({ status: 401, code });

const rotate = async (client: Client, id: string) =>
  (await client.ask<{ rotateApiKey: SeenNewKey }>(ROTATE_KEY, { id, owner: OWNER })).rotateApiKey;

describe('a key (CR-19)', () => {
  test('is shown once, stored as a hash alone, and opens what it was given over GraphQL and REST', async () => {
    const player = await gate.player();
    const { secret, key } = await makeKey(player, { name: '  Overlay ', scopes: ['battles:read', 'wallet:read'] });
    expect(secret).toMatch(KEY_PATTERN);
    expect(key).toEqual({
      id: expect.any(String) as string,
      name: 'Overlay',
      shown: secret.slice(0, 13),
      scopes: ['BATTLES_READ', 'WALLET_READ'],
      dailyStakeCents: 0,
      stakedTodayCents: 0,
      createdAt: gate.deps.now(),
      expiresAt: gate.deps.now() + 30 * DAY,
      replacedAt: null,
      lastUsedAt: null,
      lastUsedAddress: null,
    });
    expect(await gate.contents()).not.toContain(secret);
    expect(gate.logged.join('\n')).not.toContain(secret);
    const program = withKey(gate, secret);
    expect(await program.ask(MINE)).toEqual({ myBattles: [] });
    expect((await program.rest('GET', '/api/wallet/me')).status).toBe(200);
    expect(await keysOf(player)).toEqual([{ ...key, lastUsedAt: gate.deps.now(), lastUsedAddress: '127.0.0.1' }]);
  });

  test('says when it was last used, written no more often than each minute', async () => {
    const player = await gate.player();
    const { secret } = await makeKey(player);
    const program = withKey(gate, secret);
    const lastUsed = async () => (await keysOf(player))[0]?.lastUsedAt;
    const first = gate.deps.now();
    await program.ask(MINE);
    gate.pass(MINUTE - 1);
    await program.ask(MINE);
    expect(await lastUsed()).toBe(first);
    gate.pass(1);
    await program.ask(MINE);
    expect(await lastUsed()).toBe(first + MINUTE);
  });

  test('is asked for with the password, and where there is a second factor with that too', async () => {
    const player = await gate.player();
    const wrong = { ...keyVariables(), owner: { password: 'wrong', proof: null } };
    expect(await player.refusal(MAKE_KEY, wrong)).toEqual({ status: 403, code: 'PASSWORD_WRONG', field: 'password' });
    const { phone } = await protect(gate, player);
    expect(await player.refusal(MAKE_KEY, keyVariables())).toMatchObject({
      status: 401,
      code: 'TWO_FACTOR_REQUIRED',
      data: { methods: 'totp' },
    });
    expect(await player.refusal(MAKE_KEY, keyVariables({ proof: phone.wrongCode() }))).toMatchObject({
      code: 'CODE_WRONG',
    });
    expect(await keysOf(player)).toEqual([]);
    const made = await makeKey(player, { proof: phone.nextCode() });
    expect(await player.refusal(ROTATE_KEY, { id: made.key.id, owner: OWNER })).toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
    });
    expect(await keysOf(player)).toHaveLength(1);
  });

  test('is told by e-mail when it is made and when it is replaced', async () => {
    const player = await gate.player();
    const { key } = await makeKey(player, { name: 'Bot', scopes: ['battles:stake'], dailyStakeCents: 5_00 });
    await rotate(player, key.id);
    const mails = (await ordersIn(gate)).filter(({ to }) => to === player.user.email).map(({ mail }) => mail);
    const told = { kind: 'api-key-made', username: player.user.username, name: 'Bot', at: gate.deps.now() };
    expect(mails).toEqual([
      { ...told, scopes: ['battles:read', 'battles:stake'], isFirst: true },
      { ...told, scopes: ['battles:read', 'battles:stake'], isFirst: false },
    ]);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['no scope', { scopes: [] }],
    ['a life that is not offered', { lifeDays: 31 }],
    ['a life without an end', { lifeDays: 0 }],
    ['a cap without the scope for it', { dailyStakeCents: 1 }],
    ['the scope to stake without a cap', { scopes: ['battles:stake'] }],
    ['a cap above the most', { scopes: ['battles:stake'], dailyStakeCents: 100_001 }],
    ['a cap below nothing', { scopes: ['battles:stake'], dailyStakeCents: -1 }],
  ] as const)('with %s is not made', async (_, terms) => {
    const player = await gate.player();
    expect(await player.refusal(MAKE_KEY, keyVariables(terms))).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await keysOf(player)).toEqual([]);
  });

  test('is one of twenty at the most, and one that is revoked makes room', async () => {
    const player = await gate.player();
    const all: SeenNewKey[] = [];
    for (let made = 0; made < KEYS_MAX; made++) all.push(await makeKey(player));
    expect(await player.refusal(MAKE_KEY, keyVariables())).toEqual({
      status: 409,
      code: 'LIMIT_EXCEEDED',
      data: { max: KEYS_MAX },
    });
    await player.ask(REVOKE_KEY, { id: all[0]?.key.id });
    await makeKey(player);
    expect(await keysOf(player)).toHaveLength(KEYS_MAX);
  });
});

describe('what opens nothing', () => {
  test('is refused with 401 whatever it looks like, though a good session stands beside it', async () => {
    const player = await gate.player();
    const { secret } = await makeKey(player);
    const last = secret.endsWith('x') ? 'y' : 'x';
    const unknown = keyOf(Uint8Array.from({ length: KEY_BYTES }, (_, n) => n));
    const wrong = [
      [`Bearer ${secret.slice(0, -1)}${last}`, 'KEY_MALFORMED'],
      ['Bearer gntl_pat_', 'KEY_MALFORMED'],
      ['Bearer my-password', 'KEY_MALFORMED'],
      [`Bearer ${unknown}`, 'KEY_UNKNOWN'],
      [
        `Bearer ${keyOf(
          Uint8Array.from({ length: KEY_BYTES }, (_, n) => n),
          ACCESS_MARK,
        )}`,
        'KEY_UNKNOWN',
      ],
      ['Bearer', 'BEARER_REQUIRED'],
      [`Basic ${secret}`, 'BEARER_REQUIRED'],
      [`Token ${secret}`, 'BEARER_REQUIRED'],
      [secret, 'BEARER_REQUIRED'],
      [' ', 'BEARER_REQUIRED'],
    ] as const;
    for (const [authorization, code] of wrong) {
      const answer = await gate.visitor({ authorization, cookie: player.cookie }).graphql(MINE);
      expect({ status: answer.status, code: answer.errors[0]?.extensions['code'] }, authorization).toEqual(
        refused(code),
      );
      expect(answer.headers['www-authenticate']).toBe(
        code === 'BEARER_REQUIRED' ? 'Bearer' : 'Bearer error="invalid_token"',
      );
      const rest = await gate.visitor({ authorization, cookie: player.cookie }).rest('GET', '/api/wallet/me');
      expect({ status: rest.status, code: (rest.json as { code: string }).code }, authorization).toEqual(refused(code));
    }
    expect(await player.ask(MINE)).toEqual({ myBattles: [] });
  });

  test('is a key in x-api-key, which is named instead of read as a visitor', async () => {
    const { secret } = await makeKey(await gate.player());
    const program = gate.visitor({ 'x-api-key': secret });
    expect(await program.refusal(MINE)).toEqual(refused('BEARER_REQUIRED'));
    expect((await program.rest('GET', '/api/wallet/me')).json).toMatchObject({ code: 'BEARER_REQUIRED' });
    expect(await gate.visitor({ 'x-api-key': secret, authorization: `Bearer ${secret}` }).ask(MINE)).toEqual({
      myBattles: [],
    });
  });

  test('is a key in an address, which is named instead of read as a visitor, over GraphQL and REST', async () => {
    const player = await gate.player();
    const { secret } = await makeKey(player);
    for (const query of [`key=${secret}`, 'api_key=mine', 'apikey=mine', 'access_token=mine', `q=Bearer%20${secret}`])
      for (const headers of [{}, { cookie: player.cookie }] as const) {
        const rest = await gate.visitor(headers).rest('GET', `/api/wallet/me?${query}`);
        expect({ status: rest.status, code: (rest.json as { code: string }).code }, query).toEqual(
          refused('BEARER_REQUIRED'),
        );
        const sent = await fetch(`${gate.url}/graphql?${query}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', origin: gate.url },
          body: JSON.stringify({ query: MINE }),
        });
        expect([sent.status, await sent.json()], query).toMatchObject([
          401,
          { errors: [{ extensions: { code: 'BEARER_REQUIRED' } }] },
        ]);
      }
    const asked = await withKey(gate, secret).rest('GET', `/api/wallet/me?key=${secret}`);
    expect(asked.json, 'beside the header').not.toMatchObject({ code: 'BEARER_REQUIRED' });
  });

  test('is a key that was revoked, one that has run out, and one whose owner may not sign in', async () => {
    const player = await gate.player();
    const [revoked, short, banned] = [
      await makeKey(player),
      await makeKey(player, { lifeDays: 7 }),
      await makeKey(player),
    ];
    const asks = async (made: SeenNewKey) => {
      const rest = await withKey(gate, made.secret).rest('GET', '/api/wallet/me');
      const refusal = await withKey(gate, made.secret).refusal(MINE);
      expect({ status: rest.status, code: (rest.json as { code: string }).code }).toEqual(refusal);
      return refusal;
    };
    await player.ask(REVOKE_KEY, { id: revoked.key.id });
    expect(await asks(revoked)).toEqual(refused('KEY_REVOKED'));
    gate.pass(7 * DAY - 1);
    expect(await withKey(gate, short.secret).ask(MINE)).toEqual({ myBattles: [] });
    gate.pass(1);
    expect(await asks(short)).toEqual(refused('KEY_EXPIRED'));
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'banned' }));
    expect(await asks(banned)).toEqual(refused('UNAUTHENTICATED'));
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'active' }));
    expect(await withKey(gate, banned.secret).ask(MINE), 'as before').toEqual({ myBattles: [] });
    gate.pass(ENDED_KEY_KEPT - 1);
    await deleteExpired(gate.deps);
    expect(await asks(short)).toEqual(refused('KEY_EXPIRED'));
    gate.pass(1);
    await deleteExpired(gate.deps);
    expect(await asks(short)).toEqual(refused('KEY_UNKNOWN'));
    expect((await gate.db.read.select().from(apiKeys)).map(({ id }) => id)).not.toContain(short.key.id);
  });

  test('a key of somebody else is neither seen, replaced nor revoked', async () => {
    const [owner, other] = [await gate.player(), await gate.player()];
    const { secret, key } = await makeKey(owner);
    expect(await keysOf(other)).toEqual([]);
    for (const id of [key.id, 'none', '']) {
      expect(await other.refusal(REVOKE_KEY, { id })).toEqual({ status: 404, code: 'NOT_FOUND' });
      expect(await other.refusal(ROTATE_KEY, { id, owner: OWNER })).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await withKey(gate, secret).ask(MINE)).toEqual({ myBattles: [] });
  });
});

describe('rotation', () => {
  test('gives a key of the same terms, while the earlier one goes on for a day and no longer', async () => {
    const user = await gate.account();
    const first = await makeKey(await gate.enter(user), { name: 'Bot', lifeDays: 90 });
    gate.pass(10 * DAY);
    const player = await gate.enter(user);
    const second = await rotate(player, first.key.id);
    const at = gate.deps.now();
    expect(second.key).toEqual({
      ...first.key,
      id: second.key.id,
      shown: second.secret.slice(0, 13),
      createdAt: at,
      expiresAt: at + 90 * DAY,
    });
    expect((await keysOf(player)).map(({ id, replacedAt, expiresAt }) => ({ id, replacedAt, expiresAt }))).toEqual([
      { id: first.key.id, replacedAt: at, expiresAt: at + DAY },
      { id: second.key.id, replacedAt: null, expiresAt: at + 90 * DAY },
    ]);
    gate.pass(DAY - HOUR);
    for (const { secret } of [first, second]) expect(await withKey(gate, secret).ask(MINE)).toEqual({ myBattles: [] });
    gate.pass(HOUR);
    expect(await withKey(gate, first.secret).refusal(MINE)).toEqual(refused('KEY_EXPIRED'));
    expect(await withKey(gate, second.secret).ask(MINE)).toEqual({ myBattles: [] });
  });

  test('replaces a key once, and never leaves more than two of a family', async () => {
    const player = await gate.player();
    const first = await makeKey(player);
    const second = await rotate(player, first.key.id);
    expect(await player.refusal(ROTATE_KEY, { id: first.key.id, owner: OWNER })).toEqual({
      status: 409,
      code: 'KEY_REPLACED',
    });
    const third = await rotate(player, second.key.id);
    expect((await keysOf(player)).map(({ id }) => id)).toEqual([second.key.id, third.key.id]);
    expect(await withKey(gate, first.secret).refusal(MINE)).toEqual(refused('KEY_REVOKED'));
  });

  test('twice at once replaces it once', async () => {
    const player = await gate.player();
    const { key } = await makeKey(player);
    const both = await Promise.all([0, 1].map(() => player.graphql(ROTATE_KEY, { id: key.id, owner: OWNER })));
    expect(
      both
        .map(({ errors }) => errors[0]?.extensions['code'] ?? 'made')
        .map(String)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['KEY_REPLACED', 'made']);
    expect(await keysOf(player)).toHaveLength(2);
  });
});

test('no key makes, sees, replaces or ends a key', async () => {
  const player = await gate.player();
  const { secret, key } = await makeKey(player, { scopes: ['account:read', 'battles:play', 'wallet:read'] });
  const program = withKey(gate, secret);
  const closed = { status: 403, code: 'CLOSED_TO_KEYS' };
  expect(await program.refusal(KEYS)).toEqual(closed);
  expect(await program.refusal(MAKE_KEY, keyVariables())).toEqual(closed);
  expect(await program.refusal(ROTATE_KEY, { id: key.id, owner: OWNER })).toEqual(closed);
  expect(await program.refusal(REVOKE_KEY, { id: key.id })).toEqual(closed);
});
