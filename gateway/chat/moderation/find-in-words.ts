import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({
  ...dataset,
  // Words of games that hold another word.
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), 'cockpit', 'essex', 'sussex', 'assassin', 'analog'],
  ...englishRecommendedTransformers,
});

/** Three or more single letters with something between them: `f u c k`, `f.u.c.k`. */
const SPELLED_OUT = /(?<![\p{L}\d])(?:[\p{L}\d@$!][^\p{L}\d@$!\n]{1,3}){2,}[\p{L}\d@$!](?![\p{L}\d])/gu;

/** Whether a text swears, disguised or spelled out too. Spaces between whole words join nothing: `as safe` is safe. */
export function hasProfanity(text: string): boolean {
  if (matcher.hasMatch(text)) return true;
  return Array.from(text.matchAll(SPELLED_OUT), ([spelled]) => spelled.replaceAll(/[^\p{L}\d@$!]/gu, '')).some((word) =>
    matcher.hasMatch(word),
  );
}
