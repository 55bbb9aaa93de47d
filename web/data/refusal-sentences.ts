import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { formatCents } from '../format/format.ts';

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

/** 'in 40 seconds', 'in 3 minutes', 'in 20 hours'; rounded up, so that trying again then works. */
export function waitOf(data: Figures): string {
  const seconds = data['retryAfterSeconds'];
  if (typeof seconds !== 'number') return 'in a few minutes';
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `in ${Math.ceil(minutes / 60)} hours`;
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** An instant of the refusal in the reader's own time zone. */
export function momentOf(data: Figures, name: string): string {
  const at = data[name];
  if (typeof at !== 'number') return 'later';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
