import type { ArcadeSign } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What is out of the ordinary in a run of the arcade. */
export const SIGN_WORDS: Readonly<Record<ArcadeSign, string>> = {
  TOO_QUICK: t.quickerThanHands(),
  TOO_EVEN: t.reactionsThatAreAllAlike(),
  TOO_REGULAR: t.theSamePauseAgainAndAgain(),
  NEVER_WRONG: t.noMistakeWherePeopleMakeSome(),
  SLOWED: t.stagesThatCameInLater(),
};
