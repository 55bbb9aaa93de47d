// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { teamAsks } from '../../db/teams/team.table.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { engine } from '../../db/client/kit.ts';
import { HttpGateway } from '../support/http-gateway.ts';
import { withKey } from '../support/key-steps.ts';
import {
  ALLOW,
  VIEWER,
  allowVariables,
  askForDevice,
  begin,
  codeIn,
  connect,
  exchange,
  meet,
  poll,
  refresh,
  sayYes,
} from '../support/oauth-steps.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl }) : gate;
});
afterAll(async () => {
  if (second !== gate) await second.close();
  await closeBooks(gate);
});
beforeEach(() => {
  for (const one of new Set([gate, second])) one.pass(MINUTE);
});

/** The same call eight times at once, at every gateway there is. */
const atOnce = <T>(call: (at: HttpGateway) => Promise<T>): Promise<T[]> =>
  Promise.all([gate, second, gate, second, gate, second, gate, second].map(call));

test('of eight polls of one device at once one gets the tokens, which go on; the others are told to slow down', async () => {
  const { player, app } = await meet(gate);
  const codes = await askForDevice(gate, app.id);
  await player.ask(ALLOW, allowVariables({ code: codes.user_code }));
  const answers = await atOnce((at) => poll(at, app.id, codes.device_code));
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.map(({ status, json }) => [status, (json as { error: string }).error])).toEqual(
    others.map(() => [400, 'slow_down']),
  );
  const [tokens] = given.map(({ json }) => json as { access_token: string; refresh_token: string });
  if (!tokens) throw new Error('nobody was given tokens');
  const { access_token, refresh_token } = tokens;
  expect(await withKey(gate, access_token).ask(VIEWER)).toEqual({ viewer: { username: player.user.username } });
  expect((await refresh(gate, app.id, refresh_token)).status).toBe(200);
});

test('of eight polls of a device that was refused none gets tokens', async () => {
  const { player, app } = await meet(gate);
  const codes = await askForDevice(gate, app.id);
  await player.ask('mutation ($ref: ConnectRequestRef!) { denyApplication(ref: $ref) { goesOnAt } }', {
    ref: { code: codes.user_code },
  });
  const answers = await atOnce((at) => poll(at, app.id, codes.device_code));
  const errors = answers.map(({ json }) => (json as { error?: string }).error);
  expect(errors.filter((error) => error === 'access_denied')).toHaveLength(1);
  expect(errors.filter((error) => error === 'slow_down')).toHaveLength(7);
});

test('of eight exchanges of one code at once one gets tokens', async () => {
  const { player, app } = await meet(gate);
  const code = codeIn(await sayYes(player, await begin(player, app.id)));
  const answers = await atOnce((at) => exchange(at, app.id, code));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('of eight uses of one refresh token at once at most one gets tokens, and the family ends with it', async () => {
  const { player, app } = await meet(gate);
  const { access_token, refresh_token } = await connect(gate, player, app.id);
  const answers = await atOnce((at) => refresh(at, app.id, refresh_token));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
  expect(await withKey(gate, access_token).refusal(VIEWER)).toMatchObject({ code: 'KEY_UNKNOWN' });
});

test('a code of a team that is used eight times at once asks its captain once', async () => {
  const [captain, member] = [await gate.player(), await gate.player()];
  const { createTeam } = await captain.ask<{ createTeam: { inviteCode: string } }>(
    'mutation { createTeam(name: "Once Only") { inviteCode } }',
  );
  const join = 'mutation ($code: String!) { joinTeam(code: $code) { __typename } }';
  const joined = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      member.graphql(join, { code: createTeam.inviteCode }, { 'idempotency-key': `join ${n}` }),
    ),
  );
  expect(joined.some(({ errors }) => errors.length === 0)).toBe(true);
  const asks = await gate.db.read.select().from(teamAsks).where(eq(teamAsks.userId, member.user.id));
  expect(asks).toHaveLength(1);
});
