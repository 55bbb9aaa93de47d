import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { Refused } from '../../../domain/shared/refusals.ts';
import { unusableType } from '../files/unusable-file.ts';

/** Far above any form of ours, far below what could hurt. */
export const BODY_BYTES_MAX = 262_144;

/** Levels of lists and objects within each other: ours have four. */
const DEPTH_MAX = 32;

/** Why something that was sent cannot be read. */
interface Unread {
  readonly ok: false;
  readonly status: 400 | 413 | 415;
  readonly message: string;
  /** In what it could have been packed, where it was in something else. */
  readonly takes?: string;
}

export type ReadBody = { ok: true; body: unknown } | Unread;
type ReadBytes = { ok: true; bytes: Buffer } | Unread;

/** Reads a JSON body within its limit; says why not instead of throwing. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return { ok: false, status: 415, message: 'The body must be application/json' };
  }
  const read = await readBytes(request, BODY_BYTES_MAX);
  return read.ok ? parseJson(read.bytes.toString(), 'The body') : read;
}

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const unzip: Unpack = promisify(gunzip);
const [inflated, inflatedRaw]: readonly [Unpack, Unpack] = [promisify(inflate), promisify(inflateRaw)];
/** With the head that the standard asks for, whose first byte ends so, and without it, as many send it. */
const deflated: Unpack = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? inflated(bytes, options) : inflatedRaw(bytes, options);

const UNPACK: ReadonlyMap<string, Unpack> = new Map([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['deflate', deflated],
  ['br', promisify(brotliDecompress)],
]);
const TAKES = 'gzip, deflate, br';

/** All that is sent, or the end of it, unpacked (`Content-Encoding`); neither form of it is larger than allowed. */
export async function readBytes(request: IncomingMessage, bytesMax: number, keptMax = bytesMax): Promise<ReadBytes> {
  const codings = (request.headers['content-encoding'] ?? '').toLowerCase().split(',');
  const [coding, another] = codings.map((one) => one.trim()).filter((one) => one !== '' && one !== 'identity');
  const unpack = coding === undefined ? null : UNPACK.get(coding);
  if (unpack === undefined || another !== undefined) {
    const message = `The Content-Encoding of a body is one of ${TAKES}, or there is none`;
    return { ok: false, status: 415, message, takes: TAKES };
  }
  const tooLarge: Unread = { ok: false, status: 413, message: `The body is larger than ${bytesMax} bytes` };
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) return tooLarge;
  const bytes = await collect(request, bytesMax, unpack === null ? keptMax : bytesMax);
  if (bytes === null) return tooLarge;
  if (unpack === null) return { ok: true, bytes };
  try {
    const unpacked = await unpack(bytes, { maxOutputLength: bytesMax });
    return { ok: true, bytes: unpacked.subarray(-keptMax) };
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isLarge ? tooLarge : { ok: false, status: 400, message: `The body is not ${coding}` };
  }
}

/** Says of an answer beside it in what a body may be packed, where it was in something else (RFC 9110, 12.5.3). */
export function tellEncodings(response: ServerResponse, { takes }: Pick<Unread, 'takes'>): void {
  if (takes !== undefined) response.setHeader('Accept-Encoding', takes);
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
  readonly takes?: string;
  constructor(status: number, message: string, takes?: string) {
    super(message);
    this.name = 'Unusable';
    this.status = status;
    if (takes !== undefined) this.takes = takes;
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
  if (!types.includes(type)) throw unusableType(type);
  if (sizeBytes > bytesMax) throw tooLarge(bytesMax);
}

const tooLarge = (maxBytes: number) => new Refused('FILE_TOO_LARGE', { data: { maxBytes } });

/** Reads a file within its limit. @throws Refused FILE_TOO_LARGE; Unusable */
export async function readFile(request: IncomingMessage, { bytesMax, keptMax }: FileTerms): Promise<Buffer> {
  const read = await readBytes(request, bytesMax, keptMax);
  if (read.ok) return read.bytes;
  if (read.status === 413) throw tooLarge(bytesMax);
  throw new Unusable(read.status, read.message, read.takes);
}

/**
 * All that is sent, or the end of it; null when there is more than allowed: the rest then runs past unread, until the
 * server's request timeout.
 */
function collect(request: IncomingMessage, bytesMax: number, keptMax: number): Promise<Buffer | null> {
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
