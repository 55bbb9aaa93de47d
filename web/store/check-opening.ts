import { findTable } from '../../domain/store/catalogue.ts';
import { type Kept, type OpeningFault, verifyOpening } from '../../domain/store/crate.ts';
import type { Rarity } from '../../domain/store/odds.ts';
import type { CrateOpeningFieldsFragment } from './operations/__generated__/crate-opening-fields.gql.ts';

/** What is wrong with an opening, in a player's words. */
const FAULT_WORDS: Readonly<Record<OpeningFault, string>> = {
  commitment: 'the hash is not the one that was shown before',
  secret: 'the secret does not have the hash that was shown before',
  seed: 'the seed is not the one of this browser',
  nonce: 'the number of the opening is another',
  table: 'the odds are not those that were in force',
  roll: 'the roll does not follow from secret and seed',
  rarity: 'the roll does not bring this rarity',
  find: 'what it is said to have brought is nothing of this rarity',
};

export interface Checked {
  /** Empty where all of it holds. */
  readonly faults: readonly string[];
  /** Whether the odds are newer than this page, so that nothing could be checked. */
  readonly isUnknown: boolean;
  /** Whether this browser saw the commitment before; else the server's word is taken for it. */
  readonly isWitnessed: boolean;
}

/**
 * Computes an opening again, here, by the rules that the server drew by. It holds by one of those times that this browser
 * asked for it.
 */
export function checkOpening(opening: CrateOpeningFieldsFragment, kept: readonly Kept[]): Checked {
  const table = findTable(opening.oddsId, opening.oddsVersion);
  if (!table) return { faults: [], isUnknown: true, isWitnessed: false };
  const { commitment, clientSeed, nonce } = opening;
  const rarity = opening.rarity.toLowerCase() as Rarity;
  const isWitnessed = kept.length > 0;
  const found = (isWitnessed ? kept : [{ commitment, clientSeed, nonce }]).map((one) =>
    verifyOpening(table, { ...opening, rarity }, one),
  );
  const faults = found.find((one) => one.length === 0) ?? found.at(-1) ?? [];
  return { faults: faults.map((fault) => FAULT_WORDS[fault]), isUnknown: false, isWitnessed };
}
