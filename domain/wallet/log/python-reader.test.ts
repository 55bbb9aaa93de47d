// @module-tag full
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import balances from '../../../docs/formats/balances.json' with { type: 'json' };
import crates from '../../../docs/formats/crates.json' with { type: 'json' };
import vectors from '../../../docs/formats/log.json' with { type: 'json' };
import { ROOT } from '../../../scripts/source-files.ts';
import { naivePath, naiveRoot } from '../../../tests/support/naive-log.ts';
import { noteKeyOf } from '../../../tests/support/note-keys.ts';
import { runsOf } from '../../../tests/support/runs.ts';
import { checkBalance } from '../../../verify/balance.ts';
import { checkCrate } from '../../../verify/crate.ts';
import type { Checked } from '../../../verify/faults.ts';
import { readKey } from '../../../verify/note.ts';
import { checkProofFile } from '../../../verify/proof-file.ts';
import { openCrate } from '../../store/crate.ts';
import { crateFileText } from '../../store/crate-file.ts';
import { ODDS_TABLES } from '../../store/odds.ts';
import { balanceFileText } from '../balance-file.ts';
import { type Leaf, pathOf, rootOf } from '../balance-tree.ts';
import { signCheckpoint } from './checkpoint.ts';
import { transferLeaf } from './leaf.ts';
import { keyText } from './note.ts';
import { proofFileText } from './proof-file.ts';
import { leafHash } from './tree.ts';

const PYTHON = 'python3';
const hasPython = spawnSync(PYTHON, ['--version']).status === 0;
const RUNS = runsOf({ gate: 200, full: 10_000, deep: 10_000 });

type Case = readonly [kind: 'crate' | 'balance', text: string] | readonly [kind: 'proof', text: string, key: string];

/** What the reader in Python says of each. */
function saidByPython(cases: readonly Case[]): string[] {
  const input = cases.map((one) => JSON.stringify(one)).join('\n');
  const { stdout, stderr, status } = spawnSync(PYTHON, ['-I', '-B', join(ROOT, 'verify/reader.py'), 'many'], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout.trimEnd().split('\n');
}

async function check([kind, text, keyOfLog = '']: Case): Promise<Checked<unknown>> {
  if (kind === 'crate') return checkCrate(text);
  if (kind === 'balance') return checkBalance(text);
  const read = await readKey(keyOfLog);
  if (!read) throw new Error(`${keyOfLog} is no key`);
  return checkProofFile(text, { key: read });
}

async function expectTheSame(cases: readonly Case[]): Promise<void> {
  const said = saidByPython(cases);
  expect(said).toHaveLength(cases.length);
  const different: unknown[] = [];
  for (const [n, one] of cases.entries()) {
    const checked = await check(one);
    const ours = 'fault' in checked ? checked.fault : 'HOLDS';
    if (ours !== said[n]) different.push({ one, ours, python: said[n] });
  }
  expect(different).toEqual([]);
}

/** A text with each of its characters changed in turn, left out, and put in twice. */
const changesOf = (text: string): string[] =>
  Array.from(text, (_letter, at) => [
    text.slice(0, at) + String.fromCodePoint((text.codePointAt(at) ?? 0) ^ 1) + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at + 1) + text.slice(at),
  ]).flat();

it.skipIf(!hasPython)(
  'the reader in Python says of every vector, and of every change of it, what `verify` says',
  async () => {
    for (const { text } of crates.files) await expectTheSame([text, ...changesOf(text)].map((one) => ['crate', one]));
    for (const { text } of balances.files)
      await expectTheSame([text, ...changesOf(text)].map((one) => ['balance', one]));
    const { text } = vectors.proofFile;
    await expectTheSame([text, ...changesOf(text)].map((one) => ['proof', one, vectors.log.key]));
  },
);

/** A file as it is, or with something changed, left out or put in somewhere. */
const harmed = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.option(
        fc.record({
          at: fc.nat(),
          left: fc.nat({ max: 2 }),
          put: fc.constantFrom('', '0', '1', '"', ',', '\n', ' ', '—', 'e', '\u0000', 'é', '\\u0041', '-', '.0'),
        }),
        { freq: 2 },
      ),
    )
    .map(([text, harm]) => {
      if (!harm) return text;
      const at = harm.at % (text.length + 1);
      return text.slice(0, at) + harm.put + text.slice(at + harm.left);
    });

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const openings = fc
  .tuple(
    fc.constantFrom(...ODDS_TABLES),
    secrets,
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((seed) => seed.length <= 64),
    fc.nat(),
  )
  .map(([table, secret, seed, nonce]) => crateFileText(table, openCrate(table, secret, seed, nonce)));

const leaf = fc.record({ userId: fc.uuid(), salt: fc.string({ unit: 'binary' }), cents: fc.nat() });
const counted = fc.tuple(fc.array(leaf, { minLength: 1, maxLength: 40 }), fc.nat()).map(([leaves, n]) => {
  const place = n % leaves.length;
  return balanceFileText('2026-01-31', leaves[place] as Leaf, pathOf(leaves, place), rootOf(leaves));
});

const { key, sign } = noteKeyOf('house.example/ledger', new Uint8Array(32).fill(7));
const LEAVES = Array.from({ length: 70 }, (_, n) => transferLeaf(n + 1, String(n).padStart(64, '0')));
const HASHES = LEAVES.map(leafHash);
const proofs = fc.tuple(fc.integer({ min: 1, max: LEAVES.length }), fc.nat()).map(([size, place]) => {
  const index = place % size;
  const hashes = HASHES.slice(0, size);
  const checkpoint = signCheckpoint({ origin: key.name, size, root: naiveRoot(hashes) }, key, sign);
  return proofFileText({ extra: LEAVES[index] ?? new Uint8Array(), index, path: naivePath(index, hashes), checkpoint });
});

it.skipIf(!hasPython)(
  'the reader in Python says of random openings, balances and proofs, whole and harmed, what `verify` says (issue 48)',
  async () => {
    await expectTheSame(fc.sample(harmed(openings), RUNS).map((text) => ['crate', text]));
    await expectTheSame(fc.sample(harmed(counted), RUNS).map((text) => ['balance', text]));
    await expectTheSame(fc.sample(harmed(proofs), RUNS).map((text) => ['proof', text, keyText(key)]));
  },
);
