import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAvatar } from '../../db/accounts/avatar.queries.ts';
import type { Deps } from '../kernel/deps.ts';

const ADDRESS = /^\/media\/([\w-]{16,64})$/;

/**
 * Pictures of players, for everybody. Nothing else of what players have sent has an address here. A picture never
 * changes under its address: a new one gets a new one.
 */
export async function answerMedia(
  { db }: Deps,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.statusCode = 405;
    response.setHeader('Allow', 'GET, HEAD');
    response.end();
    return;
  }
  const id = ADDRESS.exec(pathname)?.[1];
  const avatar = id === undefined ? undefined : await readAvatar(db.read, id);
  if (!avatar) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-store');
    response.end('Not found');
    return;
  }
  response.setHeader('Content-Type', avatar.contentType);
  response.setHeader('Content-Length', avatar.bytes.length);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.end(request.method === 'HEAD' ? undefined : avatar.bytes);
}
