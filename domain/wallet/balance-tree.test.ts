import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Leaf, isCounted, leafNode, parentNode, pathOf, rootOf } from './balance-tree.ts';
import { hashOfText } from './chain.ts';

const leaf = fc.record({ userId: fc.uuid(), salt: fc.string({ minLength: 8 }), cents: fc.nat() });
const leaves = fc.array(leaf, { minLength: 1, maxLength: 40 });

describe('a tree of balances', () => {
  it('counts every leaf in the total, each provable by its own path', () => {
    fc.assert(
      fc.property(leaves, (all) => {
        const root = rootOf(all);
        expect(root.cents).toBe(all.reduce((sum, { cents }) => sum + cents, 0));
        for (const [place, own] of all.entries()) expect(isCounted(own, pathOf(all, place), root)).toBe(true);
      }),
    );
  });

  it('proves no other balance, owner, salt, total or path', () => {
    fc.assert(
      fc.property(leaves, fc.nat(), (all, n) => {
        const place = n % all.length;
        const own = all[place] as Leaf;
        const [root, path] = [rootOf(all), pathOf(all, place)];
        expect(isCounted({ ...own, cents: own.cents + 1 }, path, root)).toBe(false);
        expect(isCounted({ ...own, userId: `${own.userId}x` }, path, root)).toBe(false);
        expect(isCounted({ ...own, salt: `${own.salt}x` }, path, root)).toBe(false);
        expect(isCounted(own, path, { ...root, cents: root.cents + 1 })).toBe(false);
        expect(isCounted(own, [...path, { hash: root.hash, cents: 0, side: 'left' }], root)).toBe(false);
        const [first, ...rest] = path;
        if (first) expect(isCounted(own, [{ ...first, cents: first.cents + 1 }, ...rest], root)).toBe(false);
      }),
    );
  });

  it('does not let a neighbour be counted as a debt', () => {
    const all: Leaf[] = [
      { userId: 'a', salt: 's', cents: 100 },
      { userId: 'b', salt: 't', cents: -40 },
    ];
    expect(isCounted(all[0] as Leaf, pathOf(all, 0), rootOf(all))).toBe(false);
    expect(isCounted(all[1] as Leaf, pathOf(all, 1), rootOf(all))).toBe(false);
  });

  it('is hashed as anyone can hash it again, and its paths say on which side the neighbour stands', () => {
    const all: Leaf[] = ['a', 'b', 'c'].map((userId, n) => ({ userId, salt: 's', cents: 10 * n }));
    const [a, b, c] = all.map(leafNode) as [ReturnType<typeof leafNode>, ...ReturnType<typeof leafNode>[]];
    expect(a).toEqual({ hash: hashOfText('["leaf","a","s",0]'), cents: 0 });
    const pair = parentNode(a, b as typeof a);
    expect(pair).toEqual({ hash: hashOfText(`["node","${a.hash}",0,"${b?.hash}",10]`), cents: 10 });
    expect(pathOf(all, 0)).toEqual([
      { ...b, side: 'right' },
      { ...c, side: 'right' },
    ]);
    expect(pathOf(all, 2)).toEqual([{ ...pair, side: 'left' }]);
  });

  it('proves a balance of nothing as well', () => {
    const all: Leaf[] = [0, 0, 5].map((cents, n) => ({ userId: `u${n}`, salt: 's', cents }));
    for (const [place, own] of all.entries()) expect(isCounted(own, pathOf(all, place), rootOf(all))).toBe(true);
  });

  it('has a root of its own for nobody', () => {
    expect(rootOf([])).toEqual({ hash: hashOfText('["empty"]'), cents: 0 });
  });
});
