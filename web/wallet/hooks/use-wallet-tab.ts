import { useCallback, useEffect } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { WALLET_NAVIGATION } from '../../address/wallet-navigation.ts';
import { type WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import { knownTab } from '../tabs.ts';

/** In the history's state: the tab was pressed on this page, so the page stays where it is. */
const PRESSED = { walletTabPressed: true };

const wasPressed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'walletTabPressed' in state;

const askedTab = (event: Event): WalletTab | null => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === 'object' && detail !== null && 'tab' in detail ? knownTab(detail.tab) : null;
};

export interface WalletTabState {
  readonly tab: WalletTab;
  readonly open: (tab: WalletTab, more?: Readonly<Record<string, string>>) => void;
  /** Names the arrival after which the BattleCoin tab shows its end (WA-04, WA-05); null when it was pressed here. */
  readonly arrival: string | null;
}

/** The tab that the address holds, and the event of the header's chip. */
export function useWalletTab(): WalletTabState {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const isReturn = useNavigationType() === 'POP';
  const tab = knownTab(params.get('tab')) ?? 'overview';

  const open = useCallback(
    (next: WalletTab, more: Readonly<Record<string, string>> = {}) =>
      setParams({ tab: next, ...more }, { state: PRESSED, preventScrollReset: true }),
    [setParams],
  );

  useEffect(() => {
    const follow = (event: Event): void => {
      const asked = askedTab(event);
      if (asked === null) return;
      event.preventDefault();
      setParams({ tab: asked }, { replace: asked === tab, preventScrollReset: true });
    };
    window.addEventListener(WALLET_NAVIGATION, follow);
    return () => window.removeEventListener(WALLET_NAVIGATION, follow);
  }, [setParams, tab]);

  return { tab, open, arrival: wasPressed(state) && !isReturn ? null : key };
}
