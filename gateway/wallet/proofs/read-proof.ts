import { isStaff } from '../../../domain/accounts/roles.ts';
import { type Leaf, type PathStep, pathOf } from '../../../domain/wallet/balance-tree.ts';
import { type EntryKind, type TransferKind, contentText } from '../../../domain/wallet/ledger.ts';
import type { Subject } from '../../../domain/wallet/stakes.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import {
  type BalanceRoot,
  listRoots,
  ownersOf,
  readLeaves,
  readRoot,
  readTransfer,
} from '../../../db/wallet/proof.queries.ts';
import { readSubjects } from '../../../db/wallet/stake.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Whose account a line of a receipt is, in words that give nobody away. */
export type ReceiptParty = 'you' | 'player' | 'escrow' | 'house' | 'outside';

export interface ReceiptLine {
  readonly party: ReceiptParty;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly currency: Currency;
  /** The own account's balance right after it; null for others. */
  readonly balanceAfter: number | null;
}

export interface Receipt {
  readonly id: string;
  readonly kind: TransferKind;
  readonly currency: Currency;
  readonly at: number;
  readonly subjectId: string | null;
  /** Of a stake; null for any other transfer. */
  readonly subject: Subject | null;
  readonly lines: readonly ReceiptLine[];
  /** Place in the hash chain; null for about a second, until it is linked. */
  readonly position: number | null;
  readonly hash: string | null;
  readonly previousHash: string | null;
  /** Whose SHA-256 is the content hash of the link. */
  readonly content: string;
}

const PARTIES = { escrow: 'escrow', house: 'house', external: 'outside' } as const;

/**
 * A transfer as a receipt, for whoever it moved money of, and for staff.
 * @throws Refused NOT_FOUND for everybody else
 */
export async function readReceipt(deps: Deps, actor: Actor, id: string): Promise<Receipt> {
  const { read } = deps.db;
  const found = await readTransfer(read, id);
  if (!found) throw new Refused('NOT_FOUND');
  const owners = await ownersOf(
    read,
    found.entries.map(({ accountId }) => accountId),
  );
  const accounts = new Map(owners.map((account) => [account.id, account]));
  const isOwn = owners.some(({ ownerId }) => ownerId === actor.userId);
  if (!isOwn && !isStaff(actor.role)) throw new Refused('NOT_FOUND');
  const { transfer, entries, previousHash } = found;
  const currency = entries.some(({ accountId }) => accountId.endsWith(':BC')) ? 'BC' : 'USD';
  const lines = entries.map((entry): ReceiptLine => {
    const account = accounts.get(entry.accountId);
    const mine = account?.ownerId === actor.userId;
    const kind = account?.kind ?? 'house';
    const party = mine ? 'you' : kind === 'user' ? 'player' : PARTIES[kind];
    return { party, kind: entry.kind, amount: entry.amount, balanceAfter: mine ? entry.balanceAfter : null, currency };
  });
  const { subjectId } = transfer;
  const subjects = await readSubjects(read, subjectId === null ? [] : [subjectId]);
  return {
    id,
    kind: transfer.kind,
    currency,
    at: transfer.at,
    subjectId,
    subject: subjects.get(subjectId ?? '') ?? null,
    lines,
    position: transfer.position,
    hash: transfer.hash,
    previousHash,
    content: contentText({ ...transfer, entries }),
  };
}

export interface BalanceProof {
  readonly root: BalanceRoot;
  readonly leaf: Leaf;
  readonly path: readonly PathStep[];
}

/** The proof that the caller's balance is counted in a day's root, the latest without a day; null when there is none. */
export async function readBalanceProof(deps: Deps, userId: string, day: string | null): Promise<BalanceProof | null> {
  const { read } = deps.db;
  const root = day === null ? (await listRoots(read, 1))[0] : await readRoot(read, day);
  if (!root) return null;
  const leaves = await readLeaves(read, root.day);
  const place = leaves.findIndex((leaf) => leaf.userId === userId);
  const leaf = leaves[place];
  return leaf ? { root, leaf, path: pathOf(leaves, place) } : null;
}
