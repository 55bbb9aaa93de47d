import { and, count, countDistinct, eq, gte, sql } from 'drizzle-orm';
import type { ViewDevice } from '../../domain/streams/stream.ts';
import type { Reader } from '../client/database.ts';
import { streamViews, streams } from './stream.table.ts';

/** When a player's streams since an instant began, and how many watched each at its peak. */
export const listPeaks = (
  reader: Reader,
  streamerId: string,
  since: number,
): Promise<{ at: number; value: number }[]> =>
  reader
    .select({ at: streams.startedAt, value: streams.peakViewers })
    .from(streams)
    .where(and(eq(streams.streamerId, streamerId), gte(streams.startedAt, since)));

const viewsSince = (streamerId: string, since: number) =>
  and(eq(streams.streamerId, streamerId), gte(streams.startedAt, since));

/** Accounts that have watched a player's streams since an instant, each once. */
export async function countViewers(reader: Reader, streamerId: string, since: number): Promise<number> {
  const [row] = await reader
    .select({ viewers: countDistinct(streamViews.userId) })
    .from(streams)
    .innerJoin(streamViews, eq(streamViews.streamId, streams.id))
    .where(viewsSince(streamerId, since));
  return row?.viewers ?? 0;
}

/** On what a player's streams since an instant were watched: visits, by device; those of unknown ones are left out. */
export async function countDevices(
  reader: Reader,
  streamerId: string,
  since: number,
): Promise<Record<ViewDevice, number>> {
  const rows = await reader
    .select({ device: sql<ViewDevice>`${streamViews.device}`, visits: count() })
    .from(streams)
    .innerJoin(streamViews, eq(streamViews.streamId, streams.id))
    .where(and(viewsSince(streamerId, since), sql`${streamViews.device} is not null`))
    .groupBy(streamViews.device);
  const visits = new Map(rows.map((row) => [row.device, row.visits]));
  const of = (device: ViewDevice) => visits.get(device) ?? 0;
  return { desktop: of('desktop'), mobile: of('mobile'), tablet: of('tablet') };
}

/** How many watch a player now; 0 while nothing is sent. */
export async function readLiveViewers(reader: Reader, streamerId: string): Promise<number> {
  const [row] = await reader
    .select({ viewers: streams.viewers })
    .from(streams)
    .where(and(eq(streams.streamerId, streamerId), sql`${streams.state} = 'live'`));
  return row?.viewers ?? 0;
}
