import { GAME_NAME_MAX, GAME_NAME_MIN } from '../../domain/profiles/game-name.ts';
import type { ProfilesRefusal } from '../../domain/profiles/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<ProfilesRefusal> = {
  PROVIDER_MISSING: say(t.theOperatorOfThisSite()),
  GAME_NAME_UNUSABLE: say(t.aNameInAGame({ min: GAME_NAME_MIN, max: GAME_NAME_MAX })),
  PROVIDER_ACCOUNT_TAKEN: say(t.thatAccountIsAlreadyLinkedToAnother()),
};
