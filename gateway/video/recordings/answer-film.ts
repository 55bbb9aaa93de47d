import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../kernel/deps.ts';
import type { FileCall } from '../../kernel/manifest/room.ts';
import type { RecordedFile } from '../../kernel/video-engine.ts';
import { PlaybackTokens, TOKEN_LIFE_MS } from '../ingest/playback-token.ts';

/** A playlist, or a file. */
export type Film = string | RecordedFile;

/** Of what segments and what they are played behind are. */
export const FILM_TYPE = 'video/mp4';

/** Opens the film of a name for an hour. Whoever gives it has looked whether the viewer may watch. */
export const giveFilmToken = ({ config, now }: Deps, name: string): string =>
  new PlaybackTokens(config.videoSecret).give(name, now() + TOKEN_LIFE_MS);

export const opensFilm = ({ config, now }: Deps, token: string, name: string): boolean =>
  new PlaybackTokens(config.videoSecret).opens(token, name, now());

function refuse({ response }: FileCall, status: number, text: string): void {
  response.statusCode = status;
  response.end(text);
}

/**
 * Answers a part of a film that is kept; null is one that is not there for the caller. It is asked for anew each time:
 * what was deleted or taken down is gone at once.
 */
export async function answerFilm(call: FileCall, find: () => Promise<Film | null>): Promise<void> {
  const { request, response } = call;
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(call, 405, 'Method not allowed');
  }
  const found = await find();
  if (found === null) return refuse(call, 404, 'Not found');
  if (typeof found === 'string') {
    response.setHeader('Content-Type', 'application/vnd.apple.mpegurl');
    response.end(request.method === 'GET' ? found : undefined);
    return;
  }
  if ('address' in found && request.method === 'GET') {
    response.statusCode = 302;
    response.setHeader('Location', found.address.href);
    response.end();
    return;
  }
  response.setHeader('Content-Type', FILM_TYPE);
  response.setHeader('Content-Length', found.bytes);
  if ('address' in found || request.method === 'HEAD') {
    if ('stream' in found) found.stream.destroy();
    response.end();
    return;
  }
  // Whoever leaves in the middle of it is no fault of ours.
  await pipeline(found.stream, response).catch(() => response.destroy());
}
