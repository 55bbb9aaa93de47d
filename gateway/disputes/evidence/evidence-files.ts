import { hash } from 'node:crypto';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readUpload, useUploads } from '../../../db/uploads/upload.queries.ts';

/** A file as evidence keeps it: what is fetched can be checked by its hash. */
export interface EvidenceFile {
  readonly uploadId: string;
  readonly sha256: string;
}

export const NO_FILE = { uploadId: null, sha256: null } as const;

/** Files of a player that become evidence, each once. @throws Refused BAD_INPUT for one that is not the player's */
export async function takeFiles(tx: Tx, userId: string, ids: readonly string[]): Promise<EvidenceFile[]> {
  if ((await useUploads(tx, userId, 'evidence', ids)) !== ids.length)
    throw new Refused('BAD_INPUT', { field: 'fileIds' });
  const files: EvidenceFile[] = [];
  for (const uploadId of ids) {
    const upload = await readUpload(tx, uploadId, 'evidence');
    if (upload) files.push({ uploadId, sha256: upload.object?.sha256 ?? hash('sha256', upload.bytes, 'hex') });
  }
  return files;
}
