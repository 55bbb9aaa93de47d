import type { Role } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { ProductKind } from './catalogue.ts';
import { paidFor } from './gift.ts';

/**
 * Whether staff can take a line of an order back: `used` is what was opened, claimed or is gone, `money` a bundle whose
 * coins are not all there any more.
 */
export const LINE_STATES = ['returnable', 'used', 'money', 'returned'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** What is left of a line that was bought. */
export interface BoughtLine {
  readonly kind: ProductKind;
  readonly isReturned: boolean;
  /** Whether all that the line brought is still there, unused. */
  readonly isWhole: boolean;
}

export function stateOfLine({ kind, isReturned, isWhole }: BoughtLine): LineState {
  if (isReturned) return 'returned';
  if (isWhole) return 'returnable';
  return kind === 'coins' ? 'money' : 'used';
}

interface Person {
  readonly id: string;
  readonly role: Role;
}

/** An administrator takes back what somebody else has bought in the store, as long as nothing of it was used. */
export function returnLine(
  staff: Person,
  buyer: { readonly id: string; readonly status: string },
  line: BoughtLine,
): Ruling<null> {
  if (staff.role !== 'administrator') return refuse('FORBIDDEN');
  if (staff.id === buyer.id) return refuse('OWN_MONEY');
  if (buyer.status === 'closed') return refuse('NOT_FOUND');
  switch (stateOfLine(line)) {
    case 'returnable':
      return allow(null);
    case 'returned':
      return refuse('LINE_RETURNED');
    case 'money':
      return refuse('LINE_MONEY');
    case 'used':
      return refuse('LINE_USED');
  }
}

/** What an order cost, in coins. */
export interface PaidOrder {
  readonly discountCoins: number;
  readonly paidCoins: number;
  /** What loyalty gave back, for all but gifts. */
  readonly backCoins: number;
  /** Its lines that cost coins. */
  readonly lines: readonly { readonly coins: number; readonly isGift: boolean }[];
}

/**
 * What comes back of a line that cost so many coins before the discount: its share of what was paid, less its share of
 * what loyalty gave back, rounded down. All lines together bring back no more than the order has cost.
 */
export function coinsReturned(order: PaidOrder, coins: number): number {
  const before = order.paidCoins + order.discountCoins;
  const paid = paidFor(coins, before, order.paidCoins);
  const gifts = order.lines.reduce((sum, line) => sum + (line.isGift ? line.coins : 0), 0);
  const bringsBack = order.paidCoins - paidFor(gifts, before, order.paidCoins);
  return bringsBack === 0 ? 0 : Math.floor((paid * (bringsBack - order.backCoins)) / bringsBack);
}
