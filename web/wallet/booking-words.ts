import type { EntryKind, TransferKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What a movement of money was for, as a player says it. */
export const TRANSFER_WORDS: Readonly<Record<TransferKind, string>> = {
  OPENING: t.openingBalance(),
  HOLD: t.stakeHeld(),
  REFUND: t.stakeReturned(),
  SETTLE: t.battleSettled(),
  DEPOSIT: t.deposit(),
  CHARGEBACK: t.depositTakenBack(),
  DEBT: t.debtPaid(),
  WITHDRAWAL: t.withdrawalRequested(),
  WITHDRAWAL_RETURN: t.withdrawalReturned(),
  WITHDRAWAL_PAYOUT: t.withdrawalPaidOut(),
  PURCHASE: t.purchase(),
  FORFEIT: t.forfeited(),
  ADJUSTMENT: t.balanceAdjustment(),
  BONUS: t.bonus(),
  RESERVE: t.marketReserve({ sense: 'player' }),
  CREATOR: t.creatorShare(),
  FUND: t.marketFund(),
  SPONSORSHIP: t.sponsoredChallenge(),
  CORRECTION: t.resultPutRight(),
  COMMITMENTS: t.commitmentsDated(),
};

/** What a single booking is. */
export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
  OPENING: t.openingBalance(),
  DEPOSIT: t.deposit(),
  WITHDRAWAL: t.withdrawal(),
  CHARGEBACK: t.chargeBack(),
  WAGER: t.stake(),
  PAYOUT: t.payout(),
  FEE: t.fee(),
  REFUND: t.refund(),
  BONUS: t.bonus(),
  FORFEIT: t.forfeited(),
  ADJUSTMENT: t.balanceAdjustment(),
  STORE_PURCHASE: t.storePurchase(),
  BATTLECOIN_PURCHASE: t.battlecoinPurchase(),
  RESERVE: t.marketReserve({ sense: 'player' }),
  CREATOR: t.creatorShare(),
  GUARANTEE: t.prizeMoney({ sense: 'player' }),
};
