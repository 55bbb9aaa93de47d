import { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileObject, Placed } from '../../../db/uploads/upload.table.ts';
import type { Deps } from '../deps.ts';
import { type ByteRange, type FileBody, FilesAway } from './file-store.ts';
import { requireStore } from './place-file.ts';

/** The bytes of a file whose reader has been asked for the right to it. @throws FilesAway */
export const streamFile = async (deps: Deps, { bytes, object }: Placed): Promise<FileBody> =>
  object ? streamObject(deps, object, null) : { sizeBytes: bytes.length, stream: Readable.from([bytes]) };

/** All of an object or a stretch of it. @throws FilesAway where it is not what was put there, too */
export async function streamObject(
  deps: Pick<Deps, 'objects'>,
  object: FileObject,
  range: ByteRange | null,
): Promise<FileBody> {
  const body = await requireStore(deps).read(object.key, range);
  if (body === null) throw new FilesAway(`there is no object ${object.key}`);
  const expected = range ? range.last - range.first + 1 : object.sizeBytes;
  if (body.sizeBytes === expected) return body;
  body.stream.destroy();
  throw new FilesAway(`${object.key} has ${body.sizeBytes} bytes and not ${expected}`);
}

/** Sends what was announced, or breaks the line off: whoever reads sees that it is not all. */
export async function sendBody(response: ServerResponse, { stream }: FileBody): Promise<void> {
  // Whoever leaves in the middle of it is no fault of ours.
  await pipeline(stream, response).catch(() => response.destroy());
}
