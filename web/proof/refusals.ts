import type { ProofRefusal } from '../../domain/proof/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<ProofRefusal> = {
  FEED_KEY_UNKNOWN: say('This key is not in use any more. Make a new file and put it in place of the old one.'),
  PROOF_OFF: say('This site takes no results from games at the moment.'),
  GAME_ACCOUNT_BUSY: say('Your game account stays as it is until your battle is over.'),
  GAME_ACCOUNT_MISSING: say('Chess is played on Lichess. Link your Lichess account on your profile first.'),
  GAME_ACCOUNT_TAKEN: say('Another player here has linked this account.'),
  GAME_OFF: say('This game is not offered at the moment.'),
  ONLY_DUELS: say('Chess is a duel of two players. Choose 1v1 Duel.'),
  SERVER_NOT_FOR_BATTLE: say('A game server is for a CS2 duel that waits or runs.'),
};
