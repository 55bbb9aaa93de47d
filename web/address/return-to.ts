import { dashboardPath } from '../../domain/battles/battles.paths.ts';
import { indexPath, landingPath } from '../../domain/accounts/accounts.paths.ts';
import { registerPath, verifyEmailPath } from '../../domain/onboarding/onboarding.paths.ts';
import { giftPath } from '../../domain/store/store.paths.ts';
import { visitorTicketPath } from '../../domain/support/support.paths.ts';
import { forgotPasswordPath, resetPasswordPath, signInPath } from '../../domain/security/security.paths.ts';

const PARAMETER = 'next';
/**
 * Pages on the way in, where nobody wants to be back once inside, and the request of a visitor and a gift, whose
 * addresses are secrets that must not be written into another one.
 */
const NOWHERE = new Set([
  indexPath,
  landingPath,
  signInPath,
  registerPath,
  verifyEmailPath,
  forgotPasswordPath,
  resetPasswordPath,
  visitorTicketPath,
  giftPath,
]);

/** The sign-in page that leads back to where the person is now; `search` and `hash` belong to the address. */
export function signInPathFrom({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const here = `${pathname}${search}${hash}`;
  return NOWHERE.has(pathname) ? signInPath : `${signInPath}?${new URLSearchParams({ [PARAMETER]: here }).toString()}`;
}

/**
 * Where to go after signing in (LA-10): the page that was asked for, else the dashboard. Only addresses of this app
 * count, so that nobody is sent elsewhere by a crafted link.
 */
export function destinationIn(search: string): string {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === null || !asked.startsWith('/') || /^\/[/\\]/.test(asked)) return dashboardPath;
  const origin = 'https://gauntlet.invalid';
  // Browsers drop tabs and line breaks inside an address: the parsed form is the one that counts.
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : null;
  if (url?.origin !== origin || NOWHERE.has(url.pathname)) return dashboardPath;
  return `${url.pathname}${url.search}${url.hash}`;
}
