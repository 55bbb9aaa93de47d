import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../../db/security/session.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { SIGN_IN } from '../../support/visitor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

/** The code of a sign-in with a wrong password; the limit is of the address alone, since each is of another account. */
async function attempt(forwarded: string): Promise<string> {
  const { username } = await gate.account();
  const client = gate.visitor({ 'x-forwarded-for': forwarded });
  return String((await client.refusal(SIGN_IN, { username, password: 'something else' })).code);
}

/** How an address is written by proxies, for each call in another way. */
const WAYS: Readonly<Record<string, (n: number) => string>> = {
  'with the port of each connection': (n) => `203.0.113.8:${50_000 + n}`,
  'in brackets and quotes': (n) => `"[203.0.113.9]:${50_000 + n}"`,
  'as IPv6 carries it': (n) => (n % 2 === 0 ? '::ffff:203.0.113.10' : '[::FFFF:cb00:710a]:443'),
  'each from another host of one /64': (n) => `2001:db8:7:7::${n.toString(16)}`,
  'with zones and ports': (n) => `[2001:db8:8:8:0:0:0:1%25eth${n}]:${n}`,
  'as nobody': (n) => (n % 2 === 0 ? 'unknown' : `_hidden${n}`),
};

describe('40.6: limits by address bite however a proxy writes the address', () => {
  it.each(Object.keys(WAYS))('%s', async (way) => {
    const answers: string[] = [];
    for (let n = 1; n <= 61; n++) answers.push(await attempt(WAYS[way]?.(n) ?? ''));
    expect(answers[0]).toBe('INVALID_CREDENTIALS');
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    // Nobody else is shut out by it.
    expect(await attempt('198.51.100.77:50001')).toBe('INVALID_CREDENTIALS');
  });
});

describe('40.6: a session tells its owner the address that a person knows', () => {
  // Nobody has used up the tries of the proxy by then.
  beforeAll(() => gate.pass(15 * MINUTE));

  it.each([
    ['203.0.113.20:61000', '203.0.113.20'],
    ['"[2001:DB8:0:0::5]:443"', '2001:db8::5'],
    ['198.51.100.9, 203.0.113.21:1', '203.0.113.21'],
    ['unknown', '127.0.0.1'],
  ])('%s', async (forwarded, address) => {
    const user = await gate.account();
    await gate.visitor({ 'x-forwarded-for': forwarded }).ask(SIGN_IN, { username: user.username, password: PASSWORD });
    const rows = await gate.db.read.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows.map((row) => row.address)).toEqual([address]);
  });
});
