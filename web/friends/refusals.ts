import type { FriendsRefusal } from '../../domain/friends/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<FriendsRefusal> = {
  BLOCKED: say(t.youCannotReachThisPlayer()),
  ALREADY_FRIENDS: say(t.youAreFriendsAlready()),
  REQUEST_SENT: say(t.yourRequestIsWaitingForAnAnswer()),
};
