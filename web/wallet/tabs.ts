import type { WalletTab } from '../../domain/wallet/wallet.paths.ts';
import { optionsOf } from '../ui/options.ts';
import * as t from './__generated__/messages.ts';

/** The tabs of the wallet in their order (WA-02, WA-03). */
export const WALLET_TABS = optionsOf<WalletTab>({
  overview: t.overview(),
  battlecoin: 'BattleCoin',
  earnings: t.earnings(),
  deposit: t.addFunds(),
  withdraw: t.withdraw(),
  history: t.history(),
  methods: t.methods(),
  verification: t.verification(),
});

/** The tab of that name; null for any other text. */
export const knownTab = (value: unknown): WalletTab | null =>
  WALLET_TABS.find((tab) => tab.value === value)?.value ?? null;
