import type { EntryKind, TransferKind } from '../data/__generated__/schema-types.ts';

/** What a movement of money was for, as a player says it. */
export const TRANSFER_WORDS: Readonly<Record<TransferKind, string>> = {
  OPENING: 'Opening balance',
  HOLD: 'Stake held',
  REFUND: 'Stake returned',
  SETTLE: 'Battle settled',
  DEPOSIT: 'Deposit',
  CHARGEBACK: 'Deposit taken back',
  DEBT: 'Debt paid',
  WITHDRAWAL: 'Withdrawal requested',
  WITHDRAWAL_RETURN: 'Withdrawal returned',
  WITHDRAWAL_PAYOUT: 'Withdrawal paid out',
  PURCHASE: 'Purchase',
  FORFEIT: 'Forfeited',
  ADJUSTMENT: 'Balance adjustment',
  BONUS: 'Bonus',
  RESERVE: 'Market reserve',
  CREATOR: 'Creator share',
  FUND: 'Market fund',
  SPONSORSHIP: 'Sponsored challenge',
  CORRECTION: 'Result put right',
  COMMITMENTS: 'Commitments dated',
};

/** What a single booking is. */
export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
  OPENING: 'Opening balance',
  DEPOSIT: 'Deposit',
  WITHDRAWAL: 'Withdrawal',
  CHARGEBACK: 'Charge-back',
  WAGER: 'Stake',
  PAYOUT: 'Payout',
  FEE: 'Fee',
  REFUND: 'Refund',
  BONUS: 'Bonus',
  FORFEIT: 'Forfeited',
  ADJUSTMENT: 'Balance adjustment',
  STORE_PURCHASE: 'Store purchase',
  BATTLECOIN_PURCHASE: 'BattleCoin purchase',
  RESERVE: 'Market reserve',
  CREATOR: 'Creator share',
  GUARANTEE: 'Prize money',
};
