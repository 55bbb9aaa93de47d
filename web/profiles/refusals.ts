import type { ProfilesRefusal } from '../../domain/profiles/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<ProfilesRefusal> = {
  PROVIDER_MISSING: say(t.theOperatorOfThisSite()),
  PROVIDER_ACCOUNT_TAKEN: say(t.thatAccountIsAlreadyLinkedToAnother()),
};
