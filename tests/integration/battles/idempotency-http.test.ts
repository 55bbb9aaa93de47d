// @module-tag engines
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  create,
  DECIDE,
  disputeOf,
  join,
  startedBattle,
  money,
  recording,
  report,
  split,
} from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const OPEN =
  'mutation M($stake: Cents!, $key: String) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: $stake }, idempotencyKey: $key) { id status } }';
const JOIN = 'mutation M($id: ID!, $key: String) { joinBattle(battleId: $id, idempotencyKey: $key) { id status } }';
const BEGIN = 'mutation M($id: ID!, $key: String) { startBattle(battleId: $id, idempotencyKey: $key) { id status } }';
const CANCEL = 'mutation M($id: ID!, $key: String) { cancelBattle(battleId: $id, idempotencyKey: $key) { id status } }';
const REPORT = `mutation M($id: ID!, $key: String) { reportResult(input: { battleId: $id, claim: WON, recordingUrl: "${recording}" }, idempotencyKey: $key) { id status } }`;
const ISSUE =
  'mutation M($id: ID!, $key: String) { reportIssue(input: { battleId: $id, type: OTHER, description: "x" }, idempotencyKey: $key) { id status } }';
const VERDICT =
  'mutation M($id: ID!, $key: String) { decideDispute(input: { disputeId: $id, action: VOID, reason: "x" }, idempotencyKey: $key) { id status } }';

const bareKey = 'a-key-of-the-right-form';

const ids = { id: 'none', stake: 5_00 };

/** The status of a refused call: a battle that one leaves may be out of sight, so null has its place in that answer. */
const refusedWith = (query: string, status: number) => (query === CANCEL ? 200 : status);

test('every operation that moves money asks for a key, in the header or as an argument', async () => {
  const player = await gate.player({ role: 'moderator', cents: 100_00 });
  const before = await gate.contents();
  for (const query of [OPEN, JOIN, BEGIN, CANCEL, REPORT, ISSUE, VERDICT]) {
    const { status, errors } = await player.graphql(query, ids);
    expect({ status, ...errors[0]?.extensions }, query).toMatchObject({
      status: refusedWith(query, 400),
      code: 'IDEMPOTENCY_KEY_REQUIRED',
      field: 'idempotencyKey',
    });
    for (const key of ['', 'short', 'x'.repeat(101), 'with a blank', 'ümlaut-keys', 'semi;colon;']) {
      const asArgument = await player.graphql(query, { ...ids, key });
      expect({ status: asArgument.status, ...asArgument.errors[0]?.extensions }, `${query} ${key}`).toMatchObject({
        status: refusedWith(query, 400),
        code: 'BAD_INPUT',
        field: 'idempotencyKey',
      });
    }
    expect(
      (await player.graphql(query, ids, { 'idempotency-key': 'short' })).errors[0]?.extensions,
      query,
    ).toMatchObject({ code: 'BAD_INPUT', field: 'idempotencyKey' });
  }
  expect(await gate.contents()).toBe(before);
});

test('a key in quotes is the same key without them, in the header and as an argument', async () => {
  const player = await gate.player({ cents: 100_00 });
  const bare = `key-${gate.deps.newId()}`;
  const answers = [await player.graphql(OPEN, { stake: 50_00 }, { 'idempotency-key': bare })];
  const stored = await gate.contents();
  for (const header of [`"${bare}"`, ` "${bare}" `, `"${bare}";v=1`, `"${bare}" ; a; b=?1`])
    answers.push(await player.graphql(OPEN, { stake: 50_00 }, { 'idempotency-key': header }));
  answers.push(await player.graphql(OPEN, { stake: 50_00, key: `"${bare}"` }));
  expect(await gate.contents()).toBe(stored);
  for (const { text, errors } of answers) expect([text, errors]).toEqual([answers[0]?.text, []]);
});

test('a key that is not usable is told how one is written, and how long it lives', async () => {
  const player = await gate.player({ cents: 100_00 });
  const form = /8 to 100 letters, digits or \. _ : -, bare or in quotes; .* 30 days/;
  for (const key of [
    'short',
    '"short"',
    `"${bareKey}`,
    `${bareKey}"`,
    `'${bareKey}'`,
    `${bareKey}, ${bareKey}`,
    '""',
    '',
  ]) {
    const { status, errors } = await player.graphql(OPEN, { stake: 50_00 }, { 'idempotency-key': key });
    expect({ status, ...errors[0]?.extensions }, key).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      field: 'idempotencyKey',
    });
    expect(errors[0]?.message, key).toMatch(form);
  }
  const without = await player.graphql(OPEN, { stake: 50_00 });
  expect(without.errors[0]?.message).toMatch(form);
});

/** Sends the same call again by header, by argument, and five times at once: one effect, one answer. */
async function repeated(
  client: SignedIn,
  query: string,
  variables: Record<string, unknown>,
): Promise<{ id: string; status: string }> {
  const key = `key-${gate.deps.newId()}`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.graphql(query, variables, { 'idempotency-key': key })),
  );
  const stored = await gate.contents();
  answers.push(await client.graphql(query, variables, { 'idempotency-key': key }));
  answers.push(await client.graphql(query, { ...variables, key }));
  expect(await gate.contents()).toBe(stored);
  for (const answer of answers) {
    expect(answer.errors).toEqual([]);
    expect(answer.text).toBe(answers[0]?.text);
  }
  const changed = { ...variables, ...('stake' in variables ? { stake: 6_00 } : { id: 'another' }) };
  const { status, errors } = await client.graphql(query, changed, { 'idempotency-key': key });
  expect({ status, ...errors[0]?.extensions }, 'the key for something else').toMatchObject({
    status: refusedWith(query, 409),
    code: 'IDEMPOTENCY_KEY_REUSED',
    field: 'idempotencyKey',
  });
  expect(await gate.contents()).toBe(stored);
  return Object.values(answers[0]?.data ?? {})[0] as { id: string; status: string };
}

test('a repeated call of every kind has its effect once and answers the same (C-07)', async () => {
  const [creator, opponent, moderator] = [
    await gate.player({ cents: 200_00 }),
    await gate.player({ cents: 200_00 }),
    await gate.player({ role: 'moderator' }),
  ];
  const { id } = await repeated(creator, OPEN, { stake: 50_00 });
  expect(await money(creator)).toEqual(split(147_50, 52_50));
  await repeated(opponent, JOIN, { id });
  expect(await money(opponent)).toEqual(split(147_50, 52_50));
  expect(await repeated(creator, BEGIN, { id })).toEqual({ id, status: 'WAITING' });
  expect(await repeated(opponent, BEGIN, { id })).toEqual({ id, status: 'ACTIVE' });
  expect(await repeated(creator, REPORT, { id })).toEqual({ id, status: 'ACTIVE' });
  expect(await repeated(opponent, REPORT, { id })).toEqual({ id, status: 'DISPUTED' });
  const dispute = await disputeOf(creator, id);
  expect(await repeated(moderator, VERDICT, { id: dispute?.id })).toMatchObject({ status: 'RESOLVED' });
  expect(await money(creator)).toEqual(split(200_00, 0));
  expect(await money(opponent)).toEqual(split(200_00, 0));

  const other = await create(creator);
  expect(await repeated(creator, CANCEL, { id: other.id })).toEqual({ id: other.id, status: 'CANCELLED' });
  expect(await money(creator)).toEqual(split(200_00, 0));
  const running = await startedBattle(creator, opponent);
  expect(await repeated(opponent, ISSUE, { id: running })).toEqual({ id: running, status: 'DISPUTED' });
});

test('a key belongs to its caller: another’s same key is another call', async () => {
  const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const key = 'the-same-words';
  const open = async (client: SignedIn) =>
    (await client.ask<{ createBattle: { id: string } }>(OPEN, { stake: 50_00, key })).createBattle.id;
  expect(await open(one)).not.toBe(await open(other));
  expect(await money(one)).toEqual(split(47_50, 52_50));
  expect(await money(other)).toEqual(split(47_50, 52_50));
});

test('a refused call leaves its key free for the next try', async () => {
  const player = await gate.player({ cents: 10_00 });
  const key = 'try-again-later';
  expect(await player.refusal(OPEN, { stake: 50_00, key })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  await gate.pay(player.user.id, 90_00);
  await player.ask(OPEN, { stake: 50_00, key });
  expect(await money(player)).toEqual(split(47_50, 52_50));
});

test('one key is good for one operation, not for two', async () => {
  const [creator, opponent] = [await gate.player({ cents: 200_00 }), await gate.player({ cents: 200_00 })];
  const battle = await create(creator);
  await join(opponent, battle.id);
  const key = 'begin-then-cancel';
  await opponent.ask(BEGIN, { id: battle.id });
  await creator.ask(BEGIN, { id: battle.id, key });
  expect(await creator.refusal(CANCEL, { id: battle.id, key })).toEqual({
    status: refusedWith(CANCEL, 409),
    code: 'IDEMPOTENCY_KEY_REUSED',
    field: 'idempotencyKey',
  });
  await report(creator, battle.id, 'WON');
  expect((await creator.refusal(DECIDE, { input: { disputeId: 'x', action: 'VOID', reason: 'x' } }, key)).code).toBe(
    'FORBIDDEN',
  );
});
