/** The way of a newcomer (ON-01): register, set the profile up, look around if one likes, play the tutorial, welcome. */
export const ONBOARDING_PAGES = ['setup-profile', 'tour', 'tutorial-challenge', 'welcome'] as const;
export type OnboardingPage = (typeof ONBOARDING_PAGES)[number];

/** When each step was done, in epoch milliseconds; null until then (EN-15). */
export interface OnboardingSteps {
  readonly setupCompletedAt: number | null;
  readonly tourCompletedAt: number | null;
  readonly tutorialCompletedAt: number | null;
  readonly completedAt: number | null;
}

export const NO_STEPS: OnboardingSteps = {
  setupCompletedAt: null,
  tourCompletedAt: null,
  tutorialCompletedAt: null,
  completedAt: null,
};

/**
 * Where somebody who asks for a page of the onboarding belongs: there, or at the earlier step that is missing
 * (ON-02, ON-09, ON-12, ON-21, ON-25, ON-26, C-29). Earlier pages stay open to those who are further.
 * @param steps null when nobody is signed in
 */
export function pageFor(asked: OnboardingPage, steps: OnboardingSteps | null): OnboardingPage | 'register' {
  if (steps === null) return 'register';
  if (asked === 'setup-profile' || steps.setupCompletedAt === null) return 'setup-profile';
  if (asked === 'welcome' && steps.tutorialCompletedAt === null) return 'tutorial-challenge';
  return asked;
}
