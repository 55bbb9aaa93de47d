import type { PrivacyRefusal } from '../../domain/privacy/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<PrivacyRefusal> = {
  EXPORT_RUNNING: say(t.yourDataIsAlreadyBeingPrepared()),
};
