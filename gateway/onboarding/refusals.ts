import type { OnboardingRefusal } from '../../domain/onboarding/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const onboardingRefusals: PublicRefusals<OnboardingRefusal> = {
  TERMS_REQUIRED: [400, 'The terms must be accepted'],
  REFERRAL_UNKNOWN: [400, 'There is no such referral code'],
  REGISTRATION_MISSING: [404, 'There is no registration waiting'],
  REGISTRATION_WAITING: [409, 'The account begins with the code that was mailed; `registrationId` takes it'],
  ONBOARDING_INCOMPLETE: [409, 'An earlier step of the onboarding is missing'],
  TUTORIAL_OVER: [409, 'This round is over'],
};
