import type { Detail } from '../ui/description-list.tsx';
import { Money } from '../ui/money.tsx';
import type { StakeFigures } from './stake-figures.ts';

/** Stake, fee, total held and what comes back: named before every commitment (C-07). */
export function stakeDetails(figures: StakeFigures): Detail[] {
  const { stakeCents, feeCents, feeBasisPoints, holdCents, poolCents, remainingCents } = figures;
  const rate = feeBasisPoints === null ? '' : ` (${feeBasisPoints / 100}%)`;
  return [
    { term: 'Stake', detail: <Money cents={stakeCents} /> },
    { term: `Platform fee${rate}`, detail: <Money cents={feeCents} /> },
    { term: 'Total held', detail: <Money cents={holdCents} />, total: true },
    { term: 'The winner gets', detail: <Money cents={poolCents} /> },
    ...(remainingCents === null || remainingCents < 0
      ? []
      : [{ term: 'Available to bet afterwards', detail: <Money cents={remainingCents} /> }]),
  ];
}
