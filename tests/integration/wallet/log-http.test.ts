import { bytesToHex } from '@noble/hashes/utils.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { listLines } from '../../../db/wallet/history.queries.ts';
import { listLinks } from '../../../db/wallet/proof.queries.ts';
import { proveConsistency } from '../../../db/wallet/log.queries.ts';
import { openCheckpoint } from '../../../domain/wallet/log/checkpoint.ts';
import { transferLeaf } from '../../../domain/wallet/log/leaf.ts';
import type { NoteKey } from '../../../domain/wallet/log/note.ts';
import { checkProofFile } from '../../../domain/wallet/log/proof-file.ts';
import { bundleOf } from '../../../domain/wallet/log/tiles.ts';
import { isConsistent, leafHash } from '../../../domain/wallet/log/tree.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { naiveRoot } from '../../support/naive-log.ts';
import { verifyEd25519 } from '../../support/note-keys.ts';

const PAYMENTS = 130;

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

const fetchLog = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${gateway.url}/ledger/${path}`, { redirect: 'manual', ...init });
const bytesOf = async (path: string): Promise<Uint8Array> => new Uint8Array(await (await fetchLog(path)).arrayBuffer());

/** The key as a stranger has it: its name is the house's, its bytes are published beside the heads of the chain. */
async function keyOf(): Promise<NoteKey> {
  const { publicKey } = (await (await fetch(`${gateway.url}/api/ledger/head`)).json()) as { publicKey: string };
  const bytes = new Uint8Array(Buffer.from(publicKey, 'base64'));
  return { name: 'house.example/ledger', type: 'note', publicKey: bytes };
}

async function checkpointOf() {
  const signed = await (await fetchLog('checkpoint')).text();
  const opened = openCheckpoint(signed, await keyOf(), verifyEd25519);
  if (!opened) throw new Error('the checkpoint does not open');
  return { ...opened.checkpoint, signed };
}

describe('the log that anybody may follow', () => {
  it('has a checkpoint, signed under the name of the house, over the leaves that it serves', async () => {
    const answer = await fetchLog('checkpoint');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1');
    const { size, root, origin } = await checkpointOf();
    expect(origin).toBe('house.example/ledger');
    const links = await listLinks(gateway.db.read, 0, 1_000);
    const leaves = links.map(({ position, contentHash }) => transferLeaf(position, contentHash));
    expect(size).toBe(leaves.length);
    expect(bytesToHex(root)).toBe(bytesToHex(naiveRoot(leaves.map(leafHash))));
    expect(bytesToHex(await bytesOf(`tile/entries/000.p/${size}`))).toBe(bytesToHex(bundleOf(leaves)));
    expect(bytesToHex(await bytesOf(`tile/0/000.p/${size}`))).toBe(
      leaves.map((leaf) => bytesToHex(leafHash(leaf))).join(''),
    );
  });

  it('tells nothing of what a transfer moved, and whose it was', async () => {
    const text = new TextDecoder().decode(await bytesOf('tile/entries/000.p/5'));
    for (const leaf of text.match(/\[.*?\]/g) ?? []) expect(leaf).toMatch(/^\["transfer\/1",\d+,"[0-9a-f]{64}"\]$/);
  });

  it('goes on from each checkpoint that was given out, also by another gateway of the house', async () => {
    const before = await checkpointOf();
    await pay(1);
    const after = await checkpointOf();
    expect(after.size).toBe(before.size + 1);
    const proof = await proveConsistency(gateway.db.read, before.size, after.size);
    expect(isConsistent(before, after, proof)).toBe(true);
    // A smaller tree's tile stays what it was.
    const [old, young] = [await bytesOf(`tile/0/000.p/${before.size}`), await bytesOf(`tile/0/000.p/${after.size}`)];
    expect(bytesToHex(young).startsWith(bytesToHex(old))).toBe(true);
    expect((await checkpointOf()).signed).toBe(after.signed);
  });

  it('serves to pages of any site, and to be kept for ever', async () => {
    for (const path of ['tile/0/000.p/3', 'tile/entries/000.p/3']) {
      const answer = await fetchLog(path, { headers: { origin: 'null' } });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    }
    const head = await fetchLog('tile/0/000.p/3', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '96', '']);
  });

  it.each([
    'tile/0/000',
    'tile/0/000.p/255',
    'tile/0/001.p/1',
    'tile/1/000.p/1',
    'tile/entries/000',
    'tile/entries/001.p/1',
    'tile/8/0/000.p/3',
    'tile/0/x001/000',
    'tile/0/000.p/3/',
    'tile/0/000.p/03',
    'tile/data/000',
    'checkpoints',
    'tile',
    'tile/0/%30%30%30.p/3',
  ])('has no %s, which is kept by nobody as missing', async (path) => {
    const answer = await fetchLog(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has a tile whole once it is full, and one above it, and still the parts that smaller trees had', async () => {
    const part = await bytesOf('tile/0/000.p/130');
    await pay(256 - PAYMENTS);
    const [whole, above] = [await bytesOf('tile/0/000'), await bytesOf('tile/1/000.p/1')];
    expect([whole.length, above.length]).toEqual([8_192, 32]);
    expect(bytesToHex(await bytesOf('tile/0/000.p/130'))).toBe(bytesToHex(part));
    const hashes = Array.from({ length: 256 }, (_, n) => whole.slice(n * 32, (n + 1) * 32));
    expect(bytesToHex(above)).toBe(bytesToHex(naiveRoot(hashes)));
    expect((await fetchLog('tile/0/000.p/256')).status).toBe(404);
  });

  it('takes nothing in, and leads to its page', async () => {
    const sent = await fetchLog('checkpoint', { method: 'POST', body: 'x' });
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const page = await fetchLog('');
    expect([page.status, page.headers.get('location')]).toEqual([308, '/ledger']);
  });
});

describe('the proof of a receipt', () => {
  const linesOf = async (userOf: string) =>
    (await listLines(gateway.db.read, userOf, 'USD', 1, null)).map(({ transferId }) => transferId);

  it('is a file that its owner takes along, and that holds by the key of the log without asking anybody', async () => {
    const owner = await gateway.player({ cents: 7_00 });
    const [id = ''] = await linesOf(owner.user.id);
    const path = `/api/receipts/${id}/proof`;
    const early = await owner.rest('GET', path);
    expect([early.status, early.json]).toMatchObject([409, { code: 'PROOF_PENDING' }]);
    while ((await linkTransfers(gateway.db)) > 0);
    const file = await owner.rest('GET', path);
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="receipt-${id}.tlog-proof"`,
    });
    const [link] = (await listLinks(gateway.db.read, 0, 1_000)).slice(-1);
    const proven = checkProofFile(file.text, await keyOf(), verifyEd25519);
    expect(new TextDecoder().decode(proven?.leaf)).toBe(
      JSON.stringify(['transfer/1', link?.position, link?.contentHash]),
    );
  });

  it('is told to whoever may see the receipt, and to nobody else', async () => {
    const [id = ''] = await linesOf(userId);
    const path = `/api/receipts/${id}/proof`;
    expect((await (await gateway.player()).rest('GET', path)).status).toBe(404);
    expect((await gateway.visitor().rest('GET', path)).status).toBe(401);
    expect((await (await gateway.player({ role: 'moderator' })).rest('GET', path)).status).toBe(200);
    expect((await (await gateway.player()).rest('GET', '/api/receipts/nothing/proof')).status).toBe(404);
  });
});
