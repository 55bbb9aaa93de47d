import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { signSandbox } from '../../../gateway/wallet/providers/sandbox-provider.ts';
import { findViolations } from '../../support/invariants.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gateway: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  player = await gateway.player();
});
afterAll(async () => {
  expect(await findViolations(gateway.db.read, { isOrdered: false })).toEqual([]);
  await gateway.close();
});

interface Begun {
  readonly depositId: string;
  readonly ref: string;
}

/** A deposit that waits for its bank. */
async function begin(): Promise<Begun> {
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(
    `mutation { addPaymentMethod(input: { kind: CREDIT, token: "sandbox-confirm" }) { id } }`,
  );
  const { startDeposit } = await player.ask<{ startDeposit: { id: string } }>(
    `mutation ($methodId: ID!) { startDeposit(input: { methodId: $methodId, amountCents: 2000 }) { id } }`,
    { methodId: addPaymentMethod.at(-1)?.id },
  );
  return { depositId: startDeposit.id, ref: `sbx_${startDeposit.id}` };
}

async function call(body: string, signature: string): Promise<number> {
  const answer = await gateway.visitor().send({
    method: 'POST',
    path: '/api/payments/webhooks/sandbox',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body,
  });
  return answer.status;
}

const said = (ref: string, more: object = {}) =>
  JSON.stringify({ id: `evt_${ref}`, kind: 'deposit', ref, status: 'succeeded', ...more });

const balance = async () =>
  (await player.ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }')).wallet.balanceCents;

describe('the webhook of a provider', () => {
  it('has one effect for fifty calls at once', async () => {
    const { ref } = await begin();
    const before = await balance();
    const body = said(ref);
    const signature = signSandbox(gateway.deps, body, gateway.deps.now());
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(body, signature)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await balance()) - before).toBe(20_00);
  });

  it('believes no signature of another body, another time or nobody', async () => {
    const { ref } = await begin();
    const before = await balance();
    const body = said(ref);
    const now = gateway.deps.now();
    const right = signSandbox(gateway.deps, body, now);
    expect(await call(said(ref, { status: 'failed' }), right)).toBe(403);
    expect(await call(body, right.replace(String(now), String(now + 1)))).toBe(403);
    expect(await call(body, '')).toBe(403);
    expect(await call(body, signSandbox(gateway.deps, body, now - 5 * MINUTE - 1))).toBe(403);
    expect(await call(body, signSandbox(gateway.deps, body, now + 5 * MINUTE + 1))).toBe(403);
    expect((await balance()) - before).toBe(0);
  });

  it('takes back what its running totals say, in whatever order they come, and gives back what they no longer say', async () => {
    const send = async (body: string) => {
      expect(await call(body, signSandbox(gateway.deps, body, gateway.deps.now()))).toBe(200);
    };
    const { ref } = await begin();
    const before = await balance();
    const taken = (source: string, cents: number, version: number) =>
      said(ref, { id: `evt_${ref}_${source}_${version}`, kind: 'reversal', status: 'dispute', source, cents, version });
    await send(taken('dp_1', 5_00, 1));
    expect((await balance()) - before).toBe(15_00);
    await send(taken('dp_2', 9_00, 3));
    await send(taken('dp_2', 2_00, 2));
    expect((await balance()) - before).toBe(6_00);
    await send(taken('dp_1', 0, 2));
    await send(said(ref));
    expect((await balance()) - before).toBe(11_00);
    await send(taken('dp_2', 0, 4));
    expect((await balance()) - before).toBe(20_00);
  });

  it('asks for what it does not know yet to be sent again, and refuses what is no event', async () => {
    const send = (body: string) => call(body, signSandbox(gateway.deps, body, gateway.deps.now()));
    const { ref } = await begin();
    expect(await send(said('sbx_unknown'))).toBe(404);
    const bodies = ['', 'null', '[]', '{}', '{"id":1}', said(ref, { status: 'paid' }), said(ref, { kind: 'refund' })];
    const odd = { kind: 'reversal', status: 'refund', source: 'ch_1', cents: 1, version: 1 };
    for (const change of [{ cents: -1 }, { cents: 0.5 }, { version: '1' }, { source: '' }, { status: 'paid' }])
      bodies.push(said(ref, { ...odd, ...change }));
    for (const body of [...bodies, said(ref, { id: 'x'.repeat(201) })]) expect(await send(body), body).toBe(400);
  });
});
