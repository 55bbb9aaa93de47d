import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { REGISTER, RESET, SIGN_IN, VERIFY, codeFor, formOf, register, resetTokenFor } from '../../support/visitor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

let places = 0;
const visitor = () => gate.visitor({ 'x-forwarded-for': `203.0.113.${++places}` });

/** Passwords that keyboards of one machine write in one character, those of another as letter and accent. */
const PASSWORDS = ['Größe-ñandú-26', 'crème-brûlée', 'Ångström-Öl-1', 'Việt-Nam-2026', 'パスワード-ガギグ'];
const forms = (text: string) => [text.normalize('NFC'), text.normalize('NFD')] as const;

const signsIn = async (username: string, password: string): Promise<boolean> =>
  (await visitor().graphql(SIGN_IN, { username, password })).errors.length === 0;
const hashOf = async (username: string) =>
  (await gate.db.read.select().from(users).where(eq(users.username, username)))[0]?.passwordHash;

describe('40.7: a password is one in each of its spellings', () => {
  it.each(PASSWORDS)('%s: confirmed, signed in with, changed and reset', async (text) => {
    const [one, other] = forms(text);
    const client = visitor();
    const form = formOf({ password: other, confirmPassword: one });
    const { id } = await register(client, form);
    await client.ask(VERIFY, { input: { registrationId: id, code: await codeFor(gate, form.email) } });
    for (const password of [one, other]) expect(await signsIn(form.username, password)).toBe(true);
    const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }`;
    const changed = forms(`${text}-neu-é`);
    await client.ask(CHANGE, {
      input: { currentPassword: one, newPassword: changed[1], keptPasskeyIds: [] },
    });
    for (const password of changed) expect(await signsIn(form.username, password)).toBe(true);
    expect(await signsIn(form.username, one)).toBe(false);
    const token = await resetTokenFor(gate, visitor(), form.email);
    await visitor().ask(RESET, { input: { token, password: one, confirmPassword: other } });
    for (const password of [one, other]) expect(await signsIn(form.username, password)).toBe(true);
  });

  it.each(PASSWORDS)('%s of an account from before gets in as it was typed, and is hashed anew once', async (text) => {
    const [one, other] = forms(text);
    const { username } = await gate.account({ passwordHash: await gate.deps.passwords.hash(other) });
    const before = await hashOf(username);
    expect(await signsIn(username, `${one}x`)).toBe(false);
    expect(await hashOf(username)).toBe(before);
    expect(await signsIn(username, one)).toBe(true);
    const after = await hashOf(username);
    expect(after).toBe(await gate.deps.passwords.hash(one));
    expect(await signsIn(username, other)).toBe(true);
    expect(await hashOf(username)).toBe(after);
  });

  it('four accented letters are four characters, however they are written', async () => {
    for (const password of forms('éàüö'))
      expect(
        await visitor().refusal(REGISTER, { input: formOf({ password, confirmPassword: password }) }),
      ).toMatchObject({
        code: 'PASSWORD_UNUSABLE',
      });
  });

  it('letters that only look alike stay apart', async () => {
    const { username } = await gate.account({ passwordHash: await gate.deps.passwords.hash('paypal-Gauntlet-1') });
    for (const password of ['pаypal-Gauntlet-1', 'ｐaypal-Gauntlet-1', 'PAYPAL-gauntlet-1'])
      expect(await signsIn(username, password)).toBe(false);
  });
});
