export type OnboardingRefusal =
  | 'TERMS_REQUIRED'
  | 'REFERRAL_UNKNOWN'
  | 'REGISTRATION_MISSING'
  /** The password was right, and the account begins with the code that was sent. */
  | 'REGISTRATION_WAITING'
  | 'ONBOARDING_INCOMPLETE'
  | 'TUTORIAL_OVER';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<OnboardingRefusal, unknown> {}
}
