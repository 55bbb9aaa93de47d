import { emailKeyOf } from '../accounts/email.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { type Item, findItem } from './items.ts';

/** A gift that nobody has claimed after this is returned to whoever bought it (SO-16). */
export const GIFT_LIFE = 30 * DAY;
/** Each is an e-mail to somebody who has not asked for it. */
export const GIFTS_PER_DAY = 10;

/** `lapsed` is one that could not be returned: its buyer's account was closed meanwhile. */
export const GIFT_STATES = ['sent', 'claimed', 'returned', 'lapsed'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** What is in a gift, by the content of its product. */
const GIFTS: Readonly<Record<string, readonly string[]>> = {
  'friend-starter': ['rising-star-title', 'starter-frame'],
};

/** The items of a gift; undefined for what is none. */
export const giftItems = (content: string): Item[] | undefined =>
  Object.hasOwn(GIFTS, content) ? GIFTS[content]?.flatMap((id) => findItem(id) ?? []) : undefined;

export interface Gift {
  readonly buyerId: string;
  readonly state: GiftState;
  readonly claimedBy: string | null;
  readonly expiresAt: number;
}

/** Nobody gives to the own address, however it is spelled. */
export const isOwnAddress = (to: string, own: string): boolean => emailKeyOf(to) === emailKeyOf(own);

/**
 * What a claim brings: the items of it that the player has not got yet. One that would bring nothing stays where it is
 * and is returned in time.
 */
export function claimGift(
  gift: Gift,
  items: readonly Item[],
  userId: string,
  owned: ReadonlySet<string>,
  now: number,
): Ruling<readonly Item[]> {
  if (gift.state !== 'sent' || now >= gift.expiresAt) return refuse('GIFT_GONE');
  if (gift.buyerId === userId) return refuse('ONESELF');
  const fresh = items.filter(({ id }) => !owned.has(id));
  return fresh.length === 0 ? refuse('GIFT_HAD') : allow(fresh);
}

/** What becomes of one that nobody has claimed in time; null where it is not time, or where it has ended. */
export function endOfGift(
  gift: Gift,
  isBuyerHere: boolean,
  now: number,
): Extract<GiftState, 'returned' | 'lapsed'> | null {
  if (gift.state !== 'sent' || now < gift.expiresAt) return null;
  return isBuyerHere ? 'returned' : 'lapsed';
}

/** What becomes of a gift that its owner declines: it goes back at once, as if its time were over. */
export function declineGift(
  gift: Gift,
  userId: string,
  isBuyerHere: boolean,
  now: number,
): Ruling<Extract<GiftState, 'returned' | 'lapsed'>> {
  if (gift.state !== 'sent' || now >= gift.expiresAt) return refuse('GIFT_GONE');
  if (gift.buyerId === userId) return refuse('ONESELF');
  return allow(isBuyerHere ? 'returned' : 'lapsed');
}

/**
 * What of an order was paid for its gifts: of the discount their share, rounded up for the others, so that no more is
 * ever returned than was paid.
 */
export const paidFor = (giftCoins: number, coins: number, payCoins: number): number =>
  coins === 0 ? 0 : Math.floor((giftCoins * payCoins) / coins);
