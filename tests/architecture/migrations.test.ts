import { expect, test } from 'vitest';
import { keptSums, presentSums } from '../../scripts/migration-sums.ts';

test('no migration is changed, taken out or left out of SHA256SUMS once it is there: they only add', () => {
  expect(Object.fromEntries(presentSums())).toEqual(Object.fromEntries(keptSums()));
});
