import type { WalletTab } from '../../domain/wallet/wallet.paths.ts';

/** The tabs of the wallet in their order (WA-02, WA-03). */
export const WALLET_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'battlecoin', label: 'BattleCoin' },
  { value: 'earnings', label: 'Earnings' },
  { value: 'deposit', label: 'Add Funds' },
  { value: 'withdraw', label: 'Withdraw' },
  { value: 'history', label: 'History' },
  { value: 'methods', label: 'Methods' },
  { value: 'verification', label: 'Verification' },
] as const satisfies readonly { value: WalletTab; label: string }[];

/** The tab of that name; null for any other text. */
export const knownTab = (value: unknown): WalletTab | null =>
  WALLET_TABS.find((tab) => tab.value === value)?.value ?? null;
