import type { SecurityRefusal } from '../../domain/security/refusals.ts';
import { type Figures, type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

/** Codes that are right at another time. */
const WHY_WRONG: Readonly<Record<string, string>> = {
  used: t.thisCodeWasUsedWaitForTheNext(),
  early: t.theClockOfYourPhoneIsFast(),
  late: t.theClockOfYourPhoneIsSlow(),
};

function codeSentence(data: Figures): string {
  const { triesLeft, why } = data;
  const known = WHY_WRONG[String(why)];
  if (typeof triesLeft !== 'number') return known ?? t.thisCodeIsNotRight();
  if (known === undefined) return t.thisCodeIsNotRightTriesLeft({ count: triesLeft });
  return `${known} ${t.youHaveTriesLeft({ count: triesLeft })}`;
}

export const sentences: Sentences<SecurityRefusal> = {
  INVALID_CREDENTIALS: say(t.invalidUsernameOrPassword()),
  PASSWORD_UNUSABLE: say(t.usingAtLeast8Characters()),
  PASSWORDS_DIFFER: say(t.theTwoPasswordsAreNotTheSame()),
  PASSWORD_WRONG: say(t.theCurrentPasswordIsNotRight()),
  CODE_WRONG: codeSentence,
  CODE_EXPIRED: say(t.thisCodeHasExpiredAsk()),
  CODE_LOCKED: say(t.tooManyWrongCodesStartAgain()),
  RESET_LINK_SPENT: say(t.thisLinkWasUsedBefore()),
  TWO_FACTOR_REQUIRED: say(t.confirmWithYourAuthenticatorApp()),
  TWO_FACTOR_SETUP_REQUIRED: say(t.paymentsAbove100In24HoursNeed()),
  TWO_FACTOR_ON: say(t.twoFactorAuthenticationIsAlready()),
  TWO_FACTOR_OFF: say(t.twoFactorAuthenticationIsNotOn()),
  STAFF_NEED_TWO_FACTOR: say(t.staffAccountsNeedTwoFactor()),
  PASSKEY_REFUSED: say(t.thisPasskeyCouldNotBeCheckedTry()),
  PROOF_EXPIRED: say(t.thisTookTooLongOrWasUsed()),
  INSPECTION_CLOSED: say(t.onlyActiveAccountsOfPlayers()),
  INSPECTION_READS_ONLY: say(t.youAreLookingAtTheAccount()),
  INSPECTION_HIDES: say(t.onlyThePlayerCanOpen()),
};
