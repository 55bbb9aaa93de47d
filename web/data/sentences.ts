import type { RefusalCode } from '../../domain/shared/refusals.ts';
import type { Figures, Sentences } from './refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

let sentences: Partial<Sentences<RefusalCode>> | null = null;

/**
 * Fetches what refusals say, which no first drawing needs: forms do once they are drawn, the frame after the page, the
 * data client with the first refusal. Null once they are there.
 */
export const fetchSentences = (): Promise<void> | null =>
  sentences
    ? null
    : import('./refusals.ts').then(
        ({ REFUSAL_SENTENCES }) => void (sentences = REFUSAL_SENTENCES),
        () => undefined,
      );

/** Null for a code that is none of ours, and before the sentences are there. */
export const knownSentence = (code: string, data: Figures): string | null =>
  sentences && Object.hasOwn(sentences, code) ? (sentences[code as RefusalCode]?.(data) ?? null) : null;

/** What a player reads where the page itself refuses; something plain should the sentences not have come. */
export const sayRefusal = (code: RefusalCode, data: Figures = {}): string =>
  knownSentence(code, data) ?? t.thisCannotBeDoneAsItStands();
