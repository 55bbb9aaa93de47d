import type { AccountsRefusal } from '../../domain/accounts/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<AccountsRefusal> = {
  ACCOUNT_SUSPENDED: say(t.thisAccountIsSuspendedContactSupport()),
  ACCOUNT_BANNED: say(t.thisAccountIsBannedContactSupport()),
  OWN_ACCOUNT: say(t.youCannotDoThisToYourOwn()),
  ADMINISTRATOR_NEW: say(t.asANewAdministratorYouCanApprove()),
  NO_SECOND_ADMINISTRATOR: say(t.thereIsNoSecondAdministratorYet()),
  USERNAME_TAKEN: (data) => (data['isWaiting'] === 1 ? t.thisUsernameWaitsForItsCode() : t.thisUsernameIsTaken()),
  USERNAME_UNUSABLE: say(t.use3To20LettersDigitsDots()),
  DISPLAY_NAME_UNUSABLE: say(t.enterADisplayNameOf1()),
  BIRTH_DATE_UNUSABLE: say(t.theDateOfBirthIsUnusable()),
  BIRTH_DATE_STATED: say(t.yourDateOfBirthIsKnown()),
  EMAIL_UNUSABLE: say(t.enterAFullEMailAddressLike()),
};
