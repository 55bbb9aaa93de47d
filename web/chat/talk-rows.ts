import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { formatDate } from '../format/format.ts';
import { LOCALE } from '../format/locale.ts';
import type { Message } from './talk.ts';
import * as t from './__generated__/messages.ts';

/** What stands below one another in the list. */
export type TalkRow =
  | { readonly kind: 'start'; readonly key: string }
  | { readonly kind: 'day' | 'new'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** Right after another of the same author, so that name and picture need not be said again. */
      readonly isNext: boolean;
    };

const TOGETHER_MS = 5 * MINUTE;

/** The day stands on a line of its own. */
const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });

const dayOf = (at: number): string => new Date(at).toDateString();

/** `Today`, `Yesterday`, `Mar 4, 2026`, by the reader's own calendar. */
function dayLabel(at: number, now: number): string {
  if (dayOf(at) === dayOf(now)) return t.today();
  return dayOf(at) === dayOf(now - DAY) ? t.yesterday() : formatDate(at);
}

/**
 * The messages with a line before each new day; a first row where the history begins.
 * @param newFrom the first message that was unread when the talk was opened, which has a line above it; null for none
 */
export function rowsOf(
  messages: readonly Message[],
  hasBeginning: boolean,
  now: number,
  newFrom: string | null = null,
): TalkRow[] {
  const rows: TalkRow[] = hasBeginning ? [{ kind: 'start', key: 'start' }] : [];
  let before: Message | null = null;
  for (const message of messages) {
    const isNewDay = before === null || dayOf(before.timestamp) !== dayOf(message.timestamp);
    if (isNewDay)
      rows.push({ kind: 'day', key: `day-${dayOf(message.timestamp)}`, label: dayLabel(message.timestamp, now) });
    const isNew = message.id === newFrom;
    if (isNew) rows.push({ kind: 'new', key: 'new', label: t.newSince({ time: clock.format(message.timestamp) }) });
    const isNext =
      !isNewDay &&
      !isNew &&
      before?.author.id === message.author.id &&
      !before.isDeleted &&
      message.timestamp - before.timestamp < TOGETHER_MS;
    rows.push({ kind: 'message', key: message.id, message, isNext });
    before = message;
  }
  return rows;
}
