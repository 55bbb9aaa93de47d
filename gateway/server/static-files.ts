import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

/** Hashed names never change; everything else is asked for anew, by its ETag. */
const FOREVER = 'public, max-age=31536000, immutable';

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
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? FOREVER : 'no-cache');
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
}
