import { readStreams } from '../../db/streams/stream.queries.ts';
import { actorOf } from '../kernel/context.ts';
import { gathered } from '../kernel/manifest/gathered.ts';
import { seeStreams } from './read-streams.ts';
import type { Stream } from './stream.types.ts';

/** The stream of an id as the query `stream` shows it, null for an unknown one; all streams of one answer are read at once. */
export const loadStream = gathered<Stream | null>(async (context, ids) => {
  const { read } = context.deps.db;
  const seen = await seeStreams(read, actorOf(context).userId, await readStreams(read, ids));
  const byId = new Map(seen.map((stream) => [stream.id, stream]));
  return ids.map((id) => byId.get(id) ?? null);
});
