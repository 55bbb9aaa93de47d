import type { Funds } from './amount-rules.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** 'In 2 battles and 1 withdrawal'. */
export function heldNote(holds: Funds['holds']): string {
  const battles = holds.filter(({ kind }) => kind !== 'WITHDRAWAL').length;
  const withdrawals = holds.length - battles;
  const parts = [
    ...(battles > 0 ? [counted(battles, 'battle')] : []),
    ...(withdrawals > 0 ? [counted(withdrawals, 'withdrawal')] : []),
  ];
  return parts.length === 0 ? 'Nothing is held' : `In ${parts.join(' and ')}`;
}
