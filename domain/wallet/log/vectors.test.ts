import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import vectors from '../../../docs/formats/log.json' with { type: 'json' };
import { naivePath, naiveProof, naiveRoot } from '../../../tests/support/naive-log.ts';
import { noteKeyOf, verifyEd25519 } from '../../../tests/support/note-keys.ts';
import { hashOfText } from '../chain.ts';
import { checkpointBody, cosign, signCheckpoint } from './checkpoint.ts';
import { transferLeaf } from './leaf.ts';
import { keyText, noteText, readNote } from './note.ts';
import { checkProofFile, proofFileText } from './proof-file.ts';
import { TILE_WIDTH, bundleOf, pathOfEntries, pathOfTile, sortIntoTiles } from './tiles.ts';
import { type Hash, HASH_BYTES, NO_EDGE, growEdge, leafHash } from './tree.ts';

/** What a stranger is given to hold an implementation to is what ours makes. */
const SIZE = 300;
const leaves = Array.from({ length: SIZE }, (_, n) => transferLeaf(n + 1, hashOfText(String(n + 1))));
const hashes = leaves.map(leafHash);
const hex = (all: readonly Hash[]): string[] => all.map((hash) => bytesToHex(hash));
const root = (size: number): Hash => naiveRoot(hashes.slice(0, size));

function made() {
  const { origin, seed } = vectors.log;
  const { key, sign } = noteKeyOf(origin, hexToBytes(seed));
  const witness = noteKeyOf(vectors.witness.name, hexToBytes(vectors.witness.seed), 'cosignature');
  const signed = signCheckpoint({ origin, size: SIZE, root: root(SIZE) }, key, sign);
  const body = checkpointBody({ origin, size: SIZE, root: root(SIZE) });
  const line = cosign(body, witness.key, vectors.witness.time, witness.sign);
  const index = vectors.proofFile.index;
  return {
    log: { origin, seed, key: keyText(key) },
    leaves: [1, 2, 256, 300].map((position) => ({
      position,
      leaf: new TextDecoder().decode(leaves[position - 1]),
      hash: bytesToHex(hashes[position - 1] ?? root(0)),
    })),
    roots: [0, 1, 2, 3, 7, 8, 255, 256, 257, 300].map((size) => ({ size, root: bytesToHex(root(size)) })),
    inclusion: (
      [
        [0, 1],
        [0, 8],
        [6, 7],
        [255, 257],
        [256, 257],
        [299, 300],
      ] as const
    ).map(([at, size]) => ({ index: at, size, path: hex(naivePath(at, hashes.slice(0, size))) })),
    consistency: (
      [
        [1, 8],
        [3, 7],
        [4, 7],
        [6, 7],
        [256, 300],
        [257, 300],
      ] as const
    ).map(([before, size]) => ({ before, size, proof: hex(naiveProof(before, hashes.slice(0, size))) })),
    tiles: sortIntoTiles(growEdge(NO_EDGE, hashes).nodes).map(({ hashes: tile, ...place }) => ({
      path: pathOfTile({ ...place, width: tile.length / HASH_BYTES }),
      sha256: bytesToHex(sha256(tile)),
    })),
    bundles: [0, 1].map((number) => {
      const part = leaves.slice(number * TILE_WIDTH, (number + 1) * TILE_WIDTH);
      return { path: pathOfEntries({ number, width: part.length }), sha256: bytesToHex(sha256(bundleOf(part))) };
    }),
    empty: signCheckpoint({ origin, size: 0, root: root(0) }, key, sign),
    checkpoint: signed,
    witness: {
      ...vectors.witness,
      key: keyText(witness.key),
      cosigned: noteText({ text: body, signatures: [...(readNote(signed)?.signatures ?? []), line] }),
    },
    proofFile: {
      index,
      text: proofFileText({
        extra: leaves[index] ?? utf8ToBytes(''),
        index,
        path: naivePath(index, hashes),
        checkpoint: signed,
      }),
    },
  };
}

it('makes what docs/formats/log.json shows, and checks its proof', () => {
  expect(vectors).toEqual(made());
  const { key } = noteKeyOf(vectors.log.origin, hexToBytes(vectors.log.seed));
  expect(checkProofFile(vectors.proofFile.text, key, verifyEd25519)?.leaf).toEqual(leaves[vectors.proofFile.index]);
});
