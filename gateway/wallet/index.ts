/** What other rooms may use of this one. */
export { StaffAlert } from './alert.types.ts';
export { AlertKindEnum } from './wallet.enums.ts';
export { sellCoins } from './buy-coins.ts';
export { CommitmentDate } from './commitment.types.ts';
export { compareOrigins, comparesOrigins, listSharedOrigins } from './compare-origins.ts';
export { FIGURE_FORMATS, FIGURE_TYPES, type FigureFormat, figureFile } from './figure-files.ts';
export { FigureTableType } from './figure-table.types.ts';
export { mixedMoney } from './mixed-money.ts';
export { movesMoney } from './moves-money.ts';
export { readWalletIn } from './read-wallet.ts';
export { requirePlay } from './require-play.ts';
export { sandboxProvider } from './sandbox-provider.ts';
export { stripeProvider } from './stripe-provider.ts';
export { WithdrawalRequest } from './payment.types.ts';
export { verifyLedger } from '../../db/wallet/verify-ledger.ts';
