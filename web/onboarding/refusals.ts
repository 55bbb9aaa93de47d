import type { OnboardingRefusal } from '../../domain/onboarding/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<OnboardingRefusal> = {
  TERMS_REQUIRED: say('Accept the Terms of Service and the Privacy Policy to go on.'),
  REFERRAL_UNKNOWN: say('There is no such referral code. Leave it empty if you have none.'),
  REGISTRATION_MISSING: say('This registration is no longer waiting. Create your account again.'),
  ONBOARDING_INCOMPLETE: say('Finish the step before this one first.'),
  TUTORIAL_OVER: say('This round is over. Start another one.'),
};
