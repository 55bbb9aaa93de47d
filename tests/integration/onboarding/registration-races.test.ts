// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegistration } from '../../../db/onboarding/registration.queries.ts';
import { sessions } from '../../../db/security/session.table.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { RESEND, VERIFY, codeFor, formOf, otherThan, register } from '../../support/visitor.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

let addresses = 0;
const visitor = () => gate.visitor({ 'x-forwarded-for': `203.0.113.${++addresses}` });
const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** 'right', or the code of the refusal. */
async function enter(client: Client, registrationId: string, code: string): Promise<unknown> {
  const { status, errors } = await client.graphql(VERIFY, { input: { registrationId, code } });
  return status === 200 ? 'right' : errors[0]?.extensions['code'];
}

const accountsOf = (email: string) => gate.db.read.select().from(users).where(eq(users.email, email));

test('fifty right codes at once make one account and one session', async () => {
  const form = formOf();
  const { id } = await register(visitor(), form);
  const code = await codeFor(gate, form.email);
  const answers = await many(50, () => enter(visitor(), id, code));
  expect(answers.filter((answer) => answer === 'right')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['right', 'REGISTRATION_MISSING']));
  const accounts = await accountsOf(form.email);
  expect(accounts).toHaveLength(1);
  expect(
    await gate.db.read
      .select()
      .from(sessions)
      .where(eq(sessions.userId, accounts[0]?.id ?? '')),
  ).toHaveLength(1);
});

test('thirty wrong codes at once cost five tries and no more get a look', async () => {
  const form = formOf();
  const { id } = await register(visitor(), form);
  const code = await codeFor(gate, form.email);
  const answers = await many(30, () => enter(visitor(), id, otherThan(code)));
  expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(4);
  expect(answers.filter((answer) => answer === 'CODE_LOCKED')).toHaveLength(26);
  expect((await readRegistration(gate.db.read, id))?.tries).toBe(5);
  expect(await enter(visitor(), id, code)).toBe('CODE_LOCKED');
});

test('of twenty registrations for one name at once one gets it, in whatever spelling', async () => {
  const { username } = formOf();
  const answers = await many(20, async (index) => {
    const name = index % 2 === 0 ? username.toUpperCase() : username.toLowerCase();
    const form = formOf({ username: name, email: `racer${index}@players.example` });
    return register(visitor(), form).then(
      () => 'registered',
      (error: unknown) => (String(error).includes('USERNAME_TAKEN') ? 'taken' : String(error)),
    );
  });
  expect(answers.toSorted()).toEqual(['registered', ...Array.from({ length: 19 }, () => 'taken')]);
});

test('two registrations of one address become one account, in the order of their right codes or at once', async () => {
  for (const isAtOnce of [false, true]) {
    const email = `both-${isAtOnce}@players.example`;
    const [one, other] = [formOf({ email }), formOf({ email })];
    const first = await register(visitor(), one);
    const firstCode = await codeFor(gate, email);
    gate.pass(1_000);
    const second = await register(visitor(), other);
    const secondCode = await codeFor(gate, email);
    const enterBoth = [
      () => enter(visitor(), first.id, firstCode),
      () => enter(visitor(), second.id, secondCode),
    ] as const;
    const answers = isAtOnce
      ? await Promise.all(enterBoth.map((call) => call()))
      : [await enterBoth[0](), await enterBoth[1]()];
    expect(answers.filter((answer) => answer === 'right')).toHaveLength(1);
    expect(
      answers.filter((answer) => answer === 'CODE_WRONG'),
      'as if it had been an address with an account',
    ).toHaveLength(1);
    expect(await accountsOf(email)).toHaveLength(1);
  }
});

test('a name whose registration becomes an account in this moment stays taken', async () => {
  for (let round = 0; round < 5; round++) {
    const form = formOf();
    const { id } = await register(visitor(), form);
    const code = await codeFor(gate, form.email);
    const [entered, ...others] = await Promise.all([
      enter(visitor(), id, code),
      ...Array.from({ length: 4 }, (_, index) =>
        register(visitor(), formOf({ username: form.username, email: `late${round}x${index}@players.example` })).then(
          () => 'registered',
          () => 'refused',
        ),
      ),
    ]);
    expect(entered).toBe('right');
    expect(others).toEqual(['refused', 'refused', 'refused', 'refused']);
  }
});

test('a code that is resent while the earlier one is entered leaves one account or one waiting registration', async () => {
  for (let round = 0; round < 5; round++) {
    const form = formOf();
    const { id } = await register(visitor(), form);
    const code = await codeFor(gate, form.email);
    const [entered] = await Promise.all([enter(visitor(), id, code), visitor().graphql(RESEND, { id })]);
    expect(['right', 'CODE_WRONG']).toContain(entered);
    expect(await accountsOf(form.email)).toHaveLength(entered === 'right' ? 1 : 0);
    expect((await readRegistration(gate.db.read, id)) === undefined).toBe(entered === 'right');
  }
});
