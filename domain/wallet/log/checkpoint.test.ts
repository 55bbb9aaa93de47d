import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteKeyOf, verifyEd25519 } from '../../../tests/support/note-keys.ts';
import { naivePath, naiveRoot } from '../../../tests/support/naive-log.ts';
import {
  checkpointBody,
  cosign,
  cosignedAt,
  openCheckpoint,
  originOf,
  readBody,
  readCount,
  signCheckpoint,
} from './checkpoint.ts';
import { transferLeaf } from './leaf.ts';
import { type Note, noteText, readNote } from './note.ts';
import { checkProofFile, proofFileText, readProofFile } from './proof-file.ts';
import { EMPTY_ROOT, leafHash } from './tree.ts';

const ORIGIN = 'house.example/ledger';
const { key, sign } = noteKeyOf(ORIGIN, new Uint8Array(32).fill(1));
const witness = noteKeyOf('witness.example/w1', new Uint8Array(32).fill(2), 'cosignature');
const leaves = Array.from({ length: 11 }, (_, n) => transferLeaf(n + 1, String(n).repeat(64).slice(0, 64)));
const hashes = leaves.map(leafHash);
const root = naiveRoot(hashes);
const signed = signCheckpoint({ origin: ORIGIN, size: 11, root }, key, sign);
const noteOf = (text: string): Note => {
  const note = readNote(text);
  if (!note) throw new Error('no note');
  return note;
};

describe('a checkpoint', () => {
  it('is three lines that the log has signed under its origin', () => {
    const example = `example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n`;
    const read = readBody(example);
    expect(read && checkpointBody(read)).toBe(example);
    expect(openCheckpoint(signed, key, verifyEd25519)?.checkpoint).toEqual({ origin: ORIGIN, size: 11, root });
  });

  it('may be of an empty log', () => {
    const empty = signCheckpoint({ origin: ORIGIN, size: 0, root: EMPTY_ROOT }, key, sign);
    expect(empty.split('\n').slice(1, 3)).toEqual(['0', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=']);
    expect(openCheckpoint(empty, key, verifyEd25519)?.checkpoint.size).toBe(0);
  });

  it('is read with lines behind the root, which are signed like the others', () => {
    expect(readBody(`${checkpointBody({ origin: ORIGIN, size: 11, root })}more\n`)?.size).toBe(11);
    expect(readBody(`${checkpointBody({ origin: ORIGIN, size: 11, root })}\nmore\n`)).toBeNull();
  });

  it('is not that of another log, though its key signed it, nor of another key of that name', () => {
    const other = signCheckpoint({ origin: 'other.example/ledger', size: 11, root }, key, sign);
    expect(openCheckpoint(other, key, verifyEd25519)).toBeNull();
    const impostor = noteKeyOf(ORIGIN, new Uint8Array(32).fill(9));
    expect(openCheckpoint(signed, impostor.key, verifyEd25519)).toBeNull();
  });

  it.each(['', '00', '011', '-1', '1e3', '1.0', ' 1', '9007199254740992', '99999999999999999999'])(
    'has no size that is written otherwise, or that numbers are not exact for: %j',
    (size) => {
      expect(readCount(size)).toBeNull();
      expect(readBody(`${ORIGIN}\n${size}\n${'A'.repeat(43)}=\n`)).toBeNull();
    },
  );

  it('has no root of another length, and an origin', () => {
    expect(readCount('9007199254740991')).toBe(2 ** 53 - 1);
    expect(readBody(`${ORIGIN}\n1\nAAAA\n`)).toBeNull();
    expect(readBody(`\n1\n${'A'.repeat(43)}=\n`)).toBeNull();
    expect(readBody('')).toBeNull();
  });

  it('takes its origin from the public address of the house', () => {
    expect(originOf('https://house.example')).toBe(ORIGIN);
    expect(originOf('http://localhost:4000/')).toBe('localhost:4000/ledger');
    expect(originOf('https://example.com/house/')).toBe('example.com/house/ledger');
  });
});

describe('a cosignature', () => {
  const body = checkpointBody({ origin: ORIGIN, size: 11, root });
  const AT = 1_679_315_147;
  const line = cosign(body, witness.key, AT, witness.sign);
  const cosigned = noteText({ text: body, signatures: [...noteOf(signed).signatures, line] });

  it('is over the text that the specification shows, and tells when the witness has seen the head', () => {
    const message = `cosignature/v1\ntime 1679315147\n${body}`;
    expect(bytesToHex(line.bytes)).toBe(`00000000641850cb${bytesToHex(witness.sign(utf8ToBytes(message)))}`);
    expect(cosignedAt(noteOf(cosigned), witness.key, verifyEd25519)).toBe(AT);
    expect(openCheckpoint(cosigned, key, verifyEd25519)?.checkpoint.size).toBe(11);
  });

  it('is none of another witness, of another head, at another instant, or cut short', () => {
    const of = (one: typeof line, text = body) => cosignedAt({ text, signatures: [one] }, witness.key, verifyEd25519);
    expect(of(line)).toBe(AT);
    expect(cosignedAt(noteOf(signed), witness.key, verifyEd25519)).toBeNull();
    expect(of(line, checkpointBody({ origin: ORIGIN, size: 12, root }))).toBeNull();
    expect(of({ ...line, bytes: line.bytes.with(7, 0) })).toBeNull();
    expect(of({ ...line, bytes: line.bytes.with(0, 255) })).toBeNull();
    expect(of({ ...line, bytes: line.bytes.slice(0, -1) })).toBeNull();
    const other = noteKeyOf('witness.example/w1', new Uint8Array(32).fill(3), 'cosignature');
    expect(cosignedAt(noteOf(cosigned), other.key, verifyEd25519)).toBeNull();
    expect(cosignedAt(noteOf(cosigned), key, verifyEd25519)).toBeNull();
  });
});

describe('a proof file', () => {
  const fileOf = (index: number) =>
    proofFileText({
      extra: leaves[index] ?? new Uint8Array(),
      index,
      path: naivePath(index, hashes),
      checkpoint: signed,
    });

  it('has the lines that the specification names, and proves its leaf by the key of the log alone', () => {
    for (const index of leaves.keys()) {
      const lines = fileOf(index).split('\n');
      expect(lines[0]).toBe('c2sp.org/tlog-proof@v1');
      expect(lines[2]).toBe(`index ${index}`);
      const proven = checkProofFile(fileOf(index), key, verifyEd25519);
      expect(proven?.leaf).toEqual(leaves[index]);
      expect(proven?.checkpoint.size).toBe(11);
    }
  });

  it('proves nothing with any byte of it changed', () => {
    const file = fileOf(6);
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.constantFrom('A', 'b', '7', '\n', ' '), (at, letter) => {
        fc.pre(file[at] !== letter);
        const changed = `${file.slice(0, at)}${letter}${file.slice(at + 1)}`;
        expect(checkProofFile(changed, key, verifyEd25519)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('proves nothing under the head of another tree, or of another log', () => {
    const others = hashes.toReversed();
    const other = signCheckpoint({ origin: ORIGIN, size: 11, root: naiveRoot(others) }, key, sign);
    const moved = proofFileText({
      extra: leaves[3] ?? new Uint8Array(),
      index: 3,
      path: naivePath(3, hashes),
      checkpoint: other,
    });
    expect(readProofFile(moved)?.index).toBe(3);
    expect(checkProofFile(moved, key, verifyEd25519)).toBeNull();
    expect(checkProofFile(fileOf(3), { ...key, name: 'other.example/ledger' }, verifyEd25519)).toBeNull();
  });

  it.each([
    ['', 'nothing'],
    ['c2sp.org/tlog-proof@v2\nextra AA==\nindex 0\n\nx', 'another version'],
    ['c2sp.org/tlog-proof@v1\nindex 0\n\nx', 'no leaf'],
    ['c2sp.org/tlog-proof@v1\nextra AA==\nindex 00\n\nx', 'an index of two zeroes'],
    ['c2sp.org/tlog-proof@v1\nextra AA==\nindex 9007199254740992\n\nx', 'an index beyond 2**53'],
    ['c2sp.org/tlog-proof@v1\nextra AA==\nindex 0\nAAAA\n\nx', 'a short hash'],
    [`c2sp.org/tlog-proof@v1\nextra AA==\nindex 0${`\n${'A'.repeat(43)}=`.repeat(54)}\n\nx`, 'a path too long'],
  ])('is not read with %j', (text) => {
    expect(readProofFile(text)).toBeNull();
  });
});
