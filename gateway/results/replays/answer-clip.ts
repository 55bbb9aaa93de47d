import type { ServerResponse } from 'node:http';
import type { FileObject } from '../../../db/uploads/upload.table.ts';
import { readClip, readClipBytes } from '../../../db/results/replay-clip.queries.ts';
import { sendBody, streamObject } from '../../kernel/files/stream-file.ts';
import { holdsTag } from '../../kernel/http/negotiation.ts';
import type { FileCall } from '../../kernel/manifest/room.ts';
import { rangeOf } from './byte-range.ts';
import { replayViewerOf } from './read-replays.ts';
import { CLIP_FOLDER } from './replay.types.ts';

/** What is read and kept in memory at a time, for each that watches. */
const SLICE_BYTES = 2 * 1024 * 1024;

const ADDRESS = /^[\w-]{16,64}$/;

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}

/** Until the reader has taken what was written, or has gone. */
const writable = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });

/** The bytes of a clip, whole or by range, for those who may see its replay; for all others there is none. */
export async function answerClip({ deps, request, response, pathname, findActor }: FileCall): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Method not allowed');
  }
  const { db } = deps;
  const actor = await findActor();
  const id = pathname.slice(CLIP_FOLDER.length);
  const clip = actor !== null && ADDRESS.test(id) ? await readClip(db.read, replayViewerOf(actor), id) : undefined;
  if (!clip) return refuse(response, 404, 'Not found');
  const { sizeBytes } = clip;
  const tag = `"${id}"`;
  // Asked for anew each time: who may see it changes.
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', tag);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', clip.contentType);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (holdsTag(request.headers['if-none-match'], tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === tag ? rangeOf(request.headers.range, sizeBytes) : 'whole';
  if (range === 'outside') {
    response.setHeader('Content-Range', `bytes */${sizeBytes}`);
    return refuse(response, 416, 'No such range');
  }
  const { first, last } = range === 'whole' ? { first: 0, last: sizeBytes - 1 } : range;
  const readAt = (at: number) => readClipBytes(db.read, id, at, Math.min(SLICE_BYTES, last - at + 1));
  const streamAt = (object: FileObject, at: number) => streamObject(deps, object, { first: at, last });
  const object = request.method === 'GET' ? (await readAt(first))?.object : null;
  // Before anything is said of the file: where it lies may be away.
  const body = object ? await streamAt(object, first) : null;
  if (range !== 'whole') {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${first}-${last}/${sizeBytes}`);
  }
  response.setHeader('Content-Length', last - first + 1);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  if (body) return sendBody(response, body);
  for (let at = first; at <= last && !response.destroyed; at += SLICE_BYTES) {
    const part = await readAt(at);
    // It was moved while it is sent.
    if (part?.object) return sendBody(response, await streamAt(part.object, at));
    if (!part) {
      // Dropped meanwhile: what was announced cannot be sent.
      response.destroy();
      return;
    }
    if (!response.write(part.bytes)) await writable(response);
  }
  response.end();
}
