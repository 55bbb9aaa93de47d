import { skeletonOf } from '../accounts/username.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** Characters of a banned word or phrase. */
export const BANNED_WORD_MAX = 40;
/** Words on the list. */
export const BANNED_WORDS_MAX = 500;

/** As a word stands on the list: one spelling of it. */
export function ruleOnBannedWord(typed: string): Ruling<string> {
  const word = typed.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const isUsable = word.length <= BANNED_WORD_MAX && partsOf(word).join('').length > 1;
  return isUsable ? allow(word) : refuse('BAD_INPUT', { field: 'word', data: { max: BANNED_WORD_MAX } });
}

/** How words look at a glance, in their order; what is no letter and no figure stands between them. */
const partsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(skeletonOf)
    .filter((part) => part !== '');

/** The same with what is inside of a word left out: `w.o.r.d`, `w*rd` stays one. */
const tokensOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(skeletonOf)
    .filter((part) => part !== '');

/** Letters that stand alone, together: `w o r d`. */
const spelledOut = (parts: readonly string[]): string[] =>
  parts
    .map((part) => (part.length === 1 ? part : ' '))
    .join('')
    .split(' ')
    .filter((word) => word.length > 1);

const holds = (parts: readonly string[], phrase: readonly string[]): boolean =>
  ` ${parts.join(' ')} `.includes(` ${phrase.join(' ')} `);

/** Whether a text says one of the words, whole: disguised by letters that look alike, by dots, or spelled out too. */
export function hasBannedWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const [parts, tokens] = [partsOf(text), tokensOf(text)];
  const spelled = spelledOut(parts);
  return words.some((word) => {
    const phrase = partsOf(word);
    return holds(parts, phrase) || holds(tokens, phrase) || spelled.some((run) => run.includes(phrase.join('')));
  });
}
