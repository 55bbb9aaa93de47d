import type { PlatformRefusal } from '../../domain/platform/refusals.ts';
import { type Sentences, amount, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<PlatformRefusal> = {
  SCOPE_REQUIRED: say('This key was not given what that needs.'),
  CLOSED_TO_KEYS: say('No key may do that. Sign in instead.'),
  KEY_STAKE_REACHED: (data) =>
    `This key may stake ${amount(data, 'capCents') ?? 'no more'} a day, and this would be more.`,
  ADDRESS_NOT_PUBLIC: say('Enter an https address that everybody on the internet can reach.'),
  DELIVERY_WAITS: say('This delivery waits for its turn already.'),
  PLUGIN_CONNECTED: say('This is connected already. Disconnect it first to get another key.'),
  KEY_REPLACED: say('Another key has taken the place of this one.'),
};
