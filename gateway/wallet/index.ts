/** What other rooms may use of this one. */
export { ledgerKeyText } from './proofs/ledger-key.ts';
export { StaffAlert } from './alerts/alert.types.ts';
export { AlertKindEnum } from './wallet.enums.ts';
export { sellCoins } from './deposits/buy-coins.ts';
export { CommitmentDate } from './proofs/commitment.types.ts';
export { compareOrigins, comparesOrigins, listSharedOrigins } from './alerts/compare-origins.ts';
export { FIGURE_FORMATS, FIGURE_TYPES, type FigureFormat, figureFile } from './statements/figure-files.ts';
export { FigureTableType } from './statements/figure-table.types.ts';
export { mixedMoney } from './deposits/mixed-money.ts';
export { movesMoney } from './moves-money.ts';
export { readWalletIn } from './read-wallet.ts';
export { inPlay, requirePlay, requireStaker } from './limits/require-play.ts';
export { sandboxProvider } from './providers/sandbox-provider.ts';
export { stripeOnDemand } from './providers/stripe-on-demand.ts';
export { WithdrawalRequest } from './payment.types.ts';
export { verifyLedger } from '../../db/wallet/verify-ledger.ts';
