import type { ProofRefusal } from '../../domain/proof/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<ProofRefusal> = {
  FEED_KEY_UNKNOWN: say('This key is not in use any more. Make a new file and put it in place of the old one.'),
  PROOF_OFF: say('This site takes no results from games at the moment.'),
  GAME_ACCOUNT_BUSY: say('Your game account stays as it is until your CS2 battle is over.'),
};
