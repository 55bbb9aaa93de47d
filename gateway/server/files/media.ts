import { readPublicFile, sizeOf } from '../../../db/uploads/upload.queries.ts';
import { holdsTag } from '../../kernel/http/negotiation.ts';
import { sendBody, streamFile } from '../../kernel/files/stream-file.ts';
import type { FileCall } from '../../kernel/manifest/room.ts';

export const MEDIA_FOLDER = '/media/';

const ID = /^[\w-]{16,64}$/;

/**
 * Pictures of players and teams, for everybody. Nothing else of what players have sent has an address here. A picture never
 * changes under its address: a new one gets a new one.
 */
export async function answerMedia({ deps, request, response, pathname }: FileCall): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.statusCode = 405;
    response.setHeader('Allow', 'GET, HEAD');
    response.end();
    return;
  }
  const id = pathname.slice(MEDIA_FOLDER.length);
  const file = ID.test(id) ? await readPublicFile(deps.db.read, id, deps.wiring.publicPurposes) : undefined;
  if (!file) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('Not found');
    return;
  }
  const tag = `"${id}"`;
  const isKept = holdsTag(request.headers['if-none-match'], tag);
  const body = request.method === 'HEAD' || isKept ? null : await streamFile(deps, file);
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (isKept) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Content-Length', sizeOf(file));
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  if (body) await sendBody(response, body);
  else response.end();
}
