export const registerPath = '/register';
export const verifyEmailPath = '/verify-email';
/** Where a newcomer goes on after the right code (RG-15). */
export const setupProfilePath = '/setup-profile';
export const tourPath = '/tour';
export const tutorialPath = '/tutorial-challenge';
export const welcomePath = '/welcome';

/** The onboarding (FR-08); the gate sends everybody to the page that they have come to. */
export const ONBOARDING_PATHS = {
  register: registerPath,
  'setup-profile': setupProfilePath,
  tour: tourPath,
  'tutorial-challenge': tutorialPath,
  welcome: welcomePath,
} as const;
