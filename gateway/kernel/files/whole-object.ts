import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileObject } from '../../../db/uploads/upload.table.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import type { Deps } from '../deps.ts';
import { requireStore } from './place-file.ts';

/** All bytes of an object, or what is wrong with it. */
type Whole = { readonly bytes: Buffer; readonly fault: null } | { readonly bytes: null; readonly fault: string };

/** An object as it was put there, or what is wrong with it. @throws FilesAway where the store cannot be asked */
export async function readWhole(deps: Pick<Deps, 'objects'>, { key, sizeBytes, sha256 }: FileObject): Promise<Whole> {
  const body = await requireStore(deps).read(key, null);
  if (body === null) return { bytes: null, fault: `there is no object ${key} in S3` };
  const isAsLong = body.sizeBytes === sizeBytes;
  if (!isAsLong) body.stream.destroy();
  const bytes = isAsLong ? await buffer(body.stream) : null;
  if (bytes && hash('sha256', bytes, 'hex') === sha256) return { bytes, fault: null };
  return { bytes: null, fault: `the bytes of ${key} in S3 are not those that were stored` };
}

/** Staff have to look at what is gone or holds other bytes than were put there: it stays. `job` would have moved it. */
export async function alertOfFault(deps: Deps, job: string, uniqueKey: string, fault: string): Promise<void> {
  const message = `${fault}; it was not moved`;
  const difference = { kind: 'job' as const, message, subject: job, currency: null, sides: [] };
  await deps.db.transact((tx) => raiseAlert(tx, { id: deps.newId(), uniqueKey, difference, at: deps.now() }));
}
