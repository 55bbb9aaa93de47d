import type { ProofRefusal } from '../../domain/proof/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<ProofRefusal> = {
  FEED_KEY_UNKNOWN: say(t.thisKeyIsNotInUseAny()),
  PROOF_OFF: say(t.thisSiteTakesNoResultsFromGames()),
  GAME_ACCOUNT_BUSY: say(t.yourGameAccountStays()),
  GAME_ACCOUNT_MISSING: say(t.chessIsPlayedOnLichessLink()),
  GAME_ACCOUNT_TAKEN: say(t.anotherPlayerHereHasLinkedThisAccount()),
  GAME_OFF: say(t.thisGameIsNotOffered()),
  ONLY_DUELS: say(t.chessIsADuelOfTwoPlayers()),
  SERVER_NOT_FOR_BATTLE: say(t.aGameServerIsForACS2()),
};
