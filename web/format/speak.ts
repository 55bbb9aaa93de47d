import { DAY, SECOND } from '../../domain/shared/time.ts';
import { LANGUAGE_COOKIE, type Language } from '../../domain/shared/languages.ts';

const KEPT_SECONDS = (365 * DAY) / SECOND;

/** Has this browser get the app in a language from now on, and loads the page in it: a build speaks one alone. */
export function speak(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`;
  location.reload();
}
