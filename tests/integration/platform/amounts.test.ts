import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let demo: Client;
let administrator: Client;
beforeAll(async () => {
  gate = await HttpGateway.open();
  expect(await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text))).toBe(true);
  demo = gate.visitor();
  await demo.rest('POST', '/api/auth/login', { username: 'demo', password: 'demo-Gauntlet-1' });
  administrator = await gate.player({ role: 'administrator' });
});
afterAll(() => gate.close());

interface Summed {
  readonly number: number;
  readonly sum: { readonly value: number; readonly currency: string };
  readonly currency?: string;
}

/** Everything in an answer that has a sum. */
function summedIn(value: unknown): Summed[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sum' in value ? [value as unknown as Summed] : [];
  return [...own, ...Object.values(value).flatMap(summedIn)];
}

const SUM = (number: string, sum: string) => `number: ${number} sum: ${sum} { value currency }`;
const LINES = SUM('amount', 'sum');
const lines = (currency: string) =>
  `{ ledgerLines(currency: ${currency}) { edges { node { transferId ${LINES} balanceAfter balance { value currency } } } } }`;

test.each(['USD', 'BC'])('bookings of a %s account and their receipts say so beside each sum', async (currency) => {
  interface Line extends Summed {
    readonly transferId: string;
    readonly balanceAfter: number;
    readonly balance: Summed['sum'];
  }
  const { ledgerLines } = await demo.ask<{ ledgerLines: { edges: { node: Line }[] } }>(lines(currency));
  const rows = ledgerLines.edges.map(({ node }) => node);
  expect(rows).not.toEqual([]);
  for (const { number, sum, balanceAfter, balance } of rows) {
    expect(sum).toEqual({ value: number, currency });
    expect(balance).toEqual({ value: balanceAfter, currency });
  }
  const receipt = summedIn(
    await demo.ask(
      `query ($id: ID!) { receipt(id: $id) { lines { ${LINES} balance { value currency } balanceAfter } } }`,
      { id: rows[0]?.transferId },
    ),
  );
  expect(receipt.length).toBeGreaterThan(1);
  for (const { number, sum } of receipt) expect(sum).toEqual({ value: number, currency });
});

test.each([
  ['products of the store', () => demo, `{ storeProducts { currency ${SUM('cost', 'costSum')} } }`],
  ['offers of the arcade', () => demo, `{ arcadeGames { offers { currency ${SUM('most', 'mostSum')} } } }`],
  [
    'transactions',
    () => administrator,
    `{ platformTransactions(first: 100) { edges { node { currency ${LINES} } } } }`,
  ],
])('sums of %s are in the currency that stands beside them', async (_, caller, query) => {
  const summed = summedIn(await caller().ask(query));
  expect(summed.length).toBeGreaterThan(1);
  for (const { number, sum, currency } of summed) expect(sum).toEqual({ value: number, currency });
});
