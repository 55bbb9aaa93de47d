import type { Opening } from './crate.ts';
import type { OddsTable } from './odds.ts';

/** An opening with its odds, as docs/formats/crates.md has it: one way to write it, for programs of others to check. */
export const crateFileText = ({ id, version, odds }: OddsTable, opening: Opening): string =>
  `${JSON.stringify(
    {
      format: 'gauntlet/crate/1',
      table: { id, version, odds: odds.map(({ rarity, share }) => [rarity, share]) },
      tableHash: opening.tableHash,
      commitment: opening.commitment,
      serverSecret: opening.serverSecret,
      clientSeed: opening.clientSeed,
      nonce: opening.nonce,
      roll: opening.roll,
      rarity: opening.rarity,
    },
    null,
    2,
  )}\n`;
