import type { IncomingMessage } from 'node:http';
import { Refused } from '../../domain/shared/refusals.ts';

/** Far above any form of ours, far below what could hurt. */
export const BODY_BYTES_MAX = 262_144;

/** Levels of lists and objects within each other: ours have four. */
const DEPTH_MAX = 32;

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
  return parseJson(bytes.toString(), 'The body');
}

/** Reads JSON that nobody has to be afraid to walk through; `what` is its name in the sentence of a refusal. */
export function parseJson(text: string, what: string): ReadBody {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, status: 400, message: `${what} is not JSON` };
  }
  return isShallow(body) ? { ok: true, body } : { ok: false, status: 400, message: `${what} is nested too deeply` };
}

/** Never deeper into itself than is allowed, so that no text fills the stack. */
function isShallow(value: unknown, levels = DEPTH_MAX): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  for (const one of Array.isArray(value) ? value : Object.values(value)) if (!isShallow(one, levels - 1)) return false;
  return true;
}

/** A call that is no use, as its HTTP status and a sentence for whoever wrote it say. */
export class Unusable extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Unusable';
    this.status = status;
  }
}

/** What a route takes as a file: the body itself, not a form around it. */
export interface FileTerms {
  /** Media types without parameters. */
  readonly types: readonly string[];
  readonly bytesMax: number;
  /** Of what is longer only so much of its end is kept, while it comes in. */
  readonly keptMax?: number;
}

/** Looks at what the head of a call says of its file. @throws Refused FILE_UNUSABLE, FILE_TOO_LARGE */
export function requireFileTerms(request: IncomingMessage, terms: FileTerms): void {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1);
  requireTypeAndSize(terms, type.trim(), Number(request.headers['content-length'] ?? 0));
}

/** Looks at what is said of a file before it is sent. @throws Refused FILE_UNUSABLE, FILE_TOO_LARGE */
export function requireTypeAndSize({ types, bytesMax }: FileTerms, type: string, sizeBytes: number): void {
  if (!types.includes(type)) throw new Refused('FILE_UNUSABLE');
  if (sizeBytes > bytesMax) throw tooLarge(bytesMax);
}

const tooLarge = (maxBytes: number) => new Refused('FILE_TOO_LARGE', { data: { maxBytes } });

/** Reads a file within its limit. @throws Refused FILE_TOO_LARGE */
export async function readFile(request: IncomingMessage, { bytesMax, keptMax }: FileTerms): Promise<Buffer> {
  const bytes = await collect(request, bytesMax, keptMax);
  if (bytes === null) throw tooLarge(bytesMax);
  return bytes;
}

/**
 * All that is sent, or the end of it; null when there is more than allowed: the rest then runs past unread, until the
 * server's request timeout.
 */
export function collect(request: IncomingMessage, bytesMax: number, keptMax = bytesMax): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let kept = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytesMax) {
        chunks.push(chunk);
        kept += chunk.length;
        while (kept - (chunks[0]?.length ?? 0) > keptMax) kept -= chunks.shift()?.length ?? 0;
        return;
      }
      chunks.length = 0;
      resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).subarray(-keptMax)));
    request.on('error', reject);
  });
}
