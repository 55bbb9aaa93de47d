import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { LANGUAGES, LANGUAGE_COOKIE, type Language } from '../../domain/shared/languages.ts';
import { cookieIn } from './cookie-in.ts';

/** What is asked for in: the language that was chosen in this browser, else the one of ours that it likes best. */
export function languageOf(request: IncomingMessage): Language {
  const chosen = cookieIn(request.headers.cookie, LANGUAGE_COOKIE);
  const known = LANGUAGES.find((language) => language === chosen);
  return known ?? (new Negotiator(request).language([...LANGUAGES]) as Language | undefined) ?? LANGUAGES[0];
}
