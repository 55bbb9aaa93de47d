import { formatCount } from '../../../domain/shared/figures.ts';
import { LANGUAGES, LOCALES } from '../../../domain/shared/languages.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
  [SECOND, 'second'],
] as const;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A time in its largest whole unit. @param milliseconds whole seconds of them */
export function duration(milliseconds: number): string {
  const [length, name] = UNITS.find(([unit]) => milliseconds % unit === 0) ?? [SECOND, 'second'];
  return counted(milliseconds / length, name);
}

/** As prose lists them. */
export const inTurn = (words: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[LANGUAGES[0]], { type: 'conjunction' }).format(words);
