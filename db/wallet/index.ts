/** How money moves, for whoever moves it. Nobody outside of this folder posts a transfer. */
export { closeAlert, countOpenAlerts, lockAlert, lockRiskAlerts, raiseAlert, readAlert } from './alert.queries.ts';
export { staffAlerts } from './alert.table.ts';
export { holdBet, payBet, payCreator, readEscrow, refundBet, releaseReserve, retitleBets } from './bets.ts';
export { noteCommitment, readCommitmentDate } from './commitments.ts';
export { correctStakes } from './correct-stakes.ts';
export { bookSponsored, lockFund, moveFund, paySponsored, readEscrows, readFund, returnSponsored } from './fund.ts';
export {
  bookAdjustment,
  bookChargeback,
  bookDebt,
  bookDeposit,
  bookOpening,
  bookWithdrawal,
  bookWithdrawalPayout,
  bookWithdrawalReturn,
  grant,
} from './bookings.ts';
export { listEndedDeposits, listEndedPayouts, listReserves, readFirstTransfer, sumBooked } from './finance.queries.ts';
export { listChargebacks, listReservesBetween } from './report.queries.ts';
export { purchase, readReturned, readTakings, returnPurchase } from './purchases.ts';
export { countWithdrawals, listPaidOut } from './payment.queries.ts';
export { listCreatorShares, readCreatorIncome, readGivenCoins, readSponsored } from './creator-income.queries.ts';
export { playDays } from './ledger.table.ts';
export { openAccount } from './open-account.ts';
export { holdStake, payPool, refundStake, refundStakes, requireStake, settleByHouse } from './stakes.ts';
export type { StakeContext } from './stakes.ts';
export { type Holdings, readBalance, readCoinSpending, readHoldings } from './wallet.queries.ts';
export { listRoots } from './proof.queries.ts';
export { listAddedMethods, readFlow, readPayments } from './flow.queries.ts';
