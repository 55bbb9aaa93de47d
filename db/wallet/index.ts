/** How money moves, for whoever moves it. Nobody outside of this folder posts a transfer. */
export {
  bookChargeback,
  bookDebt,
  bookDeposit,
  bookOpening,
  bookWithdrawal,
  bookWithdrawalPayout,
  bookWithdrawalReturn,
  grant,
  purchase,
} from './bookings.ts';
export { type StakeContext, holdStake, payPool, refundStake, refundStakes } from './stakes.ts';
