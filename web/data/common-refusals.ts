import type { CommonRefusal } from '../../domain/shared/refusals.ts';
import { formatSizeLimit } from '../format/file-size.ts';
import { type Figures, type Sentences, amount, say, waitOf } from './refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

function limitSentence(data: Figures): string {
  const max = amount(data, 'maxCents');
  const left = amount(data, 'leftCents');
  const period = data['period'];
  if (max !== null && left !== null && typeof period === 'string')
    return t.theLimitOfYourAccount({ max, period, left });
  if (max !== null && left !== null) return t.yourDailyStakeLimitIsMaxLeft({ max, left });
  if (typeof data['max'] === 'number') return t.youCanKeepAtMost({ max: data['max'] });
  return t.thisWouldExceedALimit();
}

function fileSentence(data: Figures): string {
  const max = data['maxBytes'];
  return typeof max === 'number' ? t.chooseAFileOfAtMostMax({ max: formatSizeLimit(max) }) : t.thisFileIsTooLarge();
}

function unusableSentence({ format, pixelsMax }: Figures): string {
  if (typeof format === 'string') return t.picturesOfThisFormatAreNotRead({ format });
  if (typeof pixelsMax === 'number') return t.thePictureHasTooManyPixels({ max: pixelsMax / 1_000_000 });
  return t.thisFileCannotBeUsedHereChoose();
}

export const sentences: Sentences<CommonRefusal> = {
  UNAUTHENTICATED: say(t.yourSessionHasEndedSignInAgain()),
  FORBIDDEN: say(t.yourAccountMayNotDo()),
  NOT_FOUND: say(t.thisDoesNotExistOrYouMay()),
  BAD_INPUT: say(t.somethingInThisFormIsNotUsable()),
  RATE_LIMITED: (data) => t.tooManyAttemptsTryAgain({ wait: waitOf(data) }),
  IDEMPOTENCY_KEY_REQUIRED: say(t.thisWasSentInAnUnsafeWay()),
  IDEMPOTENCY_KEY_REUSED: say(t.thisWasAlreadySentWithOtherDetails()),
  LIMIT_EXCEEDED: limitSentence,
  LIST_FULL: say(t.theListIsFullRemoveSomething()),
  ONESELF: say(t.youCannotDoThatWithYourOwn()),
  FILE_TOO_LARGE: fileSentence,
  FILE_UNUSABLE: unusableSentence,
  UPLOAD_OFFSET: say(t.partOfThisFileIsSent()),
  UPLOAD_ENDING: say(t.thisFileIsBeingStoredTryAgain()),
  UPLOAD_DAMAGED: say(t.theFileHasChangedOnItsWay()),
  ACCOUNT_CHANGED: say(t.anotherAccountIsSignedInByNow()),
  UNAVAILABLE: say(t.gauntletIsBeingLookedAfterNothing()),
  FILES_UNAVAILABLE: say(t.filesCannotBeSentOrOpenedJust()),
  OVERLOADED: say(t.manyPeopleAreHereJustNowNothing()),
  OUTCOME_UNKNOWN: say(t.weCannotTellYetWhether()),
  TOO_FAR_BEHIND: say(t.youWereAwayForTooLong()),
  QUERY_TOO_COSTLY: say(t.thisIsMoreThanCanBeShown()),
  ANSWER_TOO_LARGE: say(t.theAnswerIsTooLarge()),
};
