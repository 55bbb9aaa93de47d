import type { PrivacyRefusal } from '../../domain/privacy/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<PrivacyRefusal> = {
  EXPORT_RUNNING: say('Your data is already being prepared.'),
};
