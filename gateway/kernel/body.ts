import type { IncomingMessage } from 'node:http';
import { Refused } from '../../domain/shared/refusals.ts';

/** Far above any form of ours, far below what could hurt. */
export const BODY_BYTES_MAX = 262_144;

export type ReadBody = { ok: true; body: unknown } | { ok: false; status: 400 | 413 | 415; message: string };

const TOO_LARGE: ReadBody = { ok: false, status: 413, message: `The body is larger than ${BODY_BYTES_MAX} bytes` };

/** Reads a JSON body within its limit; says why not instead of throwing. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return { ok: false, status: 415, message: 'The body must be application/json' };
  }
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) return TOO_LARGE;
  const bytes = await collect(request, BODY_BYTES_MAX);
  if (bytes === null) return TOO_LARGE;
  try {
    return { ok: true, body: JSON.parse(bytes.toString()) };
  } catch {
    return { ok: false, status: 400, message: 'The body is not JSON' };
  }
}

/** What a route takes as a file: the body itself, not a form around it. */
export interface FileTerms {
  /** Media types without parameters. */
  readonly types: readonly string[];
  readonly bytesMax: number;
}

/** Reads a file within its limit. @throws Refused FILE_UNUSABLE, FILE_TOO_LARGE */
export async function readFile(request: IncomingMessage, { types, bytesMax }: FileTerms): Promise<Buffer> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1);
  if (!types.includes(type.trim())) throw new Refused('FILE_UNUSABLE');
  const isLarger = Number(request.headers['content-length'] ?? 0) > bytesMax;
  const bytes = isLarger ? null : await collect(request, bytesMax);
  if (bytes === null) throw new Refused('FILE_TOO_LARGE', { data: { maxBytes: bytesMax } });
  return bytes;
}

/** Null when there is more than allowed; the rest then runs past unread, until the server's request timeout. */
function collect(request: IncomingMessage, bytesMax: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytesMax) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}
