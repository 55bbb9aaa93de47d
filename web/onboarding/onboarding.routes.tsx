import {
  registerPath,
  setupProfilePath,
  tourPath,
  tutorialPath,
  verifyEmailPath,
  welcomePath,
} from '../../domain/onboarding/onboarding.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { FinishSetupProps } from './components/finish-setup.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The way back into a set-up that is not finished. */
    'onboarding.finish': FinishSetupProps;
  }
}

export const onboarding = defineRoom({
  pages: [
    page('public', registerPath, async () => (await import('./screens/register-screen.tsx')).RegisterScreen),
    page('public', verifyEmailPath, async () => (await import('./screens/verify-email-screen.tsx')).VerifyEmailScreen),
    page(
      'onboarding',
      setupProfilePath,
      async () => (await import('./screens/setup-profile-screen.tsx')).SetupProfileScreen,
      ['accounts.avatar'],
    ),
    page('onboarding', tourPath, async () => (await import('./screens/tour-screen.tsx')).TourScreen),
    page('onboarding', tutorialPath, async () => (await import('./screens/tutorial-screen.tsx')).TutorialScreen),
    page('onboarding', welcomePath, async () => (await import('./screens/welcome-screen.tsx')).WelcomeScreen, [
      'missions.list',
    ]),
  ],
  parts: { 'onboarding.finish': part(async () => (await import('./components/finish-setup.tsx')).FinishSetup) },
});
