import { DAY, HOUR, MINUTE } from '../shared/time.ts';

/**
 * A player's own days. The zone is an IANA name of the settings; a day is the date on the player's calendar, has 23 to
 * 25 hours, and begins when the date changes, which is not everywhere at midnight.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(zone, made);
  return made;
}

/** A zone by the one name under which it is kept, as IANA or as an offset; null where there is none of that name. */
export function timeZoneOf(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name.trim() }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The zone that a browser names, or UTC for all that name none: nobody loses a day by what their browser says. */
export const zoneIn = (name: string): string => timeZoneOf(name) ?? 'UTC';

/** The date of an instant in a zone, `YYYY-MM-DD`. */
export function dateIn(zone: string, at: number): string {
  const parts = formatterOf(zone).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** The instant at which the date of `at` ends in a zone, to the minute: what a countdown runs to (MI-02). */
export function dayEnd(zone: string, at: number): number {
  const date = dateIn(zone, at);
  // No date is longer than 25 hours; one that a zone leaves out does not matter, since any later date is the end.
  let [from, until] = [at, at + 26 * HOUR];
  while (until - from > MINUTE) {
    const middle = Math.floor((from + until) / 2);
    if (dateIn(zone, middle) === date) from = middle;
    else until = middle;
  }
  return Math.floor(until / MINUTE) * MINUTE;
}

/** Calendar days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The Monday of a date's week: the weekly missions are kept under it. */
export function mondayOf(date: string): string {
  const day = new Date(date);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

/**
 * The date that opens now, or null where the player's newest day goes on. Only a later date opens: who travels, or
 * changes the zone again and again, is given no day twice and none for nothing (`opened` is null before the first).
 */
export function dayToOpen(opened: string | null, zone: string, now: number): string | null {
  const date = dateIn(zone, now);
  return opened === null || date > opened ? date : null;
}

/** What is known of a player's calendar. */
export interface Calendar {
  readonly zone: string;
  /** The newest opened day; null before the first. */
  readonly last: string | null;
  readonly lastAt: number;
}

/**
 * The day to which something belongs that a player did: the date in the zone, but none before the newest opened day
 * once that is open, nor after it before it opened. So it is one day, wherever the player travels meanwhile.
 */
export function dayOfDeed({ zone, last, lastAt }: Calendar, at: number): string {
  const date = dateIn(zone, at);
  if (last === null) return date;
  const isBefore = at < lastAt;
  return isBefore === date < last ? date : last;
}

/** When the day after a day can open in a zone, seen from now: what the countdown of daily missions runs to (MI-02). */
export function dayResetsAt(zone: string, day: string, now: number): number {
  let at = dayEnd(zone, now);
  while (dateIn(zone, at) <= day) at = dayEnd(zone, at);
  return at;
}

/** When the week after a day's begins. */
export function weekResetsAt(zone: string, day: string, now: number): number {
  let at = dayResetsAt(zone, day, now);
  while (mondayOf(dateIn(zone, at)) <= mondayOf(day)) at = dayEnd(zone, at);
  return at;
}
