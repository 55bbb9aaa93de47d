import { expect, test } from 'vitest';
import { readProof } from '../../scripts/spec-rows.ts';

const { rows, proven, unknown } = readProof();

test('the checklist ticks exactly the rows that a test proves (npm run spec -- --tick)', () => {
  const ticked = rows.filter(({ isTicked }) => isTicked).map(({ id }) => id);
  expect(ticked).toEqual(rows.filter(({ id }) => proven.has(id)).map(({ id }) => id));
});

test('tests name only rows that the checklist has', () => {
  expect(unknown).toEqual([]);
});

test('every row has an id of its own', () => {
  expect(rows.length).toBeGreaterThan(500);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
