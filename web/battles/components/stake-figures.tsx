import type { Detail } from '../../ui/description-list.tsx';
import { Money } from '../../ui/money.tsx';
import type { StakeFigures } from '../battle-figures.ts';

/** Stake, fee, total held and what comes back: named before every commitment (C-07). */
export function stakeDetails({ stakeCents, feeCents, holdCents, poolCents, remainingCents }: StakeFigures): Detail[] {
  return [
    { term: 'Stake', detail: <Money cents={stakeCents} /> },
    { term: 'Platform fee (5%)', detail: <Money cents={feeCents} /> },
    { term: 'Total held', detail: <Money cents={holdCents} />, total: true },
    { term: 'The winner gets', detail: <Money cents={poolCents} /> },
    ...(remainingCents === null || remainingCents < 0
      ? []
      : [{ term: 'Available to bet afterwards', detail: <Money cents={remainingCents} /> }]),
  ];
}
