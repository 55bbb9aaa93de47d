import { COMMANDS, type Command } from './commands.ts';

/**
 * What nobody sees: clients of viewers put it behind a message that is sent twice, so that Twitch lets it through. U+2800
 * is drawn as nothing and counts as a letter.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** Somebody who is called, as Twitch and as Discord write it. */
const CALLED = /^(?:@\S+|<@[!&]?\d+>[,:]?)$/;

/** The words of a message as they are meant: whom it calls is none of them. */
const wordsOf = (text: string): string[] =>
  text
    // Of a message that says what somebody does.
    .replace(/^\p{Cc}ACTION (.*)\p{Cc}$/su, '$1')
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !CALLED.test(word));

/** What stands behind a command; empty for nothing. */
export const readArgument = (text: string): string => wordsOf(text).join(' ');

/** What a message of a chat asks, such as `!battle` or a reply's `@bot !battle`; null for talk. */
export function readCommand(text: string): { readonly command: Command; readonly argument: string } | null {
  const [first = '', argument = '', ...more] = wordsOf(text);
  const command = COMMANDS.find((one) => `!${one}` === first.toLowerCase());
  return command === undefined || more.length > 0 ? null : { command, argument };
}
