import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { whenUsed } from './when-used.ts';
import { LOCALE } from './locale.ts';
import * as t from './__generated__/messages.ts';

const inUnit = (unit: string) =>
  whenUsed(() => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }));

const UNITS = [
  [DAY, inUnit('day')],
  [HOUR, inUnit('hour')],
  [MINUTE, inUnit('minute')],
] as const;

/** How long something took, in the two largest units that matter: '2 hours 5 minutes'. */
export function durationWords(ms: number): string {
  if (ms < MINUTE) return t.lessThanAMinute();
  const at = UNITS.findIndex(([unit]) => ms >= unit);
  let rest = ms;
  const words: string[] = [];
  for (const [unit, format] of UNITS.slice(at, at + 2)) {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count > 0) words.push(format().format(count));
  }
  return words.join(' ');
}
