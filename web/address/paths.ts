/** The addresses that more than one room links to. A room's own addresses stand in its `*.paths.ts`. */
export const landingPath = '/landing';
/** What a visit to the landing page may bring along. */
export interface LandingState {
  /** The visitor has just deleted an account. */
  readonly isClosed: boolean;
}
export const signInPath = '/login';
export const homePath = '/home';
export const dashboardPath = '/dashboard';
export const walletPath = '/wallet';
export const twoFactorSetupPath = '/2fa-setup';
export const statementsPath = '/statements';
export const earningsPath = '/earnings';
export const leaderboardsPath = '/leaderboards';
export const helpPath = '/help';
/** The check of the books that everybody can make. */
export const ledgerPath = '/ledger';
export const receiptPath = (transferId: string): string => `/receipt/${encodeURIComponent(transferId)}`;
export const replaysPath = '/replays';
/** The replays with one of them open; a replay has the id of its battle. */
export const replayPath = (id: string): string => `${replaysPath}?replay=${encodeURIComponent(id)}`;
export const profilePath = '/profile';
export const settingsPath = '/settings';
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const contactPath = '/contact';

/** The page of a battle. `code` lets others into an invite-only one; null for any other. */
export function challengePath(battleId: string, code: string | null = null): string {
  const path = `/challenge/${encodeURIComponent(battleId)}`;
  return code === null ? path : `${path}?code=${encodeURIComponent(code)}`;
}

/**
 * Asks the wallet page, when it is open already, for another tab (FR-20, WA-05): a cancelable event on `window` with
 * `detail.tab`; whoever shows the tab prevents its default.
 */
export const WALLET_NAVIGATION = 'walletNavigation';

export const friendsPath = '/friends';
/** Finds a player to add as a friend. */
export const addFriendPath = (username: string): string => `${friendsPath}?add=${encodeURIComponent(username)}`;
/** Asks for the terms of a battle with a player. */
export const challengePlayerPath = (username: string): string =>
  `${friendsPath}?challenge=${encodeURIComponent(username)}`;

/** The page of a player. */
export const playerPath = (username: string): string => `/player/${encodeURIComponent(username)}`;

export const SUPPORT_ADDRESS = 'support@gauntlet.example';

/** The teams area; a tab is named behind the question mark. */
export const teamsPath = '/teams';
export const teamPath = (id: string): string => `${teamsPath}/${encodeURIComponent(id)}`;
