import type { ProfilesRefusal } from '../../domain/profiles/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const profilesRefusals: PublicRefusals<ProfilesRefusal> = {
  PROVIDER_MISSING: [409, 'This provider is not configured here'],
  PROVIDER_ACCOUNT_TAKEN: [409, 'That account is linked to another player'],
  GAME_NAME_UNUSABLE: [400, 'A name in a game has 3 to 64 characters and no link'],
};
