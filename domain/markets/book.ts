/**
 * What a market owes, in sums of each side: no rule has to look at every bet. The escrow holds what the dearest outcome
 * takes at every moment, the return of everything among the outcomes.
 */
import { PPM, type Pair, type Side, type Terms, oddsFor } from './odds.ts';

/** Sums over the bets that stand, in cents. */
export interface Book {
  readonly stakes: Pair;
  /** What the bets of a side are paid if it wins. */
  readonly payouts: Pair;
  /** The part of the stakes that is not firm yet, and goes back if the market closes. */
  readonly fresh: Pair;
}

export const EMPTY_BOOK: Book = { stakes: [0, 0], payouts: [0, 0], fresh: [0, 0] };

export const stakedIn = ({ stakes }: Book): number => stakes[0] + stakes[1];
const add = (pair: Pair, side: Side, cents: number): Pair =>
  side === 0 ? [pair[0] + cents, pair[1]] : [pair[0], pair[1] + cents];

export interface BookedBet {
  readonly side: Side;
  readonly stakeCents: number;
  readonly payoutCents: number;
}

/** The book with a bet that was just placed. */
export const withBet = (book: Book, { side, stakeCents, payoutCents }: BookedBet): Book => ({
  stakes: add(book.stakes, side, stakeCents),
  payouts: add(book.payouts, side, payoutCents),
  fresh: add(book.fresh, side, stakeCents),
});

/** The book once a bet stands for good. */
export const withFirm = (book: Book, { side, stakeCents }: BookedBet): Book => ({
  ...book,
  fresh: add(book.fresh, side, -stakeCents),
});

/** The book without a bet that was not firm yet. */
export const withoutFresh = (book: Book, { side, stakeCents, payoutCents }: BookedBet): Book => ({
  stakes: add(book.stakes, side, -stakeCents),
  payouts: add(book.payouts, side, -payoutCents),
  fresh: add(book.fresh, side, -stakeCents),
});

/** The most that creators can come to; rounded down once a market. */
export const creatorsCents = (book: Book, { creatorPpm }: Pick<Terms, 'creatorPpm'>): number =>
  Math.floor((stakedIn(book) * creatorPpm) / PPM);

/** The most that each outcome can take: winners and creators are paid, and what is not firm on the other side goes back. */
export function liabilitiesOf(book: Book, terms: Pick<Terms, 'creatorPpm'>): Pair {
  const creators = creatorsCents(book, terms);
  return [book.payouts[0] + book.fresh[1] + creators, book.payouts[1] + book.fresh[0] + creators];
}

/** What must lie in escrow: the dearest outcome, a void market being one of them. */
export const needOf = (book: Book, terms: Pick<Terms, 'creatorPpm'>): number =>
  Math.max(stakedIn(book), ...liabilitiesOf(book, terms));

/** What the house has put in beside the stakes: what it can lose at the most. */
export const reserveOf = (book: Book, terms: Pick<Terms, 'creatorPpm'>): number => needOf(book, terms) - stakedIn(book);

/** The odds that are offered now. Neither time nor the creators' share has a part in them, so that only bets move them. */
export const oddsOf = (book: Book, terms: Terms): Pair => {
  const staked = stakedIn(book);
  return oddsFor(terms, [book.payouts[0] - staked, book.payouts[1] - staked]);
};
