import { css } from '@emotion/react';
import { formatCents, formatCoins, formatSignedCents } from '../../format/format.ts';
import { tabular } from '../theme.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as t from '../__generated__/messages.ts';

const won = css({ color: 'var(--win)' });
const lost = css({ color: 'var(--loss)' });
const coin = css({ color: 'var(--coin)', whiteSpace: 'nowrap' });
const unbroken = css({ whiteSpace: 'nowrap' });

const WON_LOST = [t.won(), t.lost()] as const;

interface MoneyProps {
  cents: number;
  /** A sign, a colour and a word for screen readers: for what was won or lost, paid in or out. */
  signed?: boolean;
  /** The words for a gain and a loss, where 'won' and 'lost' do not fit: `['received', 'sent']`. */
  words?: readonly [gain: string, loss: string];
}

/** US dollars: `$1,247.50`. */
export function Money({ cents, signed = false, words = WON_LOST }: MoneyProps) {
  const [gain, loss] = words;
  if (!signed || cents === 0)
    return (
      <span css={[tabular, unbroken]} translate="no">
        {formatCents(cents)}
      </span>
    );
  return (
    <span css={[tabular, unbroken, cents > 0 ? won : lost]}>
      <span translate="no">{formatSignedCents(cents)}</span>
      <VisuallyHidden> {cents > 0 ? gain : loss}</VisuallyHidden>
    </span>
  );
}

/** BattleCoin: `2,500 BC`. */
export function Coins({ amount }: { amount: number }) {
  return (
    <span css={[tabular, coin]} translate="no">
      {formatCoins(amount)}
    </span>
  );
}
