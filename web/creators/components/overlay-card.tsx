import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type OverlayLook, type OverlayTheme, overlayBox, overlayScale } from '../../../domain/creators/overlay.ts';
import { formatCents, formatCoins, formatSignedCents } from '../../format/format.ts';
import { display, tabular } from '../../ui/theme.tsx';
import {
  type OverlayData,
  type OverlayWager,
  type OverlayWallet,
  type OverlayWin,
  OVERLAY_LABELS,
} from '../overlay-data.ts';
import * as t from '../__generated__/messages.ts';

/** In place of an amount that is not told. */
const HIDDEN = '•••';

const card = css({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5em',
  padding: '0.8em 1em',
  borderRadius: '0.8em',
  overflow: 'hidden',
  fontFamily: 'var(--font-text)',
  lineHeight: 1.35,
});
/** Over a picture that nobody knows: the shadow keeps light text apart from it. */
const OVER_PICTURE = '0 0 2px var(--bg-0), 0 1px 4px var(--bg-0), 0 0 12px var(--bg-0)';
const paints: Readonly<Record<OverlayTheme, ReturnType<typeof css>>> = {
  dark: css({ background: 'var(--bg-1)', color: 'var(--text)' }),
  light: css({ background: 'var(--text)', color: 'var(--bg-0)' }),
  clear: css({ color: 'var(--text)', textShadow: OVER_PICTURE }),
};
const head = css({
  fontSize: '0.8em',
  fontWeight: 600,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
});
const figure = css({ fontSize: '2.2em', lineHeight: 1 });
const feed = css({ display: 'grid', gap: '0.35em', margin: 0, padding: 0, listStyle: 'none' });
const line = css({ display: 'flex', justifyContent: 'space-between', gap: '0.8em', minWidth: 0 });
/** The shadow of its letters is within its edges. */
const words = css({
  minWidth: 0,
  margin: '-0.3em',
  padding: '0.3em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const sum = css({ flex: 'none', fontWeight: 700 });

interface OverlayCardProps {
  readonly look: OverlayLook;
  /** Null while nothing was told yet. */
  readonly data: OverlayData | null;
  /** In place of everything: why there is nothing to show. */
  readonly notice?: string | null;
}

/** An overlay as viewers see it (CR-11): in the hub's preview and on its own page. */
export function OverlayCard({ look, data, notice = null }: OverlayCardProps) {
  const { width, height } = overlayBox(look);
  return (
    <section
      aria-label={OVERLAY_LABELS[look.kind]}
      css={[card, paints[look.theme]]}
      style={{ width, height, fontSize: 14 * overlayScale(look.size) }}
    >
      <div css={head}>{OVERLAY_LABELS[look.kind]}</div>
      {notice ?? (data === null ? t.connecting() : <Shown data={data} />)}
    </section>
  );
}

function Shown({ data }: { readonly data: OverlayData }) {
  if ('overlayWallet' in data) return <WalletFigures wallet={data.overlayWallet} />;
  if ('overlayWagers' in data)
    return <Feed items={data.overlayWagers} empty={t.noBetsYet()} row={(bet) => <WagerLine bet={bet} />} />;
  return <Feed items={data.overlayWins} empty={t.noWinsYet()} row={(win) => <WinLine win={win} />} />;
}

function WalletFigures({
  wallet: { balanceCents, weeklyWinningsCents, battleCoins },
}: {
  readonly wallet: OverlayWallet;
}) {
  return (
    <>
      <div css={[display, figure]}>{balanceCents === null ? HIDDEN : formatCents(balanceCents)}</div>
      <div css={[line, tabular]}>
        <span>
          {t.wonThisWeek({ amount: weeklyWinningsCents === null ? HIDDEN : formatCents(weeklyWinningsCents) })}
        </span>
        <span>{battleCoins === null ? t.hiddenBC({ hidden: HIDDEN }) : formatCoins(battleCoins)}</span>
      </div>
    </>
  );
}

interface FeedProps<T> {
  readonly items: readonly T[];
  readonly empty: string;
  readonly row: (item: T) => ReactNode;
}

function Feed<T extends { readonly id: string }>({ items, empty, row }: FeedProps<T>) {
  if (items.length === 0) return <span>{empty}</span>;
  return (
    <ul css={feed}>
      {items.map((item) => (
        <li key={item.id} css={line}>
          {row(item)}
        </li>
      ))}
    </ul>
  );
}

const WagerLine = ({ bet: { viewer, player, stakeCents, odds } }: { readonly bet: OverlayWager }) => (
  <>
    <span css={words}>{t.viewerOnPlayer({ viewer: viewer ?? t.aViewer(), player })}</span>
    <span css={[sum, tabular]}>
      {t.stakeAtOdds({
        stake: stakeCents === null ? HIDDEN : formatCents(stakeCents),
        odds: (odds / 100).toFixed(2),
      })}
    </span>
  </>
);

const WinLine = ({ win: { gameTitle, amountCents } }: { readonly win: OverlayWin }) => (
  <>
    <span css={words}>{gameTitle}</span>
    <span css={[sum, tabular]}>{amountCents === null ? HIDDEN : formatSignedCents(amountCents)}</span>
  </>
);
