import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { recordings } from '../video/index.ts';
import { type StreamMarkerRow, streamMarkers } from './stream.table.ts';

export async function insertMarker(tx: Tx, row: StreamMarkerRow): Promise<void> {
  await tx.insert(streamMarkers).values(row);
}

/** Of a recording, in the order of its film; no more than `MARKERS_MAX`. */
export const listMarkers = (reader: Reader, recordingId: string): Promise<StreamMarkerRow[]> =>
  reader
    .select()
    .from(streamMarkers)
    .where(eq(streamMarkers.recordingId, recordingId))
    .orderBy(asc(streamMarkers.atMs), asc(streamMarkers.id));

export const countMarkers = (reader: Reader, recordingId: string): Promise<number> =>
  reader.$count(streamMarkers, eq(streamMarkers.recordingId, recordingId));

/** Whether the moment behind a segment of a recording is marked. */
export async function isMarked(reader: Reader, recordingId: string, segment: number): Promise<boolean> {
  const of = and(eq(streamMarkers.recordingId, recordingId), eq(streamMarkers.segment, segment));
  return (await reader.$count(streamMarkers, of)) > 0;
}

/** A marker with whose recording it is of. */
export async function readMarker(reader: Reader, id: string): Promise<{ streamerId: string } | undefined> {
  const [row] = await reader
    .select({ streamerId: recordings.userId })
    .from(streamMarkers)
    .innerJoin(recordings, eq(recordings.id, streamMarkers.recordingId))
    .where(eq(streamMarkers.id, id));
  return row;
}

export async function deleteMarker(tx: Tx, id: string): Promise<void> {
  await tx.delete(streamMarkers).where(eq(streamMarkers.id, id));
}
