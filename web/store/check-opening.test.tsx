import { expect, it } from 'vitest';
import { commitmentOf, openCrate } from '../../domain/store/crate.ts';
import { crateFileText } from '../../domain/store/crate-file.ts';
import { newestTable } from '../../domain/store/catalogue.ts';
import { checkOpening, fileOfOpening } from './check-opening.ts';
import { findKept, keepOpening } from './kept-openings.ts';
import type { CrateOpeningFieldsFragment } from './operations/__generated__/item.gql.ts';

const table = newestTable('mystery-chest');
if (!table) throw new Error('there are odds');
const drawn = openCrate(table, 'ab'.repeat(32), 'my seed', 4);
const OPENING: CrateOpeningFieldsFragment = {
  ...drawn,
  __typename: 'CrateOpening',
  id: 'crate',
  name: 'Mystery Chest',
  oddsId: table.id,
  oddsVersion: table.version,
  rarity: drawn.rarity.toUpperCase() as CrateOpeningFieldsFragment['rarity'],
  itemId: null,
  itemName: null,
  credits: 100,
  at: 0,
};
const KEPT = { commitment: drawn.commitment, clientSeed: 'my seed', nonce: 4 };

it('an opening holds by what this browser kept, and without it by the server’s word for the commitment', () => {
  expect(checkOpening(OPENING, [KEPT])).toMatchObject({ faults: [], isWitnessed: true });
  expect(checkOpening(OPENING, [])).toMatchObject({ faults: [], isWitnessed: false });
});

it('what differs from what was kept, or cannot be computed again, is named', () => {
  expect(checkOpening(OPENING, [{ ...KEPT, clientSeed: 'another' }]).faults).toEqual([
    'the seed is not the one of this browser',
  ]);
  expect(checkOpening(OPENING, [{ ...KEPT, commitment: commitmentOf(drawn.commitment) }]).faults).toEqual([
    'the hash is not the one that was shown before',
    'the secret does not have the hash that was shown before',
  ]);
  expect(checkOpening({ ...OPENING, roll: (drawn.roll + 1) % 10_000 }, [KEPT]).faults).toContain(
    'the roll does not follow from secret and seed',
  );
  expect(checkOpening({ ...OPENING, credits: 5_000 }, [KEPT]).faults).toEqual([
    'what it is said to have brought is nothing of this rarity',
  ]);
  expect(checkOpening({ ...OPENING, oddsVersion: 99 }, [KEPT])).toEqual({
    faults: [],
    isUnknown: true,
    isWitnessed: false,
  });
});

it('an opening becomes the file of its draw, unless its odds are newer than the page', () => {
  expect(fileOfOpening(OPENING)).toBe(crateFileText(table, drawn));
  expect(fileOfOpening({ ...OPENING, oddsVersion: 99 })).toBe(null);
});

it('an opening whose answer was lost holds by the time that opened it, however often it was asked for again', () => {
  localStorage.clear();
  expect(findKept('crate')).toEqual([]);
  keepOpening('crate', KEPT);
  // The dialog was opened again: the next number, another hash and another seed.
  keepOpening('crate', { commitment: commitmentOf(drawn.commitment), clientSeed: 'another', nonce: 5 });
  expect(checkOpening(OPENING, findKept('crate'))).toMatchObject({ faults: [], isWitnessed: true });
  expect(checkOpening(OPENING, findKept('crate').slice(1)).faults).not.toEqual([]);
  localStorage.setItem('gauntlet.crate.crate', 'not what we wrote');
  expect(findKept('crate')).toEqual([]);
});
