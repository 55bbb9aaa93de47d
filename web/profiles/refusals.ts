import type { ProfilesRefusal } from '../../domain/profiles/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<ProfilesRefusal> = {
  PROVIDER_MISSING: say('The operator of this site has not set up this provider.'),
  PROVIDER_ACCOUNT_TAKEN: say('That account is already linked to another player.'),
};
