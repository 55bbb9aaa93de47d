import type { VerificationRefusal } from '../../domain/verification/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<VerificationRefusal> = {
  VERIFICATION_PENDING: say('Your documents are already being checked.'),
  VERIFICATION_DECIDED: say('This request has already been decided.'),
};
