import { hexOf, utf8 } from './bytes.ts';
import type { Checked } from './faults.ts';
import { sha256 } from './hash.ts';
import { isCount, isHash, isRecord, jsonText, readFields } from './json-file.ts';

/** The file of a balance in the day's total: docs/formats/balances.md. */
const VERSION = 'gauntlet/balance/1';
/** As deep as a tree of 2**53 leaves. */
const PATH_MAX = 53;

/** A node of the tree: its hash, and the sum of all balances below it, in cents. */
interface Node {
  readonly hash: string;
  readonly cents: number;
}

interface Step extends Node {
  readonly side: 'left' | 'right';
}

export interface Balance {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly userId: string;
  /** Random, so that nobody finds a balance by trying. */
  readonly salt: string;
  readonly cents: number;
  readonly path: readonly Step[];
  readonly root: string;
  /** What the house owes to all players together. */
  readonly totalCents: number;
}

const isStep = (value: unknown): value is Step =>
  isRecord(value) &&
  (value['side'] === 'left' || value['side'] === 'right') &&
  isHash(value['hash']) &&
  isCount(value['cents']);

const balanceText = ({ day, userId, salt, cents, path, root, totalCents }: Balance): string =>
  jsonText({
    format: VERSION,
    day,
    userId,
    salt,
    cents,
    path: path.map((step) => ({ side: step.side, hash: step.hash, cents: step.cents })),
    root,
    totalCents,
  });

function readBalance(text: string): Balance | null {
  const fields = readFields(text, VERSION);
  if (!fields) return null;
  const { day, userId, salt, cents, root, totalCents } = fields;
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  if (typeof userId !== 'string' || typeof salt !== 'string' || !isHash(root)) return null;
  const steps: unknown = fields['path'];
  if (!isCount(cents) || !isCount(totalCents) || !Array.isArray(steps) || steps.length > PATH_MAX) return null;
  const path: unknown[] = steps;
  if (!path.every(isStep)) return null;
  const balance: Balance = { day, userId, salt, cents, path, root, totalCents };
  return balanceText(balance) === text ? balance : null;
}

const hashOf = async (parts: readonly (string | number)[]): Promise<string> =>
  hexOf(await sha256(utf8(JSON.stringify(parts))));

async function above(left: Node, right: Node): Promise<Node> {
  const hash = await hashOf(['node', left.hash, left.cents, right.hash, right.cents]);
  return { hash, cents: left.cents + right.cents };
}

/** What was published of the day, from wherever it was noted. */
export interface Published {
  readonly root?: string;
  readonly totalCents?: number;
}

/** Whether a balance is counted in the total of its day. Sums below zero are no balances, so none hides a debt. */
export async function checkBalance(text: string, published: Published = {}): Promise<Checked<Balance>> {
  const balance = readBalance(text);
  if (!balance) return { fault: 'no-balance' };
  const { userId, salt, cents, path, root, totalCents } = balance;
  if ((published.root ?? root) !== root || (published.totalCents ?? totalCents) !== totalCents)
    return { fault: 'other-day' };
  let node: Node = { hash: await hashOf(['leaf', userId, salt, cents]), cents };
  for (const step of path) node = step.side === 'left' ? await above(step, node) : await above(node, step);
  if (node.hash !== root || node.cents !== totalCents) return { fault: 'not-counted' };
  return { found: balance };
}
