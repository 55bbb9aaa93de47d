export type OnboardingRefusal =
  | 'TERMS_REQUIRED'
  | 'REFERRAL_UNKNOWN'
  | 'REGISTRATION_MISSING'
  | 'ONBOARDING_INCOMPLETE'
  | 'TUTORIAL_OVER';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<OnboardingRefusal, unknown> {}
}
