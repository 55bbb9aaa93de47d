export const signInPath = '/login';
export const forgotPasswordPath = '/forgot-password';
export const resetPasswordPath = '/reset-password';
/** What resets by mail have ended, for their player to read again. */
export const afterResetPath = '/after-reset';
export const twoFactorSetupPath = '/2fa-setup';
