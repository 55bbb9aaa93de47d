import type { Balance } from './balance.ts';
import { textOf } from './bytes.ts';
import type { Crate } from './crate.ts';
import type { Proven } from './proof-file.ts';
import { describeHead } from './watch.ts';

/** What a check has found, in sentences. */

export const wordsOfProof = ({ checkpoint, index, leaf, transfer }: Proven, receipt?: string): string[] => [
  describeHead(checkpoint),
  transfer ? `Transfer ${transfer.position}: ${transfer.contentHash}` : `Leaf: ${textOf(leaf) ?? 'no text'}`,
  `HOLDS: the log has signed that this stands at index ${index}.`,
  ...(receipt === undefined ? [] : ['HOLDS: the receipt is the one of this transfer.']),
];

export function wordsOfCrate({ table, roll, rarity, nonce, ...crate }: Crate, commitment?: string): string[] {
  const share = table.odds.find(([name]) => name === rarity)?.[1] ?? 0;
  return [
    `${table.id}, version ${table.version}, opening ${nonce}: roll ${roll}`,
    `HOLDS: secret, seed, number and odds come to ${rarity}, which has ${share} of 10000 rolls.`,
    commitment === undefined
      ? `Was ${crate.commitment} shown before the price? Only whoever noted it knows.`
      : 'HOLDS: the secret was fixed before the seed was there.',
  ];
}

export const wordsOfBalance = ({ day, totalCents, root, cents, userId }: Balance, known?: string): string[] => [
  `${day}: ${totalCents} cents are owed to all players, by the root ${root}`,
  `HOLDS: ${cents} cents of it are those of ${userId}.`,
  ...(known === undefined ? ['Compare the root with what others were shown of this day.'] : []),
];
