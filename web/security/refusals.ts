import { formatCounted } from '../format/format.ts';
import type { SecurityRefusal } from '../../domain/security/refusals.ts';
import { type Figures, type Sentences, say } from '../data/refusal-sentences.ts';

function codeSentence(data: Figures): string {
  const left = data['triesLeft'];
  if (typeof left !== 'number') return 'This code is not right.';
  return `This code is not right. You have ${formatCounted(left, 'try', { many: 'tries' })} left.`;
}

export const sentences: Sentences<SecurityRefusal> = {
  INVALID_CREDENTIALS: say('Invalid username or password'),
  PASSWORD_UNUSABLE: say('Use at least 8 characters, and not one of the passwords that everybody tries first.'),
  PASSWORDS_DIFFER: say('The two passwords are not the same.'),
  PASSWORD_WRONG: say('The current password is not right.'),
  CODE_WRONG: codeSentence,
  CODE_EXPIRED: say('This code has expired. Ask for a new one.'),
  CODE_LOCKED: say('Too many wrong codes. Start again to get a new one.'),
  RESET_LINK_SPENT: say('This link was used before or has expired. Ask for a new one.'),
  TWO_FACTOR_REQUIRED: say('Confirm with your authenticator app, a recovery code or a passkey.'),
  TWO_FACTOR_SETUP_REQUIRED: say('Payments above $100 in 24 hours need two-factor authentication. Set it up first.'),
  TWO_FACTOR_ON: say('Two-factor authentication is already on.'),
  TWO_FACTOR_OFF: say('Two-factor authentication is not on.'),
  PASSKEY_REFUSED: say('This passkey could not be checked. Try again, or use another way to sign in.'),
  PROOF_EXPIRED: say('This took too long or was used before. Begin again.'),
  INSPECTION_CLOSED: say(
    'Only active accounts of players can be viewed like this: no staff, and nobody who may not sign in.',
  ),
  INSPECTION_READS_ONLY: say('You are looking at the account of a player: nothing can be changed. End the view first.'),
  INSPECTION_HIDES: say('Only the player can open this.'),
};
