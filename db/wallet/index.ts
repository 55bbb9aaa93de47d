/** How money moves, for whoever moves it. Nobody outside of this folder posts a transfer. */
export { closeAlert, countOpenAlerts, lockAlert, lockRiskAlerts, raiseAlert, readAlert } from './alert.queries.ts';
export { readWaitingAlerts } from './alert.queries.ts';
export { staffAlerts } from './alert.table.ts';
export { holdBet, payBet, payCreator, readEscrow, refundBet, releaseReserve, retitleBets } from './bets.ts';
export { noteCommitment, readCommitmentDate } from './commitments.ts';
export { correctStakes, previewStakes } from './correct-stakes.ts';
export { bookSponsored, lockFund, moveFund, paySponsored, readEscrows, readFund, returnSponsored } from './fund.ts';
export { bookAdjustment, bookChargeback, bookDebt, bookDeposit, bookOpening, grant } from './bookings.ts';
export { bookWithdrawal, bookWithdrawalPayout, bookWithdrawalReturn } from './bookings.ts';
export { listEndedDeposits, listEndedPayouts, listReserves, readFirstTransfer } from './finance.queries.ts';
export { type Booked, sumBooked, sumBookedByHour, sumHeldByHour } from './finance.queries.ts';
export { listChargebacks, listLargePayouts, listReservesBetween } from './report.queries.ts';
export { purchase, readReturned, readTakings, returnCoins, returnPurchase } from './purchases.ts';
export {
  countWithdrawals,
  hasDepositBy,
  listPaidOut,
  readWaitingPayouts,
  readWaitingWithdrawals,
} from './payment.queries.ts';
export { listCreatorShares, readCreatorIncome, readGivenCoins, readSponsored } from './creator-income.queries.ts';
export { sumCreatorShares } from './creator-income.queries.ts';
export { playDays } from './ledger.table.ts';
export { openAccount } from './open-account.ts';
export { holdGuarantee, holdStake, payPool, refundStake, refundStakes, requireStake, settleByHouse } from './stakes.ts';
export type { StakeContext } from './stakes.ts';
export { type Holdings, readBalance, readCoinSpending, readHoldings } from './wallet.queries.ts';
export { listAuditHeads, listRoots } from './proof.queries.ts';
export { listAddedMethods, listDestinations, listSharers } from './flow.queries.ts';
export { readDestination, readFlow, readPayments } from './flow.queries.ts';
