import { dashboardPath, homePath, walletPath } from '../address/paths.ts';

/** Every address of the app as it is routed; `:id` is a parameter. The gate decides by these sets (FR-07 to FR-13). */
export const PUBLIC_PATHS = [
  '/',
  '/landing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
  '/contact',
] as const;

/** FR-08 */
export const ONBOARDING_PATHS = ['/2fa-setup', '/setup-profile', '/tour', '/tutorial-challenge', '/welcome'] as const;

/** FR-09 */
export const MEMBER_PATHS = [
  homePath,
  dashboardPath,
  '/challenge/:id',
  '/friends',
  '/leaderboards',
  '/teams',
  '/replays',
  walletPath,
  '/sandbox-bank/:depositId',
  '/creator-hub',
  '/earnings',
  '/notifications',
  '/profile',
  '/player/:username',
  '/settings',
  '/help',
  '/trust',
  '/missions',
  '/statements',
  '/streams',
  '/stream/:id',
  '/arcade',
  '/store',
  '/go-live',
] as const;

/** FR-10 */
export const ADMIN_PATHS = [
  '/admin',
  '/admin/users',
  '/admin/battles',
  '/admin/finance',
  '/admin/content',
  '/admin/system',
] as const;

export const coinsPath = `${walletPath}?tab=battlecoin`;
