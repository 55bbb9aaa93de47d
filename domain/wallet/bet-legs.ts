import {
  CAPITAL_ACCOUNT,
  type EntryKind,
  type Leg,
  MARKET_FUND_ACCOUNT,
  escrowAccount,
  userAccount,
} from './ledger.ts';

/** A bet's money lies in the escrow of its market, beside what the fund has put there. */
interface BetOf {
  readonly marketId: string;
  readonly userId: string;
}

const between = (from: string, to: string, kind: EntryKind, amount: number): Leg[] =>
  amount === 0
    ? []
    : [
        { accountId: from, kind, amount: -amount },
        { accountId: to, kind, amount },
      ];

/** Back from a market to the fund; a negative amount goes the other way. */
export const reserveLegs = (marketId: string, cents: number): Leg[] =>
  between(escrowAccount(marketId), MARKET_FUND_ACCOUNT, 'reserve', cents);

/** The stake into the escrow, with what the fund adds to it so that the dearest outcome can be paid. */
export const betLegs = ({ marketId, userId }: BetOf, stakeCents: number, releaseCents: number): Leg[] => [
  ...between(userAccount(userId, 'USD'), escrowAccount(marketId), 'wager', stakeCents),
  ...reserveLegs(marketId, releaseCents),
];

export const betRefundLegs = ({ marketId, userId }: BetOf, cents: number): Leg[] =>
  between(escrowAccount(marketId), userAccount(userId, 'USD'), 'refund', cents);

export const betPayoutLegs = ({ marketId, userId }: BetOf, cents: number): Leg[] =>
  between(escrowAccount(marketId), userAccount(userId, 'USD'), 'payout', cents);

/** A creator's share of what was staked on the own stream. */
export const creatorLegs = ({ marketId, userId }: BetOf, cents: number): Leg[] =>
  between(escrowAccount(marketId), userAccount(userId, 'USD'), 'creator', cents);

/** Into the fund of the house's own; a negative amount comes out of it. */
export const fundLegs = (cents: number): Leg[] => between(CAPITAL_ACCOUNT, MARKET_FUND_ACCOUNT, 'reserve', cents);
