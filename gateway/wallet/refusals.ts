import type { WalletRefusal } from '../../domain/wallet/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const walletRefusals: PublicRefusals<WalletRefusal> = {
  INSUFFICIENT_FUNDS: [409, 'Not enough money available to bet'],
  STAKE_OUT_OF_BOUNDS: [400, 'The stake is outside the allowed bounds'],
  PLAY_PAUSED: [403, 'The player is taking a break'],
  BIRTH_DATE_MISSING: [403, 'A date of birth has to be stated before the first stake'],
  STAKE_TOO_YOUNG: [403, 'The player is younger than stakes ask for in the region'],
  PLAY_LIMIT_REACHED: [409, 'This would exceed a limit that the player has set'],
  PAUSE_RUNNING: [409, 'A break cannot be shortened'],
  MONEY_LEFT: [409, 'There is money on the account'],
  BATTLES_OPEN: [409, 'Battles of this account are still open'],
  PAYMENT_NOT_WAITING: [409, 'The payment is not waiting for this any more'],
  METHOD_UNUSABLE: [409, 'This payment method cannot be used for that'],
  METHOD_IN_USE: [409, 'A payment on this method is still under way'],
  METHOD_COOLING: [409, 'A new payment method can receive money after 24 hours'],
  METHOD_LOCKED: [409, 'No payout goes there until you have confirmed it anew'],
  PAYOUT_DOUBTED: [409, 'The player has not confirmed this account since the password was reset'],
  CRYPTO_OFF: [409, 'Payments in cryptocurrency are switched off'],
  FUNDS_LOCKED: [409, 'Part of the balance is still within a dispute window'],
  AMOUNT_OUT_OF_BOUNDS: [400, 'The amount is outside the allowed bounds'],
  OWN_MONEY: [403, 'Nobody decides about their own money'],
  SECOND_ADMINISTRATOR: [409, 'A second administrator has to approve this one'],
  ALERT_RESOLVED: [409, 'Somebody else has resolved this alert'],
  ALERT_UNDECIDED: [409, 'This alert ends with a decision of its own'],
  REDEMPTION_OFF: [409, 'Spending BattleCoin is switched off'],
  PROOF_PENDING: [409, 'The transfer is not in the log of the ledger yet'],
};
