import { USERNAME_MAX } from '../../domain/accounts/username.ts';
import { EVIDENCE_WORDS_MAX } from '../../domain/disputes/evidence.ts';
import { VOTE_REASON_MAX } from '../../domain/jury/jury.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'JuryAdvice.sideName': USERNAME_MAX,
  'JuryOpinion.sideName': USERNAME_MAX,
  'JuryEntry.words': EVIDENCE_WORDS_MAX,
  'JuryOpinion.reason': VOTE_REASON_MAX,
};
