import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { LANGUAGES } from '../../domain/shared/languages.ts';
import { languageOf } from './language-of.ts';

/** Hashed names never change; everything else is asked for anew, by its ETag. */
const FOREVER = 'public, max-age=31536000, immutable';

const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Serves a build with its precompressed siblings; with `isApp` unknown paths get the app's page. Null without a build. */
export function staticFiles(folder: string, isApp: boolean): RequestHandler | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: isApp,
    ignores: ['/assets'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', isAsset(pathname) ? FOREVER : 'no-cache');
      response.setHeader(
        'Vary',
        isApp && !isAsset(pathname) ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
      );
    },
  });
}

/**
 * The app: a build for each language, all of whose files have names of their own, so that only the page itself depends on
 * who asks. English where the language is not built. Null without a build.
 */
export function appFiles(buildFolder: string): RequestHandler | null {
  const english = staticFiles(join(buildFolder, 'web'), true);
  if (english === null) return null;
  const builds = new Map<string, RequestHandler>([['en', english]]);
  for (const language of LANGUAGES.slice(1)) {
    const build = staticFiles(join(buildFolder, `web-${language}`), true);
    if (build) builds.set(language, build);
  }
  return (request, response, next) => {
    const first = builds.get(languageOf(request)) ?? english;
    // A page that was loaded in one language may still fetch its files after another was chosen.
    const inTurn = new Set([first, ...builds.values()]).values();
    const serve = (): void => {
      const { value: build } = inTurn.next();
      if (build) build(request, response, serve);
      else void next?.();
    };
    serve();
  };
}
