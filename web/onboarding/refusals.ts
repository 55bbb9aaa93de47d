import type { OnboardingRefusal } from '../../domain/onboarding/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<OnboardingRefusal> = {
  TERMS_REQUIRED: say(t.acceptTheTermsOfService()),
  REFERRAL_UNKNOWN: say(t.thereIsNoSuchReferralCodeLeave()),
  REGISTRATION_MISSING: say(t.thisRegistrationIsNoLongerWaiting()),
  REGISTRATION_WAITING: say(t.yourAccountBeginsWithTheCode()),
  ONBOARDING_INCOMPLETE: say(t.finishTheStepBeforeThisOneFirst()),
  TUTORIAL_OVER: say(t.thisRoundIsOverStartAnotherOne()),
};
