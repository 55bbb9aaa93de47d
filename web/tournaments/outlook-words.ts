import { LOCALE } from '../format/locale.ts';
import * as t from './__generated__/messages.ts';

/** Of two: in American English a longer list has another comma before its 'and'. */
const listed = new Intl.ListFormat(LOCALE);

/** So many are named; the others are counted. */
const NAMED = 8;

/** Who reads of a decision: `Told of it: Ada, Bo and 3 more.` */
export function toldWords(names: readonly string[]): string {
  if (names.length === 0) return t.nobodyHasToBeTold();
  const more = names.length - NAMED;
  const shown = names.slice(0, NAMED);
  if (more > 0) return t.toldOfItAndMore({ names: shown.join(', '), more });
  const last = shown.at(-1) ?? '';
  return t.toldOfIt({ names: shown.length === 1 ? last : listed.format([shown.slice(0, -1).join(', '), last]) });
}
