import { DataStore, type Locker, Server, Upload } from '@tus/server';
import { PARTIAL_UPLOADS, PART_BYTES_MIN } from '../../../domain/shared/partial-uploads.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { addUploadPart, deletePartialUpload } from '../../../db/uploads/partial-upload.queries.ts';
import type { PartialUpload } from '../../../db/uploads/partial-upload.table.ts';
import { Unusable } from '../../kernel/http/body.ts';
import type { Context } from '../../kernel/context.ts';
import { JSON_TYPE } from '../../kernel/http/rest-schemas.ts';
import { type RestCall, RestReply, type RestRoute } from '../../kernel/http/route.ts';
import { beginUpload } from './begin-upload.ts';
import { endUpload, ownUpload, requirePartialUpload } from './end-upload.ts';
import { largestFile } from './file-route.ts';

const VERSION = '1.0.0';
const HEADERS = [
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Offset',
  'Upload-Metadata',
  'Upload-Defer-Length',
  'Upload-Concat',
  'Content-Type',
];

/** Whom the offset of the database lets go first goes first, at whichever gateway: nothing is locked here. */
const NO_LOCKS: Locker = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) };

const expiresOf = (at: number): string => new Date(at).toUTCString();

/** Parts of the caller's files in the rows of the database. */
class PartStore extends DataStore {
  override extensions = ['creation', 'expiration', 'termination'];
  readonly #context: Context;
  readonly #said: Record<string, string>;
  /** How long the file is that is just asked for; null before it is. */
  lengthBytes: number | null = null;

  /** @param said headers for the answer */
  constructor(context: Context, said: Record<string, string>) {
    super();
    this.#context = context;
    this.#said = said;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, expiresAt } = await beginUpload(this.#context, upload.size ?? 0, upload.metadata ?? {});
    this.#said['Upload-Expires'] = expiresOf(expiresAt);
    // The library makes up an id before it asks.
    upload.id = id;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found: PartialUpload = await requirePartialUpload(this.#context, id);
    const { path, contentType: type, sha256, lengthBytes, offsetBytes, expiresAt } = found;
    this.lengthBytes = lengthBytes;
    this.#said['Upload-Expires'] = expiresOf(expiresAt);
    return new Upload({ id, size: lengthBytes, offset: offsetBytes, metadata: { path, type, sha256 } });
  }

  override async write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const end = offset + bytes.length;
    if (bytes.length === 0) return offset;
    if (bytes.length < PART_BYTES_MIN && end < (this.lengthBytes ?? 0))
      throw new Refused('BAD_INPUT', { field: 'Content-Length', data: { minBytes: PART_BYTES_MIN } });
    await this.#context.deps.db.transact((tx) => addUploadPart(tx, ownUpload(this.#context, id), offset, bytes));
    return end;
  }

  override async remove(id: string): Promise<void> {
    const isGone = await this.#context.deps.db.transact((tx) => deletePartialUpload(tx, ownUpload(this.#context, id)));
    if (isGone) return;
    await requirePartialUpload(this.#context, id);
    throw new Refused('UPLOAD_ENDING');
  }
}

/** What the library says of a call that it turns down, as a refusal of ours. */
function asRefusal({ status_code: status, body }: { status_code: number; body: string }, maxBytes: number): Error {
  if (status === 404 || status === 410) return new Refused('NOT_FOUND');
  if (status === 409) return new Refused('UPLOAD_OFFSET');
  if (status === 413) return new Refused('FILE_TOO_LARGE', { data: { maxBytes } });
  // What it does not speak of the protocol is no fault of ours.
  return new Unusable(status === 501 ? 400 : status, body.trim());
}

function requestOf({ params, header, file }: RestCall, method: RestRoute['method']): Request {
  const id = params['id'];
  const url = new URL(
    id === undefined ? PARTIAL_UPLOADS : `${PARTIAL_UPLOADS}/${encodeURIComponent(id)}`,
    'http://gateway',
  );
  const given = HEADERS.flatMap((name): [string, string][] => {
    const value = header(name.toLowerCase());
    return value === null ? [] : [[name, value]];
  });
  return new Request(url, { method, headers: given, ...(method === 'PATCH' && { body: new Uint8Array(file) }) });
}

/**
 * Answers a call of the tus protocol 1.0.0 with its extensions creation, expiration and termination. The library knows
 * the protocol; what is stored, and for whom, is ours. The caller is known, and the body is here.
 */
export async function speakTus(context: Context, method: RestRoute['method'], call: RestCall): Promise<RestReply> {
  const said: Record<string, string> = {};
  const version = call.header('tus-resumable');
  if (method !== 'OPTIONS' && version !== VERSION) {
    context.setHeader?.('Tus-Version', VERSION);
    throw new Unusable(412, `Tus-Resumable has to be ${VERSION}`);
  }
  const store = new PartStore(context, said);
  const maxSize = largestFile(context.deps.wiring.routes);
  const server = new Server({
    path: PARTIAL_UPLOADS,
    datastore: store,
    locker: NO_LOCKS,
    maxSize,
    relativeLocation: true,
    allowedOrigins: [],
    onUploadFinish: async (_request, { id }) => ({
      status_code: 200,
      headers: { 'Content-Type': JSON_TYPE },
      body: JSON.stringify(await endUpload(context, id)),
    }),
    onResponseError(_request, error) {
      throw error instanceof Error && !('status_code' in error)
        ? error
        : asRefusal(error as { status_code: number; body: string }, store.lengthBytes ?? maxSize);
    },
  });
  const answer = await server.handleWeb(requestOf(call, method));
  const text = await answer.text();
  if (answer.status >= 400) throw asRefusal({ status_code: answer.status, body: text }, maxSize);
  for (const [name, value] of answer.headers) if (!/^(access-control|content)-/.test(name)) said[name] = value;
  return new RestReply(answer.status, said, answer.status === 200 && text !== '' ? JSON.parse(text) : undefined);
}
