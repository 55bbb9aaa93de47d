import { expect, it } from 'vitest';
import product from '../package.json' with { type: 'json' };
import balances from '../docs/formats/balances.json' with { type: 'json' };
import crates from '../docs/formats/crates.json' with { type: 'json' };
import vectors from '../docs/formats/log.json' with { type: 'json' };
import { utf8 } from './bytes.ts';
import { runCommand } from './commands.ts';
import { keyText } from './note.ts';
import own from './package.json' with { type: 'json' };
import { MadeLog, makeSigner, makeTransfers, transferAt } from './testing/made-log.ts';
import type { Source } from './tiles.ts';

const signer = await makeSigner('house.example/ledger', new Uint8Array(32).fill(1));
const leaves = await makeTransfers(20);
const URL_OF_LOG = 'https://house.example/ledger';
const key = keyText(signer.key);

function around(files: Record<string, string> = {}) {
  const said: string[] = [];
  let source: Source = () => Promise.resolve(null);
  return {
    files,
    said,
    show: (log: MadeLog | null) => {
      source = log ? log.source() : () => Promise.resolve(null);
    },
    run: (...words: readonly string[]) =>
      runCommand(words, {
        sourceOf: () => source,
        readFile: (path) => (files[path] === undefined ? null : utf8(files[path])),
        writeFile: (path, text) => {
          files[path] = text;
        },
        say: (line) => void said.push(line),
        now: () => '2026-01-01T00:00:00Z',
      }),
  };
}

const log = (size: number) => new MadeLog(signer, leaves.slice(0, size));

it('tells shrunk, rewritten, forked, silent and a changed key apart by words and code, and goes on after each', async () => {
  const { run, show, said, files } = around();
  const look = async (shown: MadeLog | null) => {
    said.length = 0;
    show(shown);
    const code = await run('watch', URL_OF_LOG, '--state', 'a.json', ...(files['a.json'] ? [] : ['--key', key]));
    return [code, said.at(-1)?.split(':')[0]];
  };
  const other = (size: number) => {
    const changed = log(size);
    changed.leaves[3] = leaves[5] ?? new Uint8Array();
    return changed;
  };
  const stranger = new MadeLog(await makeSigner('house.example/ledger', new Uint8Array(32).fill(9)), leaves);
  expect(await look(log(10))).toEqual([0, 'HOLDS']);
  expect(await look(log(9))).toEqual([10, 'SHRUNK']);
  expect(await look(other(12))).toEqual([11, 'REWRITTEN']);
  expect(await look(other(10))).toEqual([12, 'FORKED']);
  expect(await look(null)).toEqual([13, 'SILENT']);
  expect(await look(stranger)).toEqual([14, 'KEY CHANGED']);
  expect(await look(log(12))).toEqual([0, 'HOLDS']);
  expect(said).toContain('a.json keeps 5 faults of earlier.');
});

it('finds by the file of another watcher that each was shown a history of its own', async () => {
  const { run, show, said } = around();
  const other = log(12);
  other.leaves[3] = await transferAt(4, 'one cent more');
  show(other);
  expect(await run('watch', URL_OF_LOG, '--state', 'b.json', '--key', key)).toBe(0);
  show(log(10));
  expect(await run('watch', URL_OF_LOG, '--state', 'a.json', '--key', key)).toBe(0);
  expect(await run('watch', URL_OF_LOG, '--state', 'a.json', '--with', 'a.json')).toBe(0);
  show(log(15));
  expect(await run('watch', URL_OF_LOG, '--state', 'a.json', '--with', 'b.json')).toBe(12);
  expect(said.at(-1)).toMatch(/^FORKED: /);
  show(other);
  expect(await run('watch', URL_OF_LOG, '--state', 'c.json', '--key', key)).toBe(0);
  show(log(12));
  expect(await run('watch', URL_OF_LOG, '--state', 'd.json', '--key', key)).toBe(0);
  // Two heads of one size need no answer of the log.
  show(null);
  expect(await run('watch', URL_OF_LOG, '--state', 'd.json', '--with', 'c.json')).toBe(12);
});

it('reads a ledger whole, and checks a proof with its receipt', async () => {
  const { run, show, said } = around({ 'a.tlog-proof': vectors.proofFile.text, receipt: '256', other: '255' });
  show(log(20));
  expect(await run('ledger', URL_OF_LOG, '--key', key)).toBe(0);
  expect(said.at(-1)).toMatch(/^HOLDS: 20 transfers /);
  const proof = ['proof', 'a.tlog-proof', '--key', vectors.log.key];
  expect(await run(...proof)).toBe(0);
  expect(await run(...proof, '--receipt', 'receipt')).toBe(0);
  expect(await run(...proof, '--receipt', 'other')).toBe(1);
  expect(await run(...proof, '--witness', vectors.witness.key)).toBe(1);
  expect(await run('proof', 'receipt', '--key', vectors.log.key)).toBe(1);
});

it('checks a crate opening, and says what only its player can know', async () => {
  const text = crates.files[0]?.text ?? '';
  const { commitment } = JSON.parse(text) as { commitment: string };
  const { run, said } = around({ 'a.json': text, 'b.json': text.replace(commitment, '0'.repeat(64)) });
  expect(await run('crate', 'a.json')).toBe(0);
  expect(said.at(-1)).toContain(commitment);
  expect(await run('crate', 'a.json', '--commitment', commitment)).toBe(0);
  expect(said.at(-1)).toMatch(/^HOLDS: /);
  expect(await run('crate', 'a.json', '--commitment', '0'.repeat(64))).toBe(1);
  expect(await run('crate', 'b.json')).toBe(1);
  expect(await run('crate', 'missing')).toBe(2);
});

it('checks that a balance is counted in the total of its day', async () => {
  const text = balances.files[0]?.text ?? '';
  const { root, totalCents } = JSON.parse(text) as { root: string; totalCents: number };
  const { run, said } = around({ 'a.json': text, 'b.json': text.replace('"salt-2"', '"salt-3"') });
  expect(await run('balance', 'a.json')).toBe(0);
  expect(said.at(-1)).toMatch(/^Compare the root /);
  expect(await run('balance', 'a.json', '--root', root, '--total', String(totalCents))).toBe(0);
  expect(said.at(-1)).toMatch(/^HOLDS: /);
  expect(await run('balance', 'a.json', '--total', String(totalCents + 1))).toBe(1);
  expect(await run('balance', 'a.json', '--total', '1.00')).toBe(2);
  expect(await run('balance', 'b.json')).toBe(1);
});

it('refuses a call that says too little, too much or something else, and writes nothing', async () => {
  const files = { 'a.json': '{}', 'a.tlog-proof': vectors.proofFile.text };
  const { run, show } = around(files);
  show(log(20));
  for (const words of [
    [],
    ['toString', 'x'],
    ['ledger'],
    ['ledger', URL_OF_LOG],
    ['ledger', 'house.example', '--key', key],
    ['ledger', URL_OF_LOG, '--key', vectors.witness.key],
    ['ledger', URL_OF_LOG, '--key', key, '--witness', key],
    ['ledger', URL_OF_LOG, 'more', '--key', key],
    ['proof', 'missing', '--key', key],
    ['proof', 'a.tlog-proof', '--kee', key],
    ['watch', URL_OF_LOG, '--key', key],
    ['watch', URL_OF_LOG, '--state', 'new.json'],
    ['watch', URL_OF_LOG, '--state', 'a.json'],
    ['watch', URL_OF_LOG, '--state', 'new.json', '--key', key, '--with', 'missing'],
  ])
    expect([words, await run(...words)]).toEqual([words, 2]);
  expect(Object.keys(files)).toEqual(['a.json', 'a.tlog-proof']);
});

it('the package has the version, the licence and the Node of the product, and stands on no other', () => {
  const { version, license, engines } = product;
  expect(own).toMatchObject({ version, license, engines });
  expect(Object.keys(own)).not.toContain('dependencies');
});
