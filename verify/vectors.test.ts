import { expect, it } from 'vitest';
import vectors from '../docs/formats/log.json' with { type: 'json' };
import { type Bytes, hexOf, textOf, utf8 } from './bytes.ts';
import { openCheckpoint } from './checkpoint.ts';
import { type Hash, hashLeaf, hashNothing, sha256 } from './hash.ts';
import { checkLedger } from './ledger.ts';
import { readTransfer } from './leaf.ts';
import { type Key, keyText, readKey, readNote, signedByLog, signedByWitness } from './note.ts';
import { checkProofFile } from './proof-file.ts';
import { MadeLog, makeSigner, rootOf, transferAt } from './testing/made-log.ts';
import { type Head, isConsistent, isIncluded } from './tree.ts';

const bytesOf = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));

async function keyOf(text: string): Promise<Key> {
  const key = await readKey(text);
  if (!key) throw new Error(`${text} is no key`);
  return key;
}

const log = await keyOf(vectors.log.key);
const witness = await keyOf(vectors.witness.key);

/** In the vectors the leaf at a place has the decimal digits of the place as its content. */
const leaves = await Promise.all(Array.from({ length: 300 }, (_, n) => transferAt(n + 1, String(n + 1))));
const hashes = await Promise.all(leaves.map(hashLeaf));
const headAt = async (size: number): Promise<Head> => ({ size, root: await rootOf(hashes.slice(0, size)) });

/** Each byte of a text, changed by each of some bits, that is accepted all the same. */
async function passed(text: string, holds: (changed: string) => Promise<boolean>): Promise<string[]> {
  const bytes = utf8(text);
  const wrong: string[] = [];
  for (let at = 0; at < bytes.length; at++)
    for (const bits of [0x01, 0x20, 0x80]) {
      const changed = bytes.slice();
      changed[at] = (bytes[at] ?? 0) ^ bits;
      const read = textOf(changed);
      if (read !== null && (await holds(read))) wrong.push(`byte ${at}, bits ${bits}`);
    }
  return wrong;
}

const opens = async (signed: string, witnesses: readonly Key[] = []): Promise<boolean> =>
  'found' in (await openCheckpoint(signed, log, witnesses));

it('leaves hash to what docs/formats/log.json says, and tell their place and content', async () => {
  for (const { position, leaf, hash } of vectors.leaves) {
    expect(hexOf(await hashLeaf(utf8(leaf)))).toBe(hash);
    expect(readTransfer(utf8(leaf))).toEqual({ position, contentHash: leaf.slice(-66, -2) });
    expect(await passed(leaf, async (changed) => hexOf(await hashLeaf(utf8(changed))) === hash)).toEqual([]);
  }
  expect(hexOf(await hashNothing())).toBe(vectors.roots[0]?.root);
});

it('the checkpoints open, and no byte of them can be another', async () => {
  for (const [signed, size] of [
    [vectors.empty, 0],
    [vectors.checkpoint, 300],
  ] as const) {
    expect(await openCheckpoint(signed, log)).toMatchObject({ found: await headAt(size) });
    expect(await passed(signed, opens)).toEqual([]);
  }
});

it('a checkpoint with its witness opens, and no byte of it can be another for whoever asks for both', async () => {
  const { cosigned, time } = vectors.witness;
  const note = readNote(cosigned);
  expect(note && (await signedByWitness(note, witness))).toBe(time);
  expect(await passed(cosigned, (changed) => opens(changed, [witness]))).toEqual([]);
  expect(await openCheckpoint(vectors.checkpoint, log, [witness])).toEqual({ fault: 'no-witness' });
});

it('the proof file holds, and no byte of it can be another', async () => {
  const { index, text } = vectors.proofFile;
  expect(await checkProofFile(text, { key: log, receipt: '256' })).toMatchObject({
    found: { index, transfer: { position: index + 1 } },
  });
  expect(await checkProofFile(text, { key: log, receipt: '255' })).toEqual({ fault: 'other-receipt' });
  expect(await passed(text, async (changed) => 'found' in (await checkProofFile(changed, { key: log })))).toEqual([]);
});

/** A proof with one byte after the other changed. */
const changedProofs = (proof: readonly Hash[]): Hash[][] =>
  proof.flatMap((hash, n) => Array.from(hash, (byte, at) => proof.with(n, hash.with(at, byte ^ 1))));

it('roots are what docs/formats/log.json says', async () => {
  for (const { size, root } of vectors.roots) expect(hexOf((await headAt(size)).root)).toBe(root);
});

it('proofs of inclusion hold, and no byte, no index and no other length does', async () => {
  for (const { index, size, path } of vectors.inclusion) {
    const proof = path.map(bytesOf);
    const head = await headAt(size);
    const leaf = hashes[index] ?? new Uint8Array();
    expect(await isIncluded(leaf, index, head, proof)).toBe(true);
    for (const changed of changedProofs(proof)) expect(await isIncluded(leaf, index, head, changed)).toBe(false);
    for (let n = 0; n < proof.length; n++)
      expect(await isIncluded(leaf, index, head, proof.toSpliced(n, 1))).toBe(false);
    expect(await isIncluded(leaf, index, head, [...proof, leaf])).toBe(false);
    expect(await isIncluded(leaf, index, { ...head, size: size + 2 ** 20 }, proof)).toBe(false);
    for (let other = 0; other < size + 2; other++)
      if (other !== index) expect(await isIncluded(leaf, other, head, proof)).toBe(false);
  }
});

it('proofs of consistency hold, and no byte of them can be another', async () => {
  for (const { before, size, proof: path } of vectors.consistency) {
    const proof = path.map(bytesOf);
    const [old, young] = [await headAt(before), await headAt(size)];
    expect(await isConsistent(old, young, proof)).toBe(true);
    for (const changed of changedProofs(proof)) expect(await isConsistent(old, young, changed)).toBe(false);
    expect(await isConsistent(young, old, proof)).toBe(false);
    expect(await isConsistent(old, young, [...proof, young.root])).toBe(false);
    expect(await isConsistent(old, young, proof.slice(1))).toBe(false);
  }
});

it('a log of the tiles and leaves that docs/formats/log.json says is the one that its checkpoint signs', async () => {
  const signer = await makeSigner(vectors.log.origin, bytesOf(vectors.log.seed));
  const source = new MadeLog(signer, leaves).source({ checkpoint: vectors.checkpoint });
  for (const { path, sha256: said } of [...vectors.tiles, ...vectors.bundles])
    expect(hexOf(await sha256((await source(path)) ?? new Uint8Array()))).toBe(said);
  expect(await checkLedger(source, log)).toMatchObject({ found: { transfers: 300, others: 0 } });
});

it('a key is read as it is written, and no byte of it can be another', async () => {
  for (const key of [log, witness]) {
    const text = keyText(key);
    expect([vectors.log.key, vectors.witness.key]).toContain(text);
    expect(await passed(text, async (changed) => (await readKey(changed)) !== null)).toEqual([]);
  }
});

it("Go's own example of a signed note opens by its own key", async () => {
  const key = await keyOf('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
  const signed =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
  const isOpen = async (text: string): Promise<boolean> => {
    const note = readNote(text);
    return note !== null && (await signedByLog(note, key)) === 'signed';
  };
  expect(await isOpen(signed)).toBe(true);
  expect(await passed(signed, isOpen)).toEqual([]);
});

it('the trees of certificate transparency, of 1 to 8 leaves, have the roots that its programs test by', async () => {
  const words = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const roots = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const nodes = await Promise.all(words.map((word) => hashLeaf(bytesOf(word))));
  for (const [n, root] of roots.entries()) expect(hexOf(await rootOf(nodes.slice(0, n + 1)))).toBe(root);
  const [six, eight] = [bytesOf(roots[5] ?? ''), bytesOf(roots[7] ?? '')];
  const proof = [
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ].map(bytesOf);
  expect(await isConsistent({ size: 6, root: six }, { size: 8, root: eight }, proof)).toBe(true);
});
