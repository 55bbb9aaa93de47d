/** The addresses that more than one room links to. A room's own addresses stand in its `*.paths.ts`. */
export const landingPath = '/landing';
export const signInPath = '/login';
export const homePath = '/home';
export const dashboardPath = '/dashboard';
export const walletPath = '/wallet';
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const contactPath = '/contact';

/** The page of a battle. `code` lets others into an invite-only one; null for any other. */
export function challengePath(battleId: string, code: string | null = null): string {
  const path = `/challenge/${encodeURIComponent(battleId)}`;
  return code === null ? path : `${path}?code=${encodeURIComponent(code)}`;
}

export const SUPPORT_ADDRESS = 'support@gauntlet.example';
