export const registerPath = '/register';
export const forgotPasswordPath = '/forgot-password';
export const verifyEmailPath = '/verify-email';
/** Where a newcomer goes on after the right code (RG-15). */
export const setupProfilePath = '/setup-profile';

/** The element that 'Notify Me' scrolls to (LA-02). */
export const WAITLIST_ID = 'waitlist';
/** The element that the Team Access links scroll to. */
export const TEAM_ACCESS_ID = 'team-access';

/** The onboarding (FR-08); the gate sends everybody to the page that they have come to. */
export const ONBOARDING_PATHS = {
  register: registerPath,
  'setup-profile': '/setup-profile',
  tour: '/tour',
  'tutorial-challenge': '/tutorial-challenge',
  welcome: '/welcome',
} as const;
