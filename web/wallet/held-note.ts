import { LOCALE } from '../format/locale.ts';
import type { Funds } from './amount-rules.ts';
import * as t from './__generated__/messages.ts';

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** 'In 2 battles and 1 withdrawal'. */
export function heldNote(holds: Funds['holds']): string {
  const battles = holds.filter(({ kind }) => kind !== 'WITHDRAWAL').length;
  const withdrawals = holds.length - battles;
  const parts = [
    ...(battles > 0 ? [t.battleCount({ count: battles })] : []),
    ...(withdrawals > 0 ? [t.withdrawalCount({ count: withdrawals })] : []),
  ];
  return parts.length === 0 ? t.nothingIsHeld() : t.inWhatHoldsMoney({ holds: list.format(parts) });
}
