import { settingsPath } from '../accounts/accounts.paths.ts';
import { withQuery } from '../shared/path-to.ts';

export const signInPath = '/login';
export const forgotPasswordPath = '/forgot-password';
export const resetPasswordPath = '/reset-password';
/** What resets by mail have ended, for their player to read again. */
export const afterResetPath = '/after-reset';
export const twoFactorSetupPath = '/2fa-setup';
/** Asks for the proof that switches it off. */
export const twoFactorOffPath = withQuery(settingsPath, { section: 'security', security: 'two-factor-off' });
