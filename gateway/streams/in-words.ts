import { type ContestPhrase, phraseWords } from '../../domain/shared/contest-phrases.ts';

interface Said {
  readonly terms: readonly ContestPhrase[];
  readonly standing: ContestPhrase;
}

/** A contest with what its room says of it, in English and as phrases for an app that says it otherwise. */
export const inWords = <C extends Said>({ terms, standing, ...contest }: C) => ({
  ...contest,
  terms: terms.map((one) => phraseWords(one)).join(' · '),
  standing: phraseWords(standing),
  termPhrases: terms,
  standingPhrase: standing,
});
