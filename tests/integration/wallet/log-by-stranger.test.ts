import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { listLines } from '../../../db/wallet/history.queries.ts';
import { readTransfer } from '../../../db/wallet/proof.queries.ts';
import { contentText } from '../../../domain/wallet/ledger.ts';
import { ledgerKeyText } from '../../../gateway/wallet/proofs/ledger-key.ts';
import { runCommand } from '../../../verify/commands.ts';
import { webSource } from '../../../verify/web-source.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

/** More than one tile of leaves. */
const PAYMENTS = 260;

let gateway: HttpGateway;
let userId: string;
beforeAll(async () => {
  gateway = await HttpGateway.open({ env: { PUBLIC_URL: 'https://house.example' } });
  userId = (await gateway.account()).id;
  await pay(PAYMENTS);
});
afterAll(() => gateway.close());

async function pay(times: number): Promise<void> {
  for (let n = 0; n < times; n++) await gateway.pay(userId, 1_00);
  while ((await linkTransfers(gateway.db)) > 0);
}

/** What the command says of files and of the running gateway. */
async function verify(words: readonly string[], files: Map<string, string>) {
  const said: string[] = [];
  const code = await runCommand(words, {
    sourceOf: webSource,
    readFile: (path) => {
      const text = files.get(path);
      return text === undefined ? null : new TextEncoder().encode(text);
    },
    writeFile: (path, text) => void files.set(path, text),
    say: (line) => void said.push(line),
    now: () => '2026-01-01T00:00:00Z',
  });
  return { code, last: said.at(-1) };
}

it('the ledger of a running gateway holds by a program that has nothing of it, and goes on as it grows', async () => {
  const [url, key] = [`${gateway.url}/ledger`, ledgerKeyText(gateway.deps.config)];
  const files = new Map<string, string>();
  expect(await verify(['watch', url, '--state', 'seen', '--key', key], files)).toMatchObject({ code: 0 });
  await pay(3);
  expect(await verify(['ledger', url, '--key', key], files)).toMatchObject({
    code: 0,
    last: expect.stringMatching(new RegExp(`^HOLDS: ${PAYMENTS + 3} transfers and 0 other leaves`)),
  });
  expect(await verify(['watch', url, '--state', 'seen'], files)).toMatchObject({ code: 0 });
  expect(files.get('seen')?.match(/"signed"/g)).toHaveLength(2);
});

it('a downloaded proof holds by it together with the receipt, and with no other', async () => {
  const player = await gateway.player({ cents: 7_00 });
  while ((await linkTransfers(gateway.db)) > 0);
  const [line] = await listLines(gateway.db.read, player.user.id, 'USD', 1, null);
  const id = line?.transferId ?? '';
  const proof = (await player.rest('GET', `/api/receipts/${id}/proof`)).text;
  const found = await readTransfer(gateway.db.read, id);
  const content = found ? contentText({ ...found.transfer, entries: found.entries }) : '';
  const files = new Map([
    ['proof', proof],
    ['receipt', content],
    ['other', content.replace('700', '701')],
  ]);
  const words = ['proof', 'proof', '--key', ledgerKeyText(gateway.deps.config), '--receipt'];
  expect(files.get('other')).not.toBe(content);
  expect(await verify([...words, 'receipt'], files)).toMatchObject({ code: 0 });
  expect(await verify([...words, 'other'], files)).toMatchObject({ code: 1 });
});
