import { css } from '@emotion/react';
import { Coins as CoinsIcon, Wallet } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCents, formatCoins } from '../../format/format.ts';
import { WALLET_NAVIGATION } from '../../address/wallet-navigation.ts';
import { walletPath, walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { tabular } from '../../ui/theme.tsx';
import { below, canHover } from '../../ui/tokens.ts';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import * as t from '../__generated__/messages.ts';

const chip = css(tabular, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: 40,
  padding: '0 var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--bg-2)',
  fontSize: 'var(--size-14)',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [canHover]: { ':hover': { background: 'var(--bg-3)' } },
  [below.medium]: { minHeight: 'var(--target-touch)' },
  'header & > svg': { [below.medium]: { display: 'none' } },
});

/** FR-18 to FR-20: what the account owns, on every page. */
export function WalletChips({ wallet }: { readonly wallet: Viewer['wallet'] }) {
  const { pathname } = useLocation();
  const { balanceCents, availableToBetCents, heldCents, battleCoins } = wallet;
  const showCoins = (event: MouseEvent): void => {
    if (pathname !== walletPath || event.metaKey || event.ctrlKey) return;
    // The wallet page takes the event over by preventing its default; without a taker the link is followed.
    const request = new CustomEvent(WALLET_NAVIGATION, { detail: { tab: 'battlecoin' }, cancelable: true });
    if (!window.dispatchEvent(request)) event.preventDefault();
  };
  return (
    <>
      <Tooltip
        content={
          <span css={tabular}>
            {t.availableToBet({ amount: formatCents(availableToBetCents) })}
            <br />
            {t.heldInBattlesAndWithdrawals({ amount: formatCents(heldCents) })}
          </span>
        }
      >
        <Link to={walletPath} css={chip} aria-label={t.walletBalance({ balance: formatCents(balanceCents) })}>
          <Wallet size={16} aria-hidden css={{ color: 'var(--win)' }} />
          <span translate="no">{formatCents(balanceCents)}</span>
        </Link>
      </Tooltip>
      <Link
        to={walletTabPath('battlecoin')}
        css={chip}
        onClick={showCoins}
        aria-label={t.battleCoinBalance({ balance: formatCoins(battleCoins) })}
      >
        <CoinsIcon size={16} aria-hidden css={{ color: 'var(--coin)' }} />
        <span css={{ color: 'var(--coin)' }} translate="no">
          {formatCoins(battleCoins)}
        </span>
      </Link>
    </>
  );
}
