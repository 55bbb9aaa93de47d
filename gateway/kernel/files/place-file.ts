import { hash } from 'node:crypto';
import { insertObject } from '../../../db/uploads/object.queries.ts';
import type { FileObject, Placed } from '../../../db/uploads/upload.table.ts';
import type { Deps } from '../deps.ts';
import { type FileStore, FilesAway } from './file-store.ts';

const NO_BYTES = Buffer.alloc(0);

/**
 * Puts the bytes of a new file where such files belong, before the transaction that stores the file: a store may take
 * seconds. What no transaction takes within half an hour is removed.
 * @throws FilesAway and nothing is stored
 */
export async function placeFile(deps: Deps, bytes: Buffer): Promise<Placed> {
  if (deps.config.files.store === 'database') return { bytes, object: null };
  return { bytes: NO_BYTES, object: await putObject(deps, bytes) };
}

/**
 * The same of a file that is kept as its sender made it, without what it says of the sender: what others fetch, and the
 * hash that they see, is of the bytes that are left. The hash of what came stands beside it.
 * @throws FilesAway and nothing is stored
 */
export async function placeBare(
  deps: Deps,
  bytes: Buffer,
  bare: Buffer,
): Promise<Placed & { readonly arrivedSha256: string | null }> {
  return { ...(await placeFile(deps, bare)), arrivedSha256: bare === bytes ? null : hash('sha256', bytes, 'hex') };
}

/** Puts bytes into an object of their own, which is removed within the hour unless a file takes it. @throws FilesAway */
export async function putObject(deps: Deps, bytes: Buffer): Promise<FileObject> {
  const { db, now, randomBytes } = deps;
  const store = requireStore(deps);
  const key = `files/${randomBytes(18).toString('base64url')}`;
  const object = { key, sizeBytes: bytes.length, sha256: hash('sha256', bytes, 'hex') };
  // Its row first: whoever dies from here on leaves nothing that is not known of.
  await db.transact((tx) => insertObject(tx, object, now()));
  await store.put(key, bytes, object.sha256);
  return object;
}

/** @throws FilesAway where files lie in an object store that this gateway was not told of */
export function requireStore({ objects }: Pick<Deps, 'objects'>): FileStore {
  if (objects === null) throw new FilesAway('files lie in S3, and S3_ENDPOINT is not set');
  return objects;
}
