import fc from 'fast-check';
import { expect, it } from 'vitest';
import vectors from '../../docs/formats/balances.json' with { type: 'json' };
import { runsOf } from '../../tests/support/runs.ts';
import { checkBalance } from '../../verify/balance.ts';
import { balanceFileText } from './balance-file.ts';
import { type Leaf, pathOf, rootOf } from './balance-tree.ts';

it('the files of docs/formats/balances.json are what ours makes', () => {
  for (const { leaves, place, text } of vectors.files)
    expect(balanceFileText('2026-01-31', leaves[place] as Leaf, pathOf(leaves, place), rootOf(leaves))).toBe(text);
});

const leaf = fc.record({ userId: fc.uuid(), salt: fc.string({ minLength: 8 }), cents: fc.nat() });

it('a second implementation holds every balance that ours proves, and no other of it (issue 48)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(leaf, { minLength: 1, maxLength: 40 }), fc.nat(), async (leaves, n) => {
      const place = n % leaves.length;
      const own = leaves[place] as Leaf;
      const [root, path] = [rootOf(leaves), pathOf(leaves, place)];
      const text = balanceFileText('2026-01-31', own, path, root);
      expect(await checkBalance(text, { root: root.hash, totalCents: root.cents })).toHaveProperty('found');
      const other = balanceFileText('2026-01-31', { ...own, cents: own.cents + 1 }, path, root);
      expect(await checkBalance(other)).toEqual({ fault: 'not-counted' });
    }),
    { numRuns: runsOf({ gate: 200, full: 10_000, deep: 10_000 }) },
  );
});
