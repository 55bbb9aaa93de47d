import type { VerificationRefusal } from '../../domain/verification/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<VerificationRefusal> = {
  VERIFICATION_PENDING: say(t.yourDocumentsAreAlreadyBeingChecked()),
  VERIFICATION_DECIDED: say(t.thisRequestHasAlreadyBeenDecided()),
};
