import { findTable } from '../../domain/store/catalogue.ts';
import { crateFileText } from '../../domain/store/crate-file.ts';
import { type Kept, type OpeningFault, verifyOpening } from '../../domain/store/crate.ts';
import type { Rarity } from '../../domain/store/odds.ts';
import type { CrateOpeningFieldsFragment } from './operations/__generated__/item.gql.ts';
import * as t from './__generated__/messages.ts';

/** What is wrong with an opening, in a player's words. */
const FAULT_WORDS: Readonly<Record<OpeningFault, string>> = {
  commitment: t.theHashIsNotTheOne(),
  secret: t.theSecretDoesNotHaveTheHash(),
  seed: t.theSeedIsNotTheOne(),
  nonce: t.theNumberOfTheOpeningIsAnother(),
  table: t.theOddsAreNotThose(),
  roll: t.theRollDoesNotFollowFromSecret(),
  rarity: t.theRollDoesNotBringThisRarity(),
  find: t.whatItIsSaidToHaveBrought(),
};

export interface Checked {
  /** Empty where all of it holds. */
  readonly faults: readonly string[];
  /** Whether the odds are newer than this page, so that nothing could be checked. */
  readonly isUnknown: boolean;
  /** Whether this browser saw the commitment before; else the server's word is taken for it. */
  readonly isWitnessed: boolean;
}

const rarityOf = ({ rarity }: CrateOpeningFieldsFragment): Rarity => rarity.toLowerCase() as Rarity;

/** The opening as a file that `gauntlet-verify crate` checks without us; null where the odds are newer than this page. */
export function fileOfOpening(opening: CrateOpeningFieldsFragment): string | null {
  const table = findTable(opening.oddsId, opening.oddsVersion);
  return table ? crateFileText(table, { ...opening, rarity: rarityOf(opening) }) : null;
}

/**
 * Computes an opening again, here, by the rules that the server drew by. It holds by one of those times that this browser
 * asked for it.
 */
export function checkOpening(opening: CrateOpeningFieldsFragment, kept: readonly Kept[]): Checked {
  const table = findTable(opening.oddsId, opening.oddsVersion);
  if (!table) return { faults: [], isUnknown: true, isWitnessed: false };
  const { commitment, clientSeed, nonce } = opening;
  const rarity = rarityOf(opening);
  const isWitnessed = kept.length > 0;
  const found = (isWitnessed ? kept : [{ commitment, clientSeed, nonce }]).map((one) =>
    verifyOpening(table, { ...opening, rarity }, one),
  );
  const faults = found.find((one) => one.length === 0) ?? found.at(-1) ?? [];
  return { faults: faults.map((fault) => FAULT_WORDS[fault]), isUnknown: false, isWitnessed };
}
