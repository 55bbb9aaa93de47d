import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { LANGUAGES } from '../../../domain/shared/languages.ts';
import { encodingFor, holdsTag } from '../../kernel/http/negotiation.ts';
import { languageOf } from '../language-of.ts';

/** Hashed names never change; everything else is asked for anew, by its ETag. */
const FOREVER = 'public, max-age=31536000, immutable';

const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/');

/** What is written instead of a file of which the reader has the copy; asked for where its tag is known, as it is begun. */
function answerUnchanged(response: ServerResponse, condition: string): void {
  const begin = response.writeHead.bind(response) as (
    status: number,
    headers: Record<string, string>,
  ) => ServerResponse;
  const writeHead = (status: number, headers: Record<string, string> = {}): ServerResponse => {
    const { ETag = '' } = headers;
    if (status >= 300 || !holdsTag(condition, ETag)) return begin(status, headers);
    response.once('pipe', (file: Readable) => {
      file.unpipe(response);
      file.destroy();
      response.end();
    });
    return begin(304, { ETag });
  };
  response.writeHead = writeHead as ServerResponse['writeHead'];
}

/** The library compares headers as texts: it is told the one coding that is the best, and no tags. */
const negotiated =
  (serve: RequestHandler): RequestHandler =>
  (request: IncomingMessage, response, next) => {
    const { headers } = request;
    const { 'accept-encoding': accept, 'if-none-match': condition } = headers;
    const encoding = encodingFor(accept, ['br', 'gzip', 'identity']);
    if (encoding === null) {
      response.statusCode = 406;
      response.end();
      return;
    }
    headers['accept-encoding'] = encoding;
    delete headers['if-none-match'];
    if (condition !== undefined) answerUnchanged(response, condition);
    serve(request, response, next);
  };

/** Serves a build with its precompressed siblings; with `isApp` unknown paths get the app's page. Null without a build. */
export function staticFiles(folder: string, isApp: boolean): RequestHandler | null {
  const build = buildIn(folder, isApp);
  return build && negotiated(build);
}

function buildIn(folder: string, isApp: boolean): RequestHandler | null {
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
  const english = buildIn(join(buildFolder, 'web'), true);
  if (english === null) return null;
  const builds = new Map<string, RequestHandler>([['en', english]]);
  for (const language of LANGUAGES.slice(1)) {
    const build = buildIn(join(buildFolder, `web-${language}`), true);
    if (build) builds.set(language, build);
  }
  return negotiated((request, response, next) => {
    const first = builds.get(languageOf(request)) ?? english;
    // A page that was loaded in one language may still fetch its files after another was chosen.
    const inTurn = new Set([first, ...builds.values()]).values();
    const serve = (): void => {
      const { value: build } = inTurn.next();
      if (build) build(request, response, serve);
      else void next?.();
    };
    serve();
  });
}
