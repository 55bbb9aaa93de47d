import { beforeAll, describe, expect, it } from 'vitest';
import { type Bytes, base64Of, joined, readBase64, utf8 } from './bytes.ts';
import { openCheckpoint } from './checkpoint.ts';
import { hashLeaf, hashNothing } from './hash.ts';
import { checkLedger } from './ledger.ts';
import { readTransfer } from './leaf.ts';
import { checkProofFile } from './proof-file.ts';
import { MadeLog, type Signer, makeSigner, makeTransfers, pathOf, signNote, transferAt } from './testing/made-log.ts';
import type { Source } from './tiles.ts';
import { emptyMemory, meetWatcher, readMemory, watchOnce } from './watch.ts';

const NAME = 'house.example/ledger';
/** More than a tile, so that two levels of them are read. */
const SIZE = 300;

let signer: Signer;
let leaves: Bytes[];
beforeAll(async () => {
  signer = await makeSigner(NAME, new Uint8Array(32).fill(1));
  leaves = await makeTransfers(SIZE + 10);
});

const honest = (size = SIZE) => new MadeLog(signer, leaves.slice(0, size));
/** The same house, which says that something else was paid at a place. */
async function altered(position: number, size: number): Promise<MadeLog> {
  const log = honest(size);
  log.leaves[position - 1] = await transferAt(position, 'one cent more');
  return log;
}

/** What a watcher says to one look after the other. */
async function watched(...sources: readonly Source[]) {
  let memory = emptyMemory(signer.key);
  const faults = [];
  for (const [n, source] of sources.entries()) {
    const seen = await watchOnce(source, memory, `look ${n}`);
    ({ memory } = seen);
    faults.push(seen.fault);
  }
  return { memory, faults };
}

describe('a watcher', () => {
  it('goes on from each head of an honest log, and keeps each once', async () => {
    const { memory, faults } = await watched(
      ...[0, 1, 255, 255, 256, 257, 300, 310].map((size) => honest(size).source()),
    );
    expect(faults).toEqual(Array.from({ length: 8 }, () => null));
    expect(memory.seen.map(({ at }) => at)).toEqual([0, 1, 2, 4, 5, 6, 7].map((n) => `look ${n}`));
    expect(readMemory(JSON.stringify(memory))).toEqual(memory);
  });

  it('finds one cent moved and everything hashed anew: rewritten', async () => {
    const { memory, faults } = await watched(honest().source(), (await altered(17, SIZE + 10)).source());
    expect(faults).toEqual([null, 'rewritten']);
    expect(memory.faults).toMatchObject([{ fault: 'rewritten', beside: await honest().checkpoint() }]);
    expect(memory.seen).toHaveLength(1);
  });

  it('finds a transfer taken out at the end: shrunk', async () => {
    expect((await watched(honest().source(), honest(SIZE - 1).source())).faults).toEqual([null, 'shrunk']);
  });

  it('finds an old checkpoint served again: shrunk, while the log goes on where it was', async () => {
    const old = await honest(200).checkpoint();
    const looks = [honest(200), honest(), honest()].map((log) => log.source());
    const again = honest().source({ checkpoint: old });
    expect((await watched(...looks, again, honest().source())).faults).toEqual([null, null, null, 'shrunk', null]);
  });

  it('finds another history of the same size: forked', async () => {
    expect((await watched(honest().source(), (await altered(300, SIZE)).source())).faults).toEqual([null, 'forked']);
  });

  it('finds another key under the same name, and takes one beside its own for what it is', async () => {
    const other = await makeSigner(NAME, new Uint8Array(32).fill(2));
    const stolen = new MadeLog(other, leaves.slice(0, SIZE));
    expect((await watched(honest().source(), stolen.source())).faults).toEqual([null, 'key-changed']);
    const both = await honest().checkpoint(SIZE, other);
    expect(await watchOnce(honest().source({ checkpoint: both }), emptyMemory(signer.key), '')).toMatchObject({
      fault: null,
      head: { announcesKey: true },
    });
  });

  it('says when a log is silent, also about a tile, and keeps that once', async () => {
    const nothing: Source = () => Promise.resolve(null);
    const half = honest().source({ 'tile/0/000': null });
    const { memory, faults } = await watched(honest(200).source(), nothing, nothing, half);
    expect(faults).toEqual([null, 'silent', 'silent', 'silent']);
    expect(memory.faults.map(({ at }) => at)).toEqual(['look 1', 'look 3']);
  });

  it('finds a tile cut short, and one with more than it says', async () => {
    for (const bytes of [new Uint8Array(255 * 32), new Uint8Array(257 * 32), new Uint8Array(0)])
      expect((await watched(honest(200).source(), honest().source({ 'tile/0/000': bytes }))).faults).toEqual([
        null,
        'short-tile',
      ]);
  });

  it('believes no head in a file that the log has not signed', async () => {
    const { memory } = await watched(honest().source());
    const forged = {
      ...memory,
      seen: memory.seen.map((one) => ({ ...one, signed: one.signed.replace('300', '299') })),
    };
    expect((await watchOnce(honest().source(), forged, '')).fault).toBe('wrong-state');
    expect((await meetWatcher(honest().source(), memory, forged, '')).fault).toBe('wrong-state');
    for (const text of ['', '{}', '[]', 'null', '{"key":"a","seen":[{}],"faults":[]}'])
      expect(readMemory(text)).toBeNull();
  });
});

describe('what is written in another way than its own', () => {
  it('is no base64: bits left over, no padding, spaces', () => {
    expect(readBase64('AAA=')).toEqual(new Uint8Array(2));
    for (const text of ['AAB=', 'AAA', 'AA A=', 'AAA=\n', 'AA-_', '=']) expect(readBase64(text)).toBeNull();
  });

  it('is no transfer: a place of 0, with a zero in front or of 2^53, other digits, another word', () => {
    const hash = 'a'.repeat(64);
    const leaf = (position: string, digits = hash, kind = 'transfer/1') =>
      readTransfer(utf8(`["${kind}",${position},"${digits}"]`));
    expect(leaf('9007199254740991')).toEqual({ position: Number.MAX_SAFE_INTEGER, contentHash: hash });
    for (const position of ['0', '01', '-1', '1.0', ' 1', '9007199254740992']) expect(leaf(position)).toBeNull();
    expect([leaf('1', 'A'.repeat(64)), leaf('1', 'a'), leaf('1', hash, 'transfer/2')]).toEqual([null, null, null]);
  });

  it('is no checkpoint: lines behind the root may follow, empty ones may not', async () => {
    const head = `${NAME}\n0\n${base64Of(await hashNothing())}\n`;
    expect(await openCheckpoint(await signNote(`${head}more\n`, signer), signer.key)).toHaveProperty('found');
    expect(await openCheckpoint(await signNote(`${head}\nmore\n`, signer), signer.key)).toEqual({
      fault: 'no-checkpoint',
    });
  });
});

describe('two histories for two readers', () => {
  it.each([
    ['of one size', SIZE],
    ['of a smaller size', SIZE - 40],
    ['of a larger size', SIZE + 10],
  ])('are found when the files of the two meet: %s', async (_what, size) => {
    const other = await altered(17, size);
    const [mine, theirs] = [await watched(honest().source()), await watched(other.source())];
    expect([...mine.faults, ...theirs.faults]).toEqual([null, null]);
    const met = await meetWatcher(honest(SIZE + 10).source(), mine.memory, theirs.memory, 'met');
    expect(met.fault).toBe('forked');
    expect(met.memory.faults).toMatchObject([{ fault: 'forked', signed: await other.checkpoint() }]);
    expect((await meetWatcher(other.source(), theirs.memory, mine.memory, 'met')).fault).not.toBeNull();
  });

  it('are none where the other watcher follows another house', async () => {
    const house = new MadeLog(await makeSigner('other.example/ledger', new Uint8Array(32).fill(3)), leaves.slice(0, 9));
    const theirs = await watchOnce(house.source(), emptyMemory(house.signer.key), '');
    const mine = await watched(honest(9).source());
    expect(theirs.fault).toBeNull();
    expect((await meetWatcher(honest(9).source(), mine.memory, theirs.memory, 'met')).fault).toBe('wrong-state');
  });

  it('are none where both were shown one, at whatever time', async () => {
    const mine = await watched(honest(10).source(), honest().source());
    const theirs = await watched(honest(200).source(), honest(SIZE + 10).source());
    const { fault, memory } = await meetWatcher(honest(SIZE + 10).source(), mine.memory, theirs.memory, 'met');
    expect([fault, memory]).toEqual([null, mine.memory]);
  });
});

describe('a proof file', () => {
  const checked = async (text: string) => checkProofFile(text, { key: signer.key });

  it('proves no leaf that is a node: what is hashed begins with another byte', async () => {
    const hashes = await honest(4).hashes();
    const node = joined(hashes[0] ?? new Uint8Array(), hashes[1] ?? new Uint8Array());
    const [, right] = await pathOf(0, hashes);
    for (const leaf of [node, joined(Uint8Array.of(1), node)]) {
      const lines = ['c2sp.org/tlog-proof@v1', `extra ${base64Of(leaf)}`, 'index 0', base64Of(right ?? leaf)];
      expect(await checked(`${lines.join('\n')}\n\n${await honest(4).checkpoint()}`)).toEqual({
        fault: 'not-included',
      });
    }
  });

  it('of one tree proves nothing in another, nor under the head of another log', async () => {
    const [path = ''] = (await honest().proofFile(16)).split('\n\n');
    expect(await checked(`${path}\n\n${await honest(SIZE - 1).checkpoint()}`)).toEqual({ fault: 'not-included' });
    expect(await checked(`${path}\n\n${await (await altered(17, SIZE)).checkpoint()}`)).toEqual({
      fault: 'not-included',
    });
    const elsewhere = new MadeLog(await makeSigner('other.example/ledger', new Uint8Array(32).fill(1)), leaves);
    expect(await checked(await elsewhere.proofFile(16))).toEqual({ fault: 'other-log' });
  });

  it('says which key has signed it: another of the same name, or none', async () => {
    const other = new MadeLog(await makeSigner(NAME, new Uint8Array(32).fill(2)), leaves);
    expect(await checked(await other.proofFile(16))).toEqual({ fault: 'key-changed' });
    const own = await honest().proofFile(16);
    expect(await checked(own.replace(`— ${NAME}`, '— someone.example'))).toEqual({ fault: 'unsigned' });
  });

  it('has no index and no size of 2^53 or beyond, none below 0, and none with a zero in front', async () => {
    for (const size of ['9007199254740992', '18446744073709551616', '-1', '007', '1e3', '0x10', '']) {
      const signed = await signNote(`${NAME}\n${size}\n${base64Of(await hashNothing())}\n`, signer);
      expect(await openCheckpoint(signed, signer.key)).toEqual({ fault: 'no-checkpoint' });
      const file = (await honest().proofFile(16)).replace('index 16\n', `index ${size}\n`);
      expect(await checked(file)).toEqual({ fault: 'no-proof' });
    }
  });

  it('proves nothing in an empty log', async () => {
    const leaf = utf8('[]');
    for (const root of [await hashNothing(), await hashLeaf(leaf)]) {
      const signed = await signNote(`${NAME}\n0\n${base64Of(root)}\n`, signer);
      const file = `c2sp.org/tlog-proof@v1\nextra ${base64Of(leaf)}\nindex 0\n\n${signed}`;
      expect(await checked(file)).toHaveProperty('fault');
    }
  });
});

describe('a log that is read whole', () => {
  const checked = (source: Source) => checkLedger(source, signer.key);

  it.each([0, 1, 255, 256, 257, 300])('holds with %i leaves', async (size) => {
    expect(await checked(honest(size).source())).toMatchObject({ found: { transfers: size, others: 0 } });
  });

  it('passes over leaves of kinds that it does not know', async () => {
    const log = new MadeLog(signer, [...leaves.slice(0, 2), utf8('["later/1","x"]'), ...leaves.slice(2, 4)]);
    expect(await checked(log.source())).toMatchObject({ found: { transfers: 4, others: 1 } });
  });

  it('is found where a leaf, a tile, an order or the root is another', async () => {
    const log = honest();
    const other = (await altered(17, SIZE)).source();
    const entries = await other('tile/entries/000');
    const tile = await other('tile/0/000');
    const upper = await other('tile/1/000.p/1');
    expect(await checked(log.source({ 'tile/entries/000': entries }))).toEqual({ fault: 'wrong-tile' });
    expect(await checked(log.source({ 'tile/0/000': tile }))).toEqual({ fault: 'wrong-tile' });
    expect(await checked(log.source({ 'tile/1/000.p/1': upper }))).toEqual({ fault: 'wrong-tile' });
    const all = { 'tile/entries/000': entries, 'tile/0/000': tile, 'tile/1/000.p/1': upper };
    expect(await checked(log.source(all))).toEqual({ fault: 'wrong-root' });
    const twice = new MadeLog(signer, [...leaves.slice(0, 3), ...leaves.slice(2, 4)]);
    expect(await checked(twice.source())).toEqual({ fault: 'wrong-order' });
  });

  it('is found where leaves are cut short, too many or silent', async () => {
    const log = honest();
    const entries = (await log.source()('tile/entries/001.p/44')) ?? new Uint8Array();
    for (const bytes of [entries.slice(0, -1), joined(entries, entries), joined(entries, Uint8Array.of(0))])
      expect(await checked(log.source({ 'tile/entries/001.p/44': bytes }))).toEqual({ fault: 'wrong-entries' });
    expect(await checked(log.source({ 'tile/entries/001.p/44': null, 'tile/entries/001': null }))).toEqual({
      fault: 'silent',
    });
  });

  it('reads the full tile where the log no longer has the partial one', async () => {
    const later = new MadeLog(signer, await makeTransfers(512));
    const gone = { 'tile/entries/001.p/44': null, 'tile/0/001.p/44': null };
    const source = later.source({ ...gone, checkpoint: await honest().checkpoint() });
    expect(await checked(source)).toMatchObject({ found: { transfers: SIZE } });
  });
});
