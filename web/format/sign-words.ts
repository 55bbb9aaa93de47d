import type { ArcadeSign } from '../data/__generated__/schema-types.ts';

/** What is out of the ordinary in a run of the arcade. */
export const SIGN_WORDS: Readonly<Record<ArcadeSign, string>> = {
  TOO_QUICK: 'quicker than hands are',
  TOO_EVEN: 'reactions that are all alike',
  TOO_REGULAR: 'the same pause again and again',
  NEVER_WRONG: 'no mistake where people make some',
  SLOWED: 'stages that came in later than the network explains',
};
