import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../../tests/support/runs.ts';
import { naivePath, naiveProof, naiveRoot } from '../../../tests/support/naive-log.ts';
import { noteKeyOf, verifyEd25519 } from '../../../tests/support/note-keys.ts';
import { openCheckpoint as openByStranger } from '../../../verify/checkpoint.ts';
import { readKey as readKeyByStranger } from '../../../verify/note.ts';
import { checkProofFile as checkByStranger } from '../../../verify/proof-file.ts';
import { isConsistent as isConsistentByStranger } from '../../../verify/tree.ts';
import { openCheckpoint, signCheckpoint } from './checkpoint.ts';
import { transferLeaf } from './leaf.ts';
import { keyText } from './note.ts';
import { checkProofFile, proofFileText } from './proof-file.ts';
import { isConsistent, leafHash } from './tree.ts';

/** `verify/` was written by the description alone. Where it and ours say different things, one of them is wrong. */
const RUNS = runsOf({ gate: 200, full: 10_000, deep: 100_000 });

const { key, sign } = noteKeyOf('house.example/ledger', new Uint8Array(32).fill(7));
const LEAVES = Array.from({ length: 70 }, (_, n) => transferLeaf(n + 1, String(n).padStart(64, '0')));
const HASHES = LEAVES.map(leafHash);

const strangerKey = async () => {
  const read = await readKeyByStranger(keyText(key));
  if (!read) throw new Error('the key cannot be read');
  return read;
};

/** A text as it is, or with something changed, left out or put in somewhere. */
const harm = fc.option(
  fc.record({
    at: fc.nat(),
    left: fc.nat({ max: 2 }),
    put: fc.constantFrom('', '0', '1', 'A', '+', '=', '\n', ' ', '—', '\u0000', 'é'),
  }),
  { freq: 3 },
);

function harmed(text: string, harms: readonly ({ at: number; left: number; put: string } | null)[]): string {
  let changed = text;
  for (const one of harms) {
    if (!one) continue;
    const at = one.at % (changed.length + 1);
    changed = changed.slice(0, at) + one.put + changed.slice(at + one.left);
  }
  return changed;
}

const sizes = fc.integer({ min: 1, max: LEAVES.length });

it('a second implementation opens the same checkpoints', async () => {
  const asked = await strangerKey();
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: LEAVES.length }), fc.array(harm, { maxLength: 2 }), async (size, harms) => {
      const head = { origin: key.name, size, root: naiveRoot(HASHES.slice(0, size)) };
      const text = harmed(signCheckpoint(head, key, sign), harms);
      const [ours, theirs] = [openCheckpoint(text, key, verifyEd25519), await openByStranger(text, asked)];
      expect('found' in theirs).toBe(ours !== null);
      if (ours && 'found' in theirs) expect(theirs.found).toMatchObject({ ...ours.checkpoint });
    }),
    { numRuns: RUNS },
  );
});

it('a second implementation believes the same proof files', async () => {
  const asked = await strangerKey();
  await fc.assert(
    fc.asyncProperty(sizes, fc.nat(), fc.array(harm, { maxLength: 2 }), async (size, place, harms) => {
      const index = place % size;
      const hashes = HASHES.slice(0, size);
      const checkpoint = signCheckpoint({ origin: key.name, size, root: naiveRoot(hashes) }, key, sign);
      const extra = LEAVES[index] ?? new Uint8Array();
      const text = harmed(proofFileText({ extra, index, path: naivePath(index, hashes), checkpoint }), harms);
      const [ours, theirs] = [checkProofFile(text, key, verifyEd25519), await checkByStranger(text, { key: asked })];
      expect('found' in theirs).toBe(ours !== null);
      if (ours && 'found' in theirs) expect(theirs.found.leaf).toEqual(ours.leaf);
    }),
    { numRuns: RUNS },
  );
});

it('a second implementation believes the same proofs of consistency', async () => {
  const twist = fc.constantFrom('none', 'none', 'drop', 'add', 'swap', 'old', 'young', 'other-size');
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: LEAVES.length }), sizes, twist, fc.nat(), async (one, other, how, at) => {
      const [small, size] = [Math.min(one, other), Math.max(one, other)];
      const odd = HASHES[at % HASHES.length] ?? new Uint8Array();
      const proof = naiveProof(small, HASHES.slice(0, size));
      const place = at % (proof.length + 1);
      if (how === 'drop') proof.splice(place, 1);
      if (how === 'add') proof.splice(place, 0, odd);
      if (how === 'swap' && proof.length > 0) proof[place % proof.length] = odd;
      const before = { size: small, root: how === 'old' ? odd : naiveRoot(HASHES.slice(0, small)) };
      const after = {
        size: how === 'other-size' ? size + (at % 9) : size,
        root: how === 'young' ? odd : naiveRoot(HASHES.slice(0, size)),
      };
      const copied = proof.map((hash) => Uint8Array.from(hash));
      expect(
        await isConsistentByStranger(
          { size: before.size, root: Uint8Array.from(before.root) },
          { size: after.size, root: Uint8Array.from(after.root) },
          copied,
        ),
      ).toBe(isConsistent(before, after, proof));
    }),
    { numRuns: RUNS },
  );
});
