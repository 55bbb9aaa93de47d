import { pathTo, withQuery } from '../shared/path-to.ts';

export const walletPath = '/wallet';
export type WalletTab =
  | 'overview'
  | 'battlecoin'
  | 'earnings'
  | 'deposit'
  | 'withdraw'
  | 'history'
  | 'methods'
  | 'verification';
export const walletTabPath = (tab: WalletTab, more: Readonly<Record<string, string>> = {}): string =>
  withQuery(walletPath, { tab, ...more });
/** Where a deposit's end is shown. */
export const depositPath = (depositId: string): string => walletTabPath('deposit', { deposit: depositId });

export const statementsPath = '/statements';
export const receiptPattern = '/receipt/:id';
export const receiptPath = (transferId: string): string => pathTo(receiptPattern, { id: transferId });
/** The check of the books that everybody can make. */
export const ledgerPath = '/ledger';
export const sandboxBankPattern = '/sandbox-bank/:depositId';
export const sandboxBankPath = (depositId: string): string => pathTo(sandboxBankPattern, { depositId });
