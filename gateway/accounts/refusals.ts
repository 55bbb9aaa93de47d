import type { AccountsRefusal } from '../../domain/accounts/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const accountsRefusals: PublicRefusals<AccountsRefusal> = {
  ACCOUNT_SUSPENDED: [403, 'This account is suspended'],
  ACCOUNT_BANNED: [403, 'This account is banned'],
  OWN_ACCOUNT: [403, 'Nobody acts on their own account'],
  ADMINISTRATOR_NEW: [403, 'A new administrator agrees to nothing for a day, and to nothing that was asked for before'],
  NO_SECOND_ADMINISTRATOR: [409, 'There is no second administrator: `gauntlet admin grant` on the server makes one'],
  USERNAME_TAKEN: [409, 'The username is taken'],
  USERNAME_UNUSABLE: [400, 'A username has 3 to 20 letters, digits, dots, dashes or underscores, and imitates nobody'],
  DISPLAY_NAME_UNUSABLE: [400, 'A display name has 1 to 30 characters'],
  BIRTH_DATE_UNUSABLE: [400, 'A date of birth is a past day from 1900 on, such as 1998-05-24'],
  BIRTH_DATE_STATED: [409, 'A date of birth is stated once'],
  EMAIL_UNUSABLE: [400, 'The address is not an e-mail address'],
};
