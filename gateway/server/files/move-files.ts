import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import {
  listFilesInObjects,
  listFilesInRows,
  moveToObject,
  moveToRow,
  readPlaced,
} from '../../../db/uploads/object.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { FilesAway } from '../../kernel/files/file-store.ts';
import { putObject } from '../../kernel/files/place-file.ts';
import { alertOfFault, readWhole } from '../../kernel/files/whole-object.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Brings files that lie elsewhere to where new ones are put, from after one of them on. */
    'files.move': { readonly after?: string };
  }
}

/** So few in one job, one at a time: other jobs have their turn in between. */
const AT_ONCE = 10;

/**
 * Moves files to the store that `FILE_STORE` names, a few at a time: each job leaves the next one behind. A file is read
 * where it lies until the transaction that says where it lies now; its bytes are compared before. An object that is gone
 * or has changed is left to staff, and holds up no other.
 * @throws FilesAway and the same files are tried again
 */
export async function moveFiles(deps: Deps, { payload: { after = '' } }: Job<'files.move'>): Promise<void> {
  const isOut = deps.config.files.store === 's3';
  const files = await (isOut ? listFilesInRows : listFilesInObjects)(deps.db.read, after, AT_ONCE);
  for (const id of files) await (isOut ? moveOut(deps, id) : moveBack(deps, id));
  const last = files.at(-1);
  if (last === undefined) return;
  const at = deps.now();
  const job = { id: deps.newId(), kind: 'files.move', payload: { after: last }, runAt: at, createdAt: at } as const;
  await deps.db.transact((tx) => enqueueJob(tx, job));
}

async function moveOut(deps: Deps, id: string): Promise<void> {
  const placed = await readPlaced(deps.db.read, id);
  if (!placed || placed.object) return;
  const object = await putObject(deps, placed.bytes);
  // Not kept as it was put: it would be tried for good, and is removed within the hour.
  const { fault } = await readWhole(deps, object);
  if (fault !== null) throw new FilesAway(fault);
  await deps.db.transact((tx) => moveToObject(tx, id, object.key, deps.now()));
}

async function moveBack(deps: Deps, id: string): Promise<void> {
  const object = (await readPlaced(deps.db.read, id))?.object;
  if (!object) return;
  const { bytes, fault } = await readWhole(deps, object);
  if (bytes) await deps.db.transact((tx) => moveToRow(tx, id, object.key, bytes, deps.now()));
  else await alertOfFault(deps, 'files.move', `file:${id}`, fault);
}
