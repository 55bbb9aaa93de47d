import { describe, expect, it } from 'vitest';
import { insertDeposit } from '../../../db/wallet/payment.queries.ts';
import { lookAtConfig, readConfig } from '../../../gateway/kernel/config/config.ts';
import { examine } from '../../../gateway/server/work/doctor.ts';
import { startGateway } from '../../../gateway/start.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { freshDatabase } from '../../support/world.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PORT: '0',
  PUBLIC_URL: 'https://play.example',
  SESSION_SECRET: 'a secret of the tests alone',
  MAIL_URL: 'smtp://127.0.0.1:1',
  RTMP_PORT: 'off',
  LOG_LEVEL: 'silent',
  SHUTDOWN_NOTICE_MS: '0',
};
const SANDBOX = { ...PRODUCTION, PAYMENTS: 'sandbox' };
const KEYS = { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_live_of_the_test', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test' };

const ADD = `mutation { addPaymentMethod(input: { kind: CREDIT, token: "sandbox-decline" }) { id } }`;

/** A database in which a provider was asked for a deposit, whatever became of it. */
async function askedOf(provider: string): Promise<string> {
  const gateway = await HttpGateway.open();
  const player = await gateway.player();
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(ADD);
  const at = gateway.deps.now();
  await gateway.db.transact((tx) =>
    insertDeposit(tx, {
      id: gateway.deps.newId(),
      userId: player.user.id,
      methodId: addPaymentMethod[0]?.id ?? '',
      amountCents: 80_00,
      status: 'failed',
      provider,
      providerRef: 'one-of-theirs',
      actionUrl: null,
      failure: 'The card was declined',
      createdAt: at,
      changedAt: at,
    }),
  );
  await gateway.close();
  return gateway.databaseUrl;
}

const wrongIn = (env: Readonly<Record<string, string>>) => lookAtConfig(env).wrong.map((line) => line.split(':', 1)[0]);

/** What `doctor` says of the money, and whether that is well. */
const saidOf = async (env: Readonly<Record<string, string>>) =>
  (await examine(env)).filter(({ line }) => /^(PAYMENTS|STRIPE)/.test(line));

describe('production', () => {
  it('does not start without keys unless PAYMENTS says sandbox, and names the variable', () => {
    expect(() => readConfig(PRODUCTION)).toThrow(/\nPAYMENTS: must be set to sandbox in production for play money/);
    expect(wrongIn(SANDBOX)).toEqual([]);
    expect(wrongIn(KEYS)).toEqual([]);
    expect(wrongIn({})).toEqual([]);
  });

  it('takes no test key of Stripe, no sandbox beside keys, no demo accounts beside keys, and no other word', () => {
    expect(wrongIn({ ...KEYS, STRIPE_SECRET_KEY: 'sk_test_of_the_test' })).toEqual(['STRIPE_SECRET_KEY']);
    expect(wrongIn({ ...KEYS, STRIPE_SECRET_KEY: 'rk_test_of_the_test' })).toEqual(['STRIPE_SECRET_KEY']);
    expect(wrongIn({ ...KEYS, PAYMENTS: 'sandbox' })).toEqual(['PAYMENTS']);
    expect(wrongIn({ ...KEYS, DEMO_DATA: 'load' })).toEqual(['DEMO_DATA']);
    expect(wrongIn({ ...PRODUCTION, PAYMENTS: 'real' })).toEqual(['PAYMENTS']);
  });

  it.each([
    ['keys of Stripe', 'sandbox', KEYS, SANDBOX, /^STRIPE_SECRET_KEY: .*deposits of the sandbox/],
    ['PAYMENTS=sandbox', 'stripe', SANDBOX, KEYS, /^PAYMENTS: .*real money/],
  ] as const)(
    'with %s does not start on a database that %s was asked for a deposit of',
    async (_, asked, env, fitting, why) => {
      const DATABASE_URL = await askedOf(asked);
      await expect(startGateway({ ...env, DATABASE_URL })).rejects.toThrow(why);
      expect(await saidOf({ ...env, DATABASE_URL })).toEqual([{ isWell: false, line: expect.stringMatching(why) }]);
      const started = await startGateway({ ...fitting, DATABASE_URL });
      expect(started.port).toBeGreaterThan(0);
      await started.stop();
    },
  );

  it('tells doctor which money moves, in words', async () => {
    const DATABASE_URL = await freshDatabase();
    expect(await saidOf({ ...SANDBOX, DATABASE_URL })).toEqual([
      { isWell: true, line: 'PAYMENTS: play money, nobody is charged' },
    ]);
    expect(await saidOf({ ...KEYS, DATABASE_URL })).toEqual([
      { isWell: true, line: 'STRIPE_SECRET_KEY: real money moves' },
    ]);
  });
});

it('anybody may ask which money moves', async () => {
  const gateway = await HttpGateway.open();
  expect(await gateway.visitor().ask('{ paymentProvider }')).toEqual({ paymentProvider: 'sandbox' });
  await gateway.close();
});
