import type { Reader } from '../../../db/client/database.ts';
import type { Deps } from '../deps.ts';

/**
 * What can bind accounts to each other: a browser or network that more than one has signed in from, a place that payouts
 * of more than one go to, and that one has brought the other.
 */
export const BOND_KINDS = ['browser', 'network', 'payment method', 'referral'] as const;

/** Something that some accounts have in common. It proves nothing: brothers and friends have that too. */
export interface Bond {
  readonly kind: (typeof BOND_KINDS)[number];
  /** Two at least. */
  readonly players: readonly string[];
}

/** A room's answer to what binds some of the accounts, at an instant. */
export type ListBonds = (reader: Reader, userIds: readonly string[], at: number) => Promise<readonly Bond[]>;

/** Everything that binds some of the accounts to each other. */
export async function listBonds(
  { wiring }: Deps,
  reader: Reader,
  userIds: readonly string[],
  at: number,
): Promise<readonly Bond[]> {
  const ids = [...new Set(userIds)];
  const bonds: Bond[] = [];
  for (const list of wiring.bonds) bonds.push(...(await list(reader, ids, at)));
  return bonds;
}

/** Whether anything binds an account to one of the others. */
export async function isBoundTo(
  deps: Deps,
  reader: Reader,
  userId: string,
  others: readonly string[],
  at: number,
): Promise<boolean> {
  const bonds = await listBonds(deps, reader, [userId, ...others], at);
  return bonds.some(({ players }) => players.includes(userId));
}
