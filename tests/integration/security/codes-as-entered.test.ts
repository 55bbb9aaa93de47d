import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { CONFIRM, DISABLE, ENABLE, Phone, pendingProofFor, protect } from '../../support/second-factor.ts';
import { VERIFY, codeFor, formOf, register } from '../../support/visitor.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gate.close());

const written = (code: string, zero: number): string =>
  [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
/** A code as people of other alphabets, and those who copy it out of a message, enter it. */
const WAYS: Readonly<Record<string, (code: string) => string>> = {
  'Arabic digits': (code) => written(code, 0x660),
  'Persian digits': (code) => written(code, 0x6f0),
  'Devanagari digits': (code) => written(code, 0x966),
  'full width': (code) => written(code, 0xff10),
  'two groups': (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  'a dash and a no-break space': (code) => `${code.slice(0, 3)}\u2013${code.slice(3)}\u00a0`,
};

describe('40.8: a code opens in whatever digits it is entered', () => {
  it.each(Object.keys(WAYS))('in %s: of a mail, at the set-up, at the sign-in and as a proof', async (way) => {
    const enter = WAYS[way] ?? String;
    const client = gate.visitor({ 'x-forwarded-for': `203.0.113.${Object.keys(WAYS).indexOf(way) + 1}` });
    const form = formOf();
    const { id } = await register(client, form);
    await client.ask(VERIFY, { input: { registrationId: id, code: enter(await codeFor(gate, form.email)) } });
    const { beginTwoFactor } = await client.ask<{ beginTwoFactor: { key: string } }>(
      'mutation { beginTwoFactor { key } }',
    );
    const phone = new Phone(gate, beginTwoFactor.key);
    await client.ask(ENABLE, { code: enter(phone.code()), password: PASSWORD });
    const { proofToken } = await pendingProofFor(client, form.username);
    await client.ask(CONFIRM, { input: { proofToken, code: enter(phone.nextCode()) } });
    expect(await client.ask(DISABLE, { proof: enter(phone.nextCode()) })).toEqual({
      disableTwoFactor: { isTwoFactorOn: false },
    });
  });
});

describe('40.8: a code that is right at another time says so, and is not taken', () => {
  it.each([
    [-3, 'late'],
    [-2, 'late'],
    [1, 'early'],
    [2, 'early'],
  ])('%d steps away: %s', async (away, why) => {
    const player = await gate.player();
    const { phone } = await protect(gate, player);
    gate.pass(300 * SECOND);
    expect(await player.refusal(DISABLE, { proof: phone.code(away) })).toEqual({
      status: 400,
      code: 'CODE_WRONG',
      field: 'proof',
      data: { why },
    });
    expect(await player.ask(DISABLE, { proof: phone.code() })).toMatchObject({
      disableTwoFactor: { isTwoFactorOn: false },
    });
  });

  it('used, with the tries that are left of a sign-in', async () => {
    const player = await gate.player();
    const { phone } = await protect(gate, player);
    const browser = gate.visitor({ 'x-forwarded-for': '198.51.100.1' });
    const { proofToken } = await pendingProofFor(browser, player.user.username);
    expect(await browser.refusal(CONFIRM, { input: { proofToken, code: phone.code() } })).toMatchObject({
      code: 'CODE_WRONG',
      data: { why: 'used', triesLeft: 4 },
    });
  });

  it('four minutes away nothing is told', async () => {
    const player = await gate.player();
    const { phone } = await protect(gate, player);
    gate.pass(300 * SECOND);
    for (const away of [-8, 8])
      expect(await player.refusal(DISABLE, { proof: phone.code(away) })).toEqual({
        status: 400,
        code: 'CODE_WRONG',
        field: 'proof',
      });
  });
});
