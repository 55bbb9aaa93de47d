import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { requireSecondFactor } from '../../../gateway/security/two-factor/require-second-factor.ts';
import { countProof } from '../../../gateway/security/two-factor/second-factor.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { protect } from '../../support/second-factor.ts';
import { codeOf } from '../../support/world.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

/** A payment as the wallet makes it; `fails` undoes it after the proof was taken. */
const pay = (player: SignedIn, proof: string | null, cents: number, fails = false) =>
  codeOf(
    (async () => {
      const { deps } = gate;
      const { id: userId } = player.user;
      const counted = proof === null ? null : await countProof(deps, userId, proof);
      await deps.db.transact(async (tx) => {
        await requireSecondFactor(deps, tx, { userId }, counted, cents);
        if (fails) throw new Error('the payment failed');
      });
    })(),
  );

test('up to $100 nothing is asked; above it two-factor authentication has to be set up', async () => {
  const player = await gate.player();
  expect(await pay(player, null, 100_00)).toBe('ok');
  expect(await pay(player, null, 100_01)).toBe('TWO_FACTOR_SETUP_REQUIRED');
  expect(await pay(player, '123456', 100_01)).toBe('TWO_FACTOR_SETUP_REQUIRED');
  await player.ask('mutation { beginTwoFactor { key } }');
  expect(await pay(player, null, 100_01), 'begun is not on').toBe('TWO_FACTOR_SETUP_REQUIRED');
});

test('above $100 a code is asked for, and each pays once', async () => {
  const player = await gate.player();
  const { phone, recoveryCodes } = await protect(gate, player);
  expect(await pay(player, null, 100_00)).toBe('ok');
  expect(await pay(player, null, 100_01)).toBe('TWO_FACTOR_REQUIRED');
  expect(await pay(player, phone.wrongCode(), 100_01)).toBe('CODE_WRONG');
  expect(await pay(player, phone.nextCode(), 100_01)).toBe('ok');
  expect(await pay(player, phone.code(), 100_01)).toBe('CODE_WRONG');
  expect(await pay(player, recoveryCodes[3] ?? '', 5_000_00)).toBe('ok');
  expect(await pay(player, recoveryCodes[3] ?? '', 5_000_00)).toBe('CODE_WRONG');
});

test('a payment that fails takes its code back, so that it can be tried again', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  const code = phone.nextCode();
  await expect(pay(player, code, 200_00, true)).rejects.toThrow('the payment failed');
  expect(await pay(player, code, 200_00)).toBe('ok');
});

test('of thirty payments at once with one code one passes', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  gate.pass(30 * SECOND);
  const answers = await Promise.all(Array.from({ length: 30 }, () => pay(player, phone.code(), 200_00)));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
});

test('ten wrong codes in a quarter of an hour, however many come at once, then not even the right one', async () => {
  const player = await gate.player();
  const { phone } = await protect(gate, player);
  const answers = await Promise.all(Array.from({ length: 30 }, () => pay(player, phone.wrongCode(), 200_00)));
  expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(20);
  expect(await pay(player, phone.nextCode(), 200_00)).toBe('RATE_LIMITED');
  gate.pass(15 * MINUTE);
  expect(await pay(player, phone.code(), 200_00)).toBe('ok');
});
