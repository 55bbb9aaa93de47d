import { expect, it } from 'vitest';
import balances from '../docs/formats/balances.json' with { type: 'json' };
import crates from '../docs/formats/crates.json' with { type: 'json' };
import vectors from '../docs/formats/log.json' with { type: 'json' };
import { checkAny } from './any-file.ts';

const NOTHING = { key: '', receipt: '', hash: '' };
const crate = crates.files[0]?.text ?? '';
const balance = balances.files[0]?.text ?? '';
const proof = vectors.proofFile.text;
const { key } = vectors.log;

it('a file of each kind is known by itself, and checked by what is known from elsewhere', async () => {
  const { commitment } = JSON.parse(crate) as { commitment: string };
  const { root } = JSON.parse(balance) as { root: string };
  for (const [text, known, last] of [
    [crate, {}, `Was ${commitment} shown before the price? Only whoever noted it knows.`],
    [crate, { hash: commitment }, 'HOLDS: the secret was fixed before the seed was there.'],
    [balance, {}, 'Compare the root with what others were shown of this day.'],
    [balance, { hash: root }, 'HOLDS: 1001 cents of it are those of player-2.'],
    [proof, { key }, 'HOLDS: the log has signed that this stands at index 255.'],
    [proof, { key, receipt: '256' }, 'HOLDS: the receipt is the one of this transfer.'],
  ] as const) {
    const { holds, words } = await checkAny(text, { ...NOTHING, ...known });
    expect([holds, words.at(-1)]).toEqual([true, last]);
  }
});

it('what does not hold, is of no kind, or lacks its key is said', async () => {
  const other = '0'.repeat(64);
  for (const [text, known, said] of [
    [crate, { hash: other }, 'The hash that was shown before is another than the one in the file.'],
    [balance, { hash: other }, 'Root or total are others than those that were published.'],
    [proof, {}, 'Type the verifier key of the house, from somewhere else than the file.'],
    [proof, { key: 'x' }, 'This is no verifier key of a log.'],
    [proof, { key: vectors.witness.key }, 'This is no verifier key of a log.'],
    [proof, { key, receipt: '255' }, 'The receipt is not the one that this proof is of.'],
    [crate.replace('"nonce": 0', '"nonce": 1'), {}, 'Secret, seed, number and odds come to another roll.'],
    ['', {}, 'This is no proof of a receipt, no crate opening and no balance.'],
    ['{}', {}, 'This is no proof of a receipt, no crate opening and no balance.'],
  ] as const)
    expect(await checkAny(text, { ...NOTHING, ...known })).toEqual({ holds: false, words: [said] });
});
