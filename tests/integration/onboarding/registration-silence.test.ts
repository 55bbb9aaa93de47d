import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegistration } from '../../../db/onboarding/registration.queries.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import type { Tx } from '../../../db/client/database.ts';
import { realDeps } from '../../../gateway/server/real-deps.ts';
import {
  FORGOT,
  REGISTER,
  RESEND,
  VERIFY,
  codeFor,
  formOf,
  mailsTo,
  register,
  runJobs,
} from '../../support/visitor.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

/** Nobody who does not read the mailbox learns here whether an address has an account. */

/** What was asked of the database, one word a statement. */
let statements: string[] = [];
const WORDS = new Set(['select', 'insert', 'update', 'delete']);
const recorded = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, name, receiver) {
      if (WORDS.has(String(name))) statements.push(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({
    env: { TRUST_PROXY: '1' },
    change: ({ config, db }) => ({
      passwords: realDeps(config, db).passwords,
      db: { ...db, transact: (work) => db.transact((tx) => work(recorded(tx))) },
    }),
  });
});
afterAll(() => gate.close());

let addresses = 0;
const visitor = () => gate.visitor({ 'x-forwarded-for': `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}` });

/** An answer without what differs from call to call. */
async function ask(query: string, variables: Readonly<Record<string, unknown>>) {
  statements = [];
  const before = process.cpuUsage();
  const { status, text, headers } = await visitor().graphql(query, variables);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000;
  const shape = text
    .trim()
    .replaceAll(/"(id|requestId)":"[^"]+"/g, '"$1":""')
    .replaceAll(/\S•••\S/g, 'x•••x');
  return { ms, seen: { status, shape, cookies: headers['set-cookie'] ?? [], statements } };
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('registering an address with an account and one without answer alike, in as many steps', async () => {
  const owner = await gate.account();
  const known = await ask(REGISTER, { input: formOf({ email: owner.email }) });
  const unknown = await ask(REGISTER, { input: formOf({ email: 'nobody1@players.example' }) });
  expect(known.seen).toEqual(unknown.seen);
  expect(known.seen.status).toBe(200);
  expect(known.seen.statements.length).toBeGreaterThan(4);
});

test('the owner of the address is told, and no code opens the registration', async () => {
  const owner = await gate.account();
  const email = owner.email.toUpperCase();
  const { id } = await register(visitor(), formOf({ email }));
  const [mail] = await mailsTo(gate, owner.email);
  expect(mail).toMatchObject({ subject: 'You already have a Gauntlet account', code: null });
  expect(mail?.text).toContain(owner.username);
  expect((await readRegistration(gate.db.read, id))?.codeHash).toBeNull();
  const tries = [4, 3, 2, 1].map((triesLeft) => ({
    status: 400,
    code: 'CODE_WRONG',
    field: 'code',
    data: { triesLeft },
  }));
  const seen = [];
  for (let n = 0; n < 4; n++)
    seen.push(await visitor().refusal(VERIFY, { input: { registrationId: id, code: `00000${n}` } }));
  expect(seen).toEqual(tries);
});

test('resending and entering codes answer alike for both', async () => {
  const owner = await gate.account();
  const [known, unknown] = [
    await register(visitor(), formOf({ email: owner.email })),
    await register(visitor(), formOf({ email: 'nobody2@players.example' })),
  ];
  expect((await ask(RESEND, { id: known.id })).seen).toEqual((await ask(RESEND, { id: unknown.id })).seen);
  const wrong = (registrationId: string) => ask(VERIFY, { input: { registrationId, code: '12345x' } });
  expect((await wrong(known.id)).seen).toEqual((await wrong(unknown.id)).seen);
  const code = await codeFor(gate, 'nobody2@players.example');
  const other = code === '000000' ? '111111' : '000000';
  const enter = (registrationId: string) => ask(VERIFY, { input: { registrationId, code: other } });
  expect((await enter(known.id)).seen).toEqual((await enter(unknown.id)).seen);
  gate.pass(10 * MINUTE);
  expect((await enter(known.id)).seen).toEqual((await enter(unknown.id)).seen);
});

test('asking for a new password answers alike, in as many steps; a link goes to the account alone', async () => {
  const owner = await gate.account();
  const known = await ask(FORGOT, { email: owner.email });
  const unknown = await ask(FORGOT, { email: 'nobody3@players.example' });
  expect(known.seen).toEqual(unknown.seen);
  expect(known.seen).toMatchObject({ status: 200, shape: '{"data":{"requestPasswordReset":true}}' });
  expect(await mailsTo(gate, owner.email)).toMatchObject([{ subject: 'Set a new Gauntlet password' }]);
  expect(await mailsTo(gate, 'nobody3@players.example')).toEqual([]);
});

test('a mailbox that has had its share is refused alike', async () => {
  const owner = await gate.account();
  for (const email of [owner.email, 'nobody4@players.example'])
    for (let n = 0; n < 6; n++) expect((await ask(FORGOT, { email })).seen.status).toBe(200);
  const [known, unknown] = [
    await ask(FORGOT, { email: owner.email }),
    await ask(FORGOT, { email: 'nobody4@players.example' }),
  ];
  expect(known.seen).toEqual(unknown.seen);
  expect(known.seen.status).toBe(429);
});

/** The processor's time for a hundred pairs, an address with an account beside one without. */
async function timePairs(round: number) {
  const owners = [];
  for (let n = 0; n < 100; n++) owners.push(await gate.account());
  const times = {
    register: { known: [] as number[], unknown: [] as number[] },
    forgot: { known: [] as number[], unknown: [] as number[] },
  };
  for (const [index, owner] of owners.entries()) {
    const pair = [
      ['known', owner.email],
      ['unknown', `stranger${round}x${index}@players.example`],
    ] as const;
    // Now this one first, now that one, so that whatever comes first gains nothing by it.
    for (const [kind, email] of index % 2 === 0 ? pair : pair.toReversed()) {
      times.register[kind].push((await ask(REGISTER, { input: formOf({ email }) })).ms);
      times.forgot[kind].push((await ask(FORGOT, { email })).ms);
    }
  }
  await runJobs(gate);
  const apart = (both: { known: number[]; unknown: number[] }) => Math.abs(median(both.known) - median(both.unknown));
  return {
    apart: Math.max(apart(times.register), apart(times.forgot)),
    hashing: median(times.register.unknown) - median(times.forgot.unknown),
  };
}

test(
  'over a hundred pairs the work tells nothing either: the medians lie within ten milliseconds of the processor',
  { timeout: 600_000, tags: ['full'] },
  async () => {
    const rounds: Awaited<ReturnType<typeof timePairs>>[] = [];
    // What a busy machine adds is not counted, but what it slows down is: what the code itself takes longer for is
    // there in every round.
    for (let round = 0; round < 3 && !rounds.some(({ apart }) => apart < 10); round++)
      rounds.push(await timePairs(round));
    expect(Math.min(...rounds.map(({ apart }) => apart))).toBeLessThan(10);
    expect(Math.max(...rounds.map(({ hashing }) => hashing)), 'the password was hashed for real').toBeGreaterThan(0);
  },
);
