import type { ProofRefusal } from '../../domain/proof/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const proofRefusals: PublicRefusals<ProofRefusal> = {
  FEED_KEY_UNKNOWN: [401, 'No player has this key'],
  PROOF_OFF: [409, 'Results are not taken from games here'],
  GAME_ACCOUNT_BUSY: [409, 'The game account cannot change while a battle runs'],
};
