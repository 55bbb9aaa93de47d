/**
 * Whether a value holds a text that PostgreSQL cannot store: one with a NUL character. Both engines refuse it, so that a
 * database can be moved from one to the other. `value` is what came over the wire, as deep as its schema allows.
 */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/**
 * What cannot be seen and can mislead: half characters, overrides of the writing direction, spaces without width, marks
 * of annotations, tags. The joiners of emoji and of Persian stay.
 */
const UNSEEN =
  /[\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const TABS = /[\t\v\f]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Whether a text has anything that does not belong into one line. */
const NO_LINE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/**
 * A text that stands in one line: a name, a title, a subject. Line ends of every kind and control characters are folded
 * into a space, what cannot be seen is left out; a text without either stays as it is, spaces too.
 */
export const tidyLine = (text: string): string =>
  NO_LINE.test(text)
    ? text
        .replaceAll(UNSEEN, '')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : text;

/** The same of a sentence of ours that sets names apart (`apart`): those marks stay. */
export const tidySentence = (text: string): string =>
  text
    .replaceAll(UNSEEN, (sign) => (sign === '\u2068' || sign === '\u2069' ? sign : ''))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A text of several lines: one kind of line end, nothing else that controls a screen or cannot be seen. */
export const tidyLines = (text: string): string =>
  text.replaceAll(LINE_ENDS, '\n').replaceAll(TABS, ' ').replaceAll(CONTROLS, '').replaceAll(UNSEEN, '');
