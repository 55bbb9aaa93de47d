import type { Detail } from '../ui/list/description-list.tsx';
import { Money } from '../ui/figure/money.tsx';
import type { StakeFigures } from './stake-figures.ts';
import * as t from './__generated__/messages.ts';

/** Stake, fee, total held and what comes back: named before every commitment (C-07). */
export function stakeDetails(figures: StakeFigures): Detail[] {
  const { stakeCents, feeCents, feeBasisPoints, holdCents, poolCents, remainingCents } = figures;
  const fee = feeBasisPoints === null ? t.platformFee() : t.platformFeePercent({ percent: feeBasisPoints / 100 });
  return [
    { term: t.stake(), detail: <Money cents={stakeCents} /> },
    { term: fee, detail: <Money cents={feeCents} /> },
    { term: t.totalHeld(), detail: <Money cents={holdCents} />, total: true },
    { term: t.theWinnerGets(), detail: <Money cents={poolCents} /> },
    ...(remainingCents === null || remainingCents < 0
      ? []
      : [{ term: t.availableToBetAfterwards(), detail: <Money cents={remainingCents} /> }]),
  ];
}
