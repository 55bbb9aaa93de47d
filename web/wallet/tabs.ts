import type { WalletTab } from '../../domain/wallet/wallet.paths.ts';
import * as t from './__generated__/messages.ts';

/** The tabs of the wallet in their order (WA-02, WA-03). */
export const WALLET_TABS = [
  { value: 'overview', label: t.overview() },
  { value: 'battlecoin', label: 'BattleCoin' },
  { value: 'earnings', label: t.earnings() },
  { value: 'deposit', label: t.addFunds() },
  { value: 'withdraw', label: t.withdraw() },
  { value: 'history', label: t.history() },
  { value: 'methods', label: t.methods() },
  { value: 'verification', label: t.verification() },
] as const satisfies readonly { value: WalletTab; label: string }[];

/** The tab of that name; null for any other text. */
export const knownTab = (value: unknown): WalletTab | null =>
  WALLET_TABS.find((tab) => tab.value === value)?.value ?? null;
