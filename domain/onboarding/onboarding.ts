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

/** Steps of the profile setup: the name with the picture, the games, the notifications (ON-03). */
export const SETUP_STEPS = 3;
/** All steps on which something is chosen or done: those of the setup and the tutorial. The tour is left to taste. */
const STEPS_COUNT = SETUP_STEPS + 1;

/** How far a newcomer is, as the server has it. */
export interface OnboardingState extends OnboardingSteps {
  /** How many steps of the profile setup were gone on from. */
  readonly setupSteps: number;
}

export interface OnboardingProgress {
  readonly stepsDone: number;
  readonly stepsCount: number;
}

/** What 'Finish setting up' counts. */
export function progressOf({ setupSteps, setupCompletedAt, tutorialCompletedAt }: OnboardingState): OnboardingProgress {
  const setup = setupCompletedAt === null ? Math.min(setupSteps, SETUP_STEPS) : SETUP_STEPS;
  return { stepsDone: setup + (tutorialCompletedAt === null ? 0 : 1), stepsCount: STEPS_COUNT };
}

/** Where a newcomer goes on: the page of the first step that is missing. */
export const nextPage = (steps: OnboardingSteps): OnboardingPage =>
  steps.setupCompletedAt === null ? 'setup-profile' : 'tutorial-challenge';

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
