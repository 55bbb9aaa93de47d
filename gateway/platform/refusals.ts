import type { PlatformRefusal } from '../../domain/platform/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const platformRefusals: PublicRefusals<PlatformRefusal> = {
  BEARER_REQUIRED: [401, 'Send the key in the header Authorization: Bearer gntl_pat_…, and nowhere else'],
  KEY_MALFORMED: [401, 'This is no key: copy it whole, from gntl_ to its last letter'],
  KEY_UNKNOWN: [401, 'No such key or token is known here, or not any more'],
  KEY_REVOKED: [401, 'The owner has revoked this key; make another in the Creator Hub under Developer'],
  KEY_EXPIRED: [401, 'This key has expired; make another in the Creator Hub under Developer'],
  SCOPE_REQUIRED: [403, 'The key was not given the scopes that this needs'],
  CLOSED_TO_KEYS: [403, 'No key may do this: sign in'],
  KEY_STAKE_REACHED: [409, 'This would exceed what may be staked with the key on one day'],
  ADDRESS_NOT_PUBLIC: [400, 'The address must be https, at its usual port, under a name of the open internet'],
  DELIVERY_WAITS: [409, 'This delivery waits for its turn already'],
  PLUGIN_CONNECTED: [409, 'This plugin is connected already'],
  KEY_REPLACED: [409, 'Another key has taken the place of this one'],
};
