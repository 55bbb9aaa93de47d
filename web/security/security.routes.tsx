import {
  afterResetPath,
  forgotPasswordPath,
  resetPasswordPath,
  signInPath,
  twoFactorSetupPath,
} from '../../domain/security/security.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { ProofDialogProps } from './components/proof-dialog.tsx';
import type { SecondStepProps } from './components/second-step.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    'security.settings': object;
    /** The second factor, and where the player is signed in. */
    'security.access': object;
    /** The second factor of a sign-in. */
    'security.second-step': SecondStepProps;
    /** Asks for a second proof. */
    'security.proof': ProofDialogProps;
  }
}

export const security = defineRoom({
  pages: [
    page('public', signInPath, async () => (await import('./screens/sign-in-screen.tsx')).SignInScreen),
    page(
      'public',
      forgotPasswordPath,
      async () => (await import('./screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
    ),
    page(
      'public',
      resetPasswordPath,
      async () => (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
    page('member', afterResetPath, async () => (await import('./screens/after-reset-screen.tsx')).AfterResetScreen),
    page(
      'member',
      twoFactorSetupPath,
      async () => (await import('./screens/two-factor-setup-screen.tsx')).TwoFactorSetupScreen,
    ),
  ],
  parts: {
    'security.settings': part(async () => (await import('./components/security-section.tsx')).SecuritySection),
    'security.access': part(async () => (await import('./components/access-section.tsx')).AccessSection),
    'security.second-step': part(async () => (await import('./components/second-step.tsx')).SecondStep),
    'security.proof': part(async () => (await import('./components/proof-dialog.tsx')).ProofDialog),
  },
});
