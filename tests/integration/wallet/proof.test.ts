import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_START, linkText } from '../../../domain/shared/hash-chain.ts';
import { headText } from '../../../domain/wallet/ledger.ts';
import { isCounted } from '../../../domain/wallet/balance-tree.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { listLines } from '../../../db/wallet/history.queries.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { publishBalances } from '../../../gateway/wallet/proofs/publish-balances.ts';
import { reconcile } from '../../../gateway/wallet/providers/reconcile.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { rawSql } from '../../support/raw-sql.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let gateway: HttpGateway;
let one: SignedIn;
let other: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  one = await gateway.player({ cents: 120_00 });
  other = await gateway.player({ cents: 80_00 });
  moderator = await gateway.player({ role: 'moderator' });
  while ((await linkTransfers(gateway.db)) > 0);
});
afterAll(() => gateway.close());

interface Receipt {
  readonly content: string;
  readonly position: number;
  readonly hash: string;
  readonly previousHash: string | null;
  readonly lines: readonly { party: string; amount: number; balanceAfter: number | null }[];
}
const RECEIPT = `query ($id: ID!) { receipt(id: $id) { content position hash previousHash lines { party amount balanceAfter } } }`;

async function transferOf(player: SignedIn): Promise<string> {
  const [line] = await listLines(gateway.db.read, player.user.id, 'USD', 1, null);
  return line?.transferId ?? '';
}

describe('the published chain', () => {
  it('can be computed again by anyone, from the first link to the signed head', async () => {
    const visitor = gateway.visitor();
    const { links } = (await visitor.rest('GET', '/api/ledger/links')).json as {
      links: { position: number; contentHash: string; hash: string }[];
    };
    let hash = CHAIN_START;
    for (const [n, link] of links.entries()) {
      hash = sha256(linkText(n + 1, hash, link.contentHash));
      expect([link.position, link.hash]).toEqual([n + 1, hash]);
    }
    const head = (await visitor.rest('GET', '/api/ledger/head')).json as {
      position: number;
      hash: string;
      at: number;
      signature: string;
      publicKey: string;
    };
    expect([head.position, head.hash]).toEqual([links.length, hash]);
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(head.publicKey, 'base64').toString('base64url') },
      format: 'jwk',
    });
    const signature = Buffer.from(head.signature, 'base64');
    expect(verify(null, Buffer.from(headText(head)), key, signature)).toBe(true);
    expect(verify(null, Buffer.from(headText({ ...head, position: 1 })), key, signature)).toBe(false);
  });

  it('goes on after a position and refuses what is none', async () => {
    const visitor = gateway.visitor();
    const rest = (await visitor.rest('GET', '/api/ledger/links?after=1')).json as { links: { position: number }[] };
    expect(rest.links[0]?.position).toBe(2);
    expect((await visitor.rest('GET', '/api/ledger/links?after=-1')).status).toBe(400);
    expect((await visitor.rest('GET', '/api/ledger/links?after=x')).status).toBe(400);
  });
});

describe('a receipt', () => {
  it('shows its owner a content whose hash stands in the published chain', async () => {
    const id = await transferOf(one);
    const { receipt } = await one.ask<{ receipt: Receipt }>(RECEIPT, { id });
    const { position, hash, previousHash, content } = receipt;
    expect(hash).toBe(sha256(linkText(position, previousHash ?? CHAIN_START, sha256(content))));
    expect(receipt.lines).toEqual([
      { party: 'OUTSIDE', amount: -120_00, balanceAfter: null },
      { party: 'YOU', amount: 120_00, balanceAfter: 120_00 },
    ]);
  });

  it('is shown to staff as well, and is unknown to everybody else', async () => {
    const id = await transferOf(one);
    const { receipt } = await moderator.ask<{ receipt: Receipt }>(RECEIPT, { id });
    expect(receipt.lines[1]).toEqual({ party: 'PLAYER', amount: 120_00, balanceAfter: null });
    expect(await other.refusal(RECEIPT, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await one.refusal(RECEIPT, { id: 'unknown' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the daily root', () => {
  const PROOF = `query ($day: String) { balanceProof(day: $day) { day root totalCents escrowCents fundsCents userId salt cents path { side hash cents } } }`;
  interface Proof {
    readonly day: string;
    readonly root: string;
    readonly totalCents: number;
    readonly escrowCents: number;
    readonly fundsCents: number;
    readonly userId: string;
    readonly salt: string;
    readonly cents: number;
    readonly path: readonly { side: string; hash: string; cents: number }[];
  }
  const check = (proof: Proof) =>
    isCounted(
      proof,
      proof.path.map((step) => ({ ...step, side: step.side === 'LEFT' ? 'left' : 'right' })),
      { hash: proof.root, cents: proof.totalCents },
    );

  it('proves to each player that the own balance is counted, and that the funds cover all', async () => {
    expect(await one.ask(PROOF)).toEqual({ balanceProof: null });
    await publishBalances(gateway.deps);
    for (const player of [one, other, moderator]) {
      const { balanceProof: proof } = await player.ask<{ balanceProof: Proof }>(PROOF);
      expect(proof.userId).toBe(player.user.id);
      expect(check(proof)).toBe(true);
      expect(check({ ...proof, cents: proof.cents + 1 })).toBe(false);
      expect(proof.totalCents + proof.escrowCents).toBeLessThanOrEqual(proof.fundsCents);
    }
  });

  it('is published once a day and stays as it was', async () => {
    const { roots: before } = (await gateway.visitor().rest('GET', '/api/ledger/roots')).json as { roots: unknown[] };
    await gateway.pay(one.user.id, 10_00);
    await publishBalances(gateway.deps);
    const { roots: after } = (await gateway.visitor().rest('GET', '/api/ledger/roots')).json as { roots: unknown[] };
    expect(after).toEqual(before);
    gateway.pass(DAY);
    one = await gateway.enter(one.user);
    await publishBalances(gateway.deps);
    const { balanceProof: proof } = await one.ask<{ balanceProof: Proof }>(PROOF);
    expect(proof.cents).toBe(130_00);
    const { balanceProof: earlier } = await one.ask<{ balanceProof: Proof }>(PROOF, { day: '2026-03-02' });
    expect([earlier.cents, check(earlier)]).toEqual([120_00, true]);
  });
});

it('the reconciliation tells staff of money that the books do not explain, and changes nothing', async () => {
  await reconcile(gateway.deps);
  expect(await listOpenAlerts(gateway.db.read, 10)).toEqual([]);
  await rawSql(
    gateway.databaseUrl,
    `UPDATE ledger_accounts SET balance = balance + 1 WHERE id = 'user:${one.user.id}:USD'`,
  );
  await rawSql(
    gateway.databaseUrl,
    `INSERT INTO payment_methods (id, user_id, kind, name, details, sealed_terms, is_default, is_verified, created_at) VALUES ('m', '${one.user.id}', 'credit', '', '', '', ${process.env['DATABASE_URL']?.startsWith('postgres') ? 'true, true' : '1, 1'}, 1)`,
    `INSERT INTO deposits (id, user_id, method_id, amount_cents, status, provider, created_at, changed_at) VALUES ('d', '${one.user.id}', 'm', 500, 'succeeded', 'sandbox', 1, 1)`,
  );
  await reconcile(gateway.deps);
  await reconcile(gateway.deps);
  const alerts = await listOpenAlerts(gateway.db.read, 10);
  expect(alerts.map(({ message }) => message).toSorted()).toEqual([
    `account user:${one.user.id}:USD says 13001, its entries say 13000`,
    'deposit d of 500 cents is succeeded, the ledger books 0',
  ]);
});
