import { formatCounted } from '../format/format.ts';
import type { Funds } from './amount-rules.ts';

/** 'In 2 battles and 1 withdrawal'. */
export function heldNote(holds: Funds['holds']): string {
  const battles = holds.filter(({ kind }) => kind !== 'WITHDRAWAL').length;
  const withdrawals = holds.length - battles;
  const parts = [
    ...(battles > 0 ? [formatCounted(battles, 'battle')] : []),
    ...(withdrawals > 0 ? [formatCounted(withdrawals, 'withdrawal')] : []),
  ];
  return parts.length === 0 ? 'Nothing is held' : `In ${parts.join(' and ')}`;
}
