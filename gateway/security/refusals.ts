import type { SecurityRefusal } from '../../domain/security/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const securityRefusals: PublicRefusals<SecurityRefusal> = {
  INVALID_CREDENTIALS: [401, 'Invalid username or password'],
  PASSWORD_UNUSABLE: [400, 'A password has 8 to 200 characters and is none of the common ones'],
  PASSWORDS_DIFFER: [400, 'The two passwords differ'],
  PASSWORD_WRONG: [403, 'The current password is not right'],
  CODE_WRONG: [
    400,
    'The code is not right; `why` says of one that is right at another time whether it was `used`, or is `early` or `late`',
  ],
  CODE_EXPIRED: [410, 'The code has expired'],
  CODE_LOCKED: [429, 'Too many wrong codes; start again'],
  RESET_LINK_SPENT: [410, 'This link was used or has expired'],
  TWO_FACTOR_REQUIRED: [401, 'A second factor is required'],
  TWO_FACTOR_SETUP_REQUIRED: [403, 'Payments above $100 in 24 hours need two-factor authentication'],
  TWO_FACTOR_ON: [409, 'Two-factor authentication is on already'],
  TWO_FACTOR_OFF: [409, 'Two-factor authentication is not on'],
  STAFF_NEED_TWO_FACTOR: [409, 'Staff need two-factor authentication'],
  PASSKEY_REFUSED: [400, 'The passkey could not be checked'],
  PROOF_EXPIRED: [410, 'This proof has expired; begin again'],
  INSPECTION_CLOSED: [403, 'Only active accounts of players can be seen as they see them'],
  INSPECTION_READS_ONLY: [403, 'Whoever sees what a player sees changes nothing'],
  INSPECTION_HIDES: [403, 'Only the player reads this'],
};
