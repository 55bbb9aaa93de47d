import type { FriendsRefusal } from '../../domain/friends/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<FriendsRefusal> = {
  BLOCKED: say('You cannot reach this player.'),
  ALREADY_FRIENDS: say('You are friends already.'),
  REQUEST_SENT: say('Your request is waiting for an answer already.'),
};
