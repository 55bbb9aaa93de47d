import type { ResultSums } from '../../domain/results/result-sums.ts';
import { formatCents, formatSignedCents } from './format.ts';
import * as t from './__generated__/messages.ts';

/** 'Won $20.00 · net +$9.50 after $0.50 fee': a result in one line, the same wherever it is told. */
export function resultWords({ hasWon, stakeCents, paidCents, feeCents, netCents }: ResultSums): string {
  const [net, fee] = [formatSignedCents(netCents), formatCents(feeCents)];
  return hasWon
    ? t.wonPaidNetAfterFee({ paid: formatCents(paidCents), net, fee })
    : t.lostStakeNetAfterFee({ stake: formatCents(-stakeCents), net, fee });
}
