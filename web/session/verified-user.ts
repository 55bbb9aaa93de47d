const STORED_AS = 'verifiedUser';

/**
 * Whether somebody with a verified address has been signed in with this browser (EN-14): then a missing session means
 * signing in again, not registering. Nothing about the person is kept.
 */
export function hasVerifiedUser(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

export function rememberVerifiedUser(): void {
  try {
    if (!hasVerifiedUser()) localStorage.setItem(STORED_AS, JSON.stringify({ isVerified: true }));
  } catch {
    // A browser that keeps nothing asks to register instead, where there is a way to sign in.
  }
}
