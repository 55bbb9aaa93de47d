export const signInPath = '/login';
export const forgotPasswordPath = '/forgot-password';
export const resetPasswordPath = '/reset-password';
export const twoFactorSetupPath = '/2fa-setup';
