// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../../db/security/session.table.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { codeFor, formOf, otherThan, register, resetTokenFor } from '../../support/visitor.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Call, Race, countCodes } from '../../support/race.ts';
import { pendingProofFor, protect } from '../../support/second-factor.ts';

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let gate: HttpGateway;
  let race: Race;
  beforeAll(async () => {
    gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
    race = await Race.open(gate.databaseUrl, () => gate.deps.now());
  });
  afterAll(async () => {
    await race.close();
    expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
    await gate.close();
  });

  let addresses = 0;
  const address = () => `203.0.113.${++addresses % 250}`;
  const visitor = () => gate.visitor({ 'x-forwarded-for': address() });
  const times = (count: number, call: () => Call): Call[] => Array.from({ length: count }, call);

  it('make one account of one right code', async () => {
    const form = formOf();
    const { id: registrationId } = await register(visitor(), form);
    const code = await codeFor(gate, form.email);
    const ended = await race.run(times(60, () => ({ use: 'verify', registrationId, code, address: address() })));
    expect(countCodes(ended)).toEqual({ ok: 1, REGISTRATION_MISSING: 59 });
    const accounts = await gate.db.read.select().from(users).where(eq(users.email, form.email));
    expect(accounts).toHaveLength(1);
  });

  it('look at five wrong codes and no more', async () => {
    const form = formOf();
    const { id: registrationId } = await register(visitor(), form);
    const code = otherThan(await codeFor(gate, form.email));
    const ended = await race.run(times(60, () => ({ use: 'verify', registrationId, code, address: address() })));
    expect(countCodes(ended)).toEqual({ CODE_WRONG: 4, CODE_LOCKED: 56 });
  });

  it('let one visitor try so often within an hour, counted together', async () => {
    const { id: registrationId } = await register(visitor(), formOf());
    const ended = await race.run(
      times(150, () => ({ use: 'verify', registrationId, code: '000000', address: '198.51.100.7' })),
    );
    expect(countCodes(ended)['RATE_LIMITED']).toBe(30);
  });

  it('set one password by one link, and end every session', async () => {
    const client = await gate.player();
    const token = await resetTokenFor(gate, visitor(), client.user.email);
    const ended = await race.run(times(20, () => ({ use: 'reset', token, address: address() })));
    expect(countCodes(ended)).toEqual({ ok: 1, RESET_LINK_SPENT: 19 });
    expect(await gate.db.read.select().from(sessions).where(eq(sessions.userId, client.user.id))).toEqual([]);
  });

  it('open one session for one code of the second factor', async () => {
    const client = await gate.player();
    const { phone } = await protect(gate, client);
    const { proofToken } = await pendingProofFor(visitor(), client.user.username);
    const code = phone.nextCode();
    const ended = await race.run(times(10, () => ({ use: 'confirm', proofToken, code, address: address() })));
    expect(countCodes(ended)['ok']).toBe(1);
    const opened = await gate.db.read.select().from(sessions).where(eq(sessions.userId, client.user.id));
    // The one of the set-up and the one that the code opened.
    expect(opened).toHaveLength(2);
  });

  it('let exactly what fits through the limits of deposits and withdrawals', async () => {
    // One who pays in and one who is paid: what both directions come to in a day would ask for a second factor.
    const [payer, paid] = await Promise.all(
      [1, 2].map(() => gate.player({ verification: 'unverified', cents: 200_00 })),
    );
    if (!payer || !paid) throw new Error('two players are there');
    const actorOf = ({ user: { id: userId, username, role } }: SignedIn) => ({
      userId,
      username,
      role,
      sessionId: 'race',
    });
    const add = async (client: SignedIn, input: string) => {
      const { addPaymentMethod } = await client.ask<{ addPaymentMethod: { id: string }[] }>(
        `mutation { addPaymentMethod(input: ${input}) { id } }`,
      );
      return addPaymentMethod.at(-1)?.id ?? '';
    };
    gate.pass(-2 * DAY);
    const card = await add(payer, '{ kind: CREDIT, token: "sandbox-success" }');
    const paypal = await add(paid, '{ kind: PAYPAL, destination: "player@example.com" }');
    gate.pass(2 * DAY);
    const deposits = { use: 'deposit', actor: actorOf(payer), methodId: card, amountCents: 15_00 } as const;
    expect(countCodes(await race.run(times(40, () => deposits)))).toEqual({ ok: 6, LIMIT_EXCEEDED: 34 });
    const withdrawals = { use: 'withdraw', actor: actorOf(paid), methodId: paypal, amountCents: 20_00 } as const;
    expect(countCodes(await race.run(times(40, () => withdrawals)))).toEqual({ ok: 2, LIMIT_EXCEEDED: 38 });
    const available = async (client: SignedIn) => {
      const { wallet } = await client.ask<{ wallet: { availableToBetCents: number } }>(
        '{ wallet { availableToBetCents } }',
      );
      return wallet.availableToBetCents;
    };
    expect([await available(payer), await available(paid)]).toEqual([200_00 + 6 * 15_00, 200_00 - 2 * 22_50]);
  });
});
