import { Refused } from '../../domain/shared/refusals.ts';
import { COUNT_TOLD_EVERY, type StreamState } from '../../domain/streams/stream.ts';
import type { StreamEvent } from '../../domain/streams/stream-events.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent, appendLiveEvent } from '../../db/events/append-event.ts';
import { endViews } from '../../db/streams/audience.queries.ts';
import { lockStream, updateStream } from '../../db/streams/stream.queries.ts';
import type { StreamRow } from '../../db/streams/stream.table.ts';

/** The list of what is live, as a topic: there is one. */
export const LIST_ID = 'live';

/** The stream, locked until the transaction ends. @throws Refused NOT_FOUND, STREAM_OVER */
export async function lockLive(tx: Tx, id: string): Promise<StreamRow> {
  const stream = await lockStream(tx, id);
  if (!stream) throw new Refused('NOT_FOUND');
  if (stream.state !== 'live') throw new Refused('STREAM_OVER');
  return stream;
}

type Told = Pick<StreamRow, 'id' | 'streamerId'>;

/** What others may react to; the list is another one then. */
export async function tellStream(
  tx: Tx,
  type: Exclude<StreamEvent, 'stream.counted'>,
  { id, streamerId }: Told,
  at: number,
): Promise<void> {
  await appendEvent(tx, {
    type,
    entity: 'stream',
    entityId: id,
    concerns: [streamerId],
    data: { streamerId },
    at,
  });
  await appendLiveEvent(tx, {
    type: 'streams.changed',
    entity: 'streams',
    entityId: LIST_ID,
    concerns: [],
    data: {},
    at,
  });
}

/** Whether those who watch do not know how many they are, and may be told again. */
export const isCountDue = ({ viewers, toldViewers, toldAt }: StreamRow, at: number): boolean =>
  viewers !== toldViewers && at - toldAt >= COUNT_TOLD_EVERY;

/** Writes how many watch a locked stream, and tells them where it is time. */
export async function countViewers(tx: Tx, stream: StreamRow, viewers: number, at: number): Promise<void> {
  const counted = { ...stream, viewers, peakViewers: Math.max(stream.peakViewers, viewers) };
  const isDue = isCountDue(counted, at);
  await updateStream(tx, stream.id, {
    viewers,
    peakViewers: counted.peakViewers,
    ...(isDue && { toldViewers: viewers, toldAt: at }),
  });
  if (!isDue) return;
  const { id: entityId, streamerId } = stream;
  const data = { streamerId };
  await appendLiveEvent(tx, { type: 'stream.counted', entity: 'stream', entityId, concerns: [], data, at });
}

/** Ends a locked live stream, and tells it. */
export async function closeStream(tx: Tx, stream: StreamRow, at: number, endReason: string | null): Promise<void> {
  const state: StreamState = 'ended';
  await updateStream(tx, stream.id, { state, endedAt: at, viewers: 0, toldViewers: 0, endReason });
  await endViews(tx, stream.id);
  await tellStream(tx, 'stream.ended', stream, at);
}
