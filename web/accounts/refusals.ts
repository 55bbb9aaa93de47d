import type { AccountsRefusal } from '../../domain/accounts/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<AccountsRefusal> = {
  ACCOUNT_SUSPENDED: say('This account is suspended. Contact support to learn why and until when.'),
  ACCOUNT_BANNED: say('This account is banned. Contact support if you think that this is a mistake.'),
  OWN_ACCOUNT: say('You cannot do this to your own account.'),
  USERNAME_TAKEN: say('This username is taken.'),
  USERNAME_UNUSABLE: say(
    'Use 3 to 20 letters, digits, dots, dashes or underscores. Names that look like somebody else’s or like ours are kept back.',
  ),
  DISPLAY_NAME_UNUSABLE: say('Enter a display name of 1 to 30 characters.'),
  EMAIL_UNUSABLE: say('Enter a full e-mail address, like name@example.com.'),
};
