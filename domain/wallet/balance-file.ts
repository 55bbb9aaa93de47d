import type { Leaf, Node, PathStep } from './balance-tree.ts';

/** A balance with its way to the day's total, as docs/formats/balances.md has it: one way to write it. */
export const balanceFileText = (
  day: string,
  { userId, salt, cents }: Leaf,
  path: readonly PathStep[],
  root: Node,
): string =>
  `${JSON.stringify(
    {
      format: 'gauntlet/balance/1',
      day,
      userId,
      salt,
      cents,
      path: path.map(({ side, hash, cents: below }) => ({ side, hash, cents: below })),
      root: root.hash,
      totalCents: root.cents,
    },
    null,
    2,
  )}\n`;
