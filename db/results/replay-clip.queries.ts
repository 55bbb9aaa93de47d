import { and, eq, sql } from 'drizzle-orm';
import { placedColumns } from '../uploads/upload.queries.ts';
import { type Placed, fileObjects, uploads } from '../uploads/upload.table.ts';
import type { Reader } from '../client/database.ts';
import { type ReplayViewer, maySee } from './replay.queries.ts';
import { replayClips, replays } from './replay.table.ts';

export interface ClipFile {
  readonly uploadId: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** The clip behind an address, if the viewer may see its replay; undefined otherwise. Without its bytes. */
export async function readClip(reader: Reader, viewer: ReplayViewer, uploadId: string): Promise<ClipFile | undefined> {
  const [clip] = await reader
    .select({
      uploadId: replayClips.uploadId,
      contentType: uploads.contentType,
      sizeBytes: replayClips.sizeBytes,
    })
    .from(replayClips)
    .innerJoin(uploads, eq(uploads.id, replayClips.uploadId))
    .innerJoin(replays, eq(replays.id, replayClips.replayId))
    .where(and(eq(replayClips.uploadId, uploadId), eq(uploads.purpose, 'clip'), maySee(viewer)));
  return clip;
}

/** Some of a clip's bytes, or the object that holds all of them; undefined once it is dropped. */
export async function readClipBytes(
  reader: Reader,
  uploadId: string,
  from: number,
  length: number,
): Promise<Placed | undefined> {
  const [part] = await reader
    .select({
      bytes: sql<Buffer>`substr(${uploads.bytes}, ${from + 1}, ${length})`,
      object: placedColumns.object,
    })
    .from(uploads)
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(and(eq(uploads.id, uploadId), eq(uploads.purpose, 'clip')));
  return part;
}
