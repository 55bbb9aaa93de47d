import { usernameKeyOf } from '../accounts/username-key.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { tidyLines } from '../shared/text.ts';

/** In UTF-16 units, as an input field counts them. */
export const MESSAGE_MAX = 500;

/** How many players one message may call. */
export const MENTIONS_MAX = 5;

// Beyond it a text is not worth tidying.
const RAW_MAX = 4 * MESSAGE_MAX;
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A message as it is stored: one form of every letter, nothing unseen, no towers of marks, no walls of empty lines. */
export const tidyMessage = (text: string): string =>
  tidyLines(text)
    .normalize('NFC')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The tidied text, if it is one that may be sent (GC-11). */
export function ruleOnMessage(text: string): Ruling<string> {
  const tidy = text.length > RAW_MAX ? text : tidyMessage(text);
  if (tidy === '' || tidy.length > MESSAGE_MAX)
    return refuse('BAD_INPUT', { field: 'text', data: { max: MESSAGE_MAX } });
  return allow(tidy);
}

/** `@name` where no letter stands before the sign, so that e-mail addresses and links call nobody. */
export const MENTION = /(?<![\p{L}\d@/._-])@([\p{L}\d._-]{3,20})/gu;

/** The username keys that the first mentions may mean: `@demo.` ends a sentence or is a name with a dot. */
export function mentionedKeys(text: string): string[] {
  const names = Array.from(text.matchAll(MENTION), ([, name = '']) => name).slice(0, MENTIONS_MAX);
  return [...new Set(names.flatMap((name) => [name, name.replace(/[._-]+$/, '')]).map(usernameKeyOf))];
}
