import type { ProofRefusal } from '../../domain/proof/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const proofRefusals: PublicRefusals<ProofRefusal> = {
  FEED_KEY_UNKNOWN: [401, 'No player has this key'],
  PROOF_OFF: [409, 'Results are not taken from games here'],
  GAME_ACCOUNT_MISSING: [409, 'This game needs a linked account of its service'],
  GAME_ACCOUNT_TAKEN: [409, 'Another player has linked this account'],
  GAME_OFF: [409, 'This game is not offered at the moment'],
  ONLY_DUELS: [409, 'This game is played in duels only'],
  GAME_ACCOUNT_BUSY: [409, 'The game account cannot change while a battle runs'],
  SERVER_NOT_FOR_BATTLE: [409, 'A game server is named for a CS2 duel that waits or runs'],
};
