import { followedAmong } from '../../db/streams/audience.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { listRecommended } from '../../db/streams/recommended.queries.ts';
import { type StreamView, listLive, readStream } from '../../db/streams/stream.queries.ts';
import { type Stream, toStream } from './stream.types.ts';

/** Streams as one account sees them. */
export async function seeStreams(reader: Reader, userId: string, views: readonly StreamView[]): Promise<Stream[]> {
  const followed = await followedAmong(
    reader,
    userId,
    views.map(({ streamerId }) => streamerId),
  );
  return views.map(toStream(userId, followed));
}

/** The first of the list as it opens. */
async function readFirst(reader: Reader): Promise<StreamView | undefined> {
  const [first] = await listLive(reader, { category: null, game: null, sort: 'viewers', limit: 1, after: null });
  return first;
}

/** A stream; for an id that is not known the first of the list, and null only where nothing is live (SM-10, C-34). */
export async function findStream(reader: Reader, userId: string, id: string): Promise<Stream | null> {
  const view = (await readStream(reader, id)) ?? (await readFirst(reader));
  const [stream = null] = view ? await seeStreams(reader, userId, [view]) : [];
  return stream;
}

/** What else is on, as `listRecommended` puts it in order. */
export const recommend = async (reader: Reader, userId: string, id: string, count: number): Promise<Stream[]> =>
  seeStreams(reader, userId, await listRecommended(reader, userId, id, count));
