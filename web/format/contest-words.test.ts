import { expect, it } from 'vitest';
import { CONTEST_PHRASES, phraseWords } from '../../domain/shared/contest-phrases.ts';
import type { ContestPhraseCode } from '../data/__generated__/schema-types.ts';
import { PHRASE_WORDS, standingWords, termsWords } from './contest-words.ts';

const names = ['Nova', 'Comet'];
const numbers = [12_345, 678];
const codeOf = (code: string) => code.toUpperCase().replaceAll('-', '_') as ContestPhraseCode;

it.each(CONTEST_PHRASES)('%s reads in English as the server says it', (code) => {
  expect(PHRASE_WORDS[codeOf(code)]?.(names, numbers)).toBe(phraseWords({ code, names, numbers }));
});

it('what is said of a contest that this page does not know reads as the server says it', () => {
  const newer = { __typename: 'ContestPhrase' as const, code: 'NEWER' as ContestPhraseCode, names: [], numbers: [] };
  expect(standingWords({ standing: 'Put off', standingPhrase: newer })).toBe('Put off');
  expect(termsWords({ terms: 'Team · Newer', termPhrases: [{ ...newer, code: 'BRACKET' }, newer] })).toBe(
    'Team · Newer',
  );
});
