import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { formatCents, formatDateTime } from '../format/format.ts';
import { LOCALE } from '../format/locale.ts';
import * as t from './__generated__/messages.ts';

/** What a refusal brings along for its sentence; amounts in cents. */
export type Figures = Readonly<Record<string, string | number>>;

export type Sentence = (data: Figures) => string;

/** What a player reads for each of some codes. */
export type Sentences<C extends RefusalCode> = Readonly<Record<C, Sentence>>;

export const say =
  (text: string): Sentence =>
  () =>
    text;

export const amount = (data: Figures, name: string): string | null => {
  const cents = data[name];
  return typeof cents === 'number' ? formatCents(cents) : null;
};

const ahead = new Intl.RelativeTimeFormat(LOCALE);

/** 'in 40 seconds', 'in 3 minutes', 'in 20 hours'; rounded up, so that trying again then works. */
export function waitOf(data: Figures): string {
  const seconds = data['retryAfterSeconds'];
  if (typeof seconds !== 'number') return t.inAFewMinutes();
  if (seconds < 60) return ahead.format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return ahead.format(Math.ceil(minutes / 60), 'hour');
  return ahead.format(minutes, 'minute');
}

/** An instant of the refusal in the reader's own time zone. */
export function momentOf(data: Figures, name: string): string {
  const at = data[name];
  return typeof at === 'number' ? formatDateTime(at) : t.later();
}
