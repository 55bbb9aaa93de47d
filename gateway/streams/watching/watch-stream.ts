import { Refused } from '../../../domain/shared/refusals.ts';
import { type ViewDevice, WATCHED_FOR } from '../../../domain/streams/stream.ts';
import { watchOn } from '../../../domain/streams/watch-time.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  endSilent,
  endView,
  listWatched,
  listWithSilent,
  lockWatchTime,
  putView,
  putWatchTime,
  readView,
  renewView,
} from '../../../db/streams/audience.queries.ts';
import { lockStream, readStream } from '../../../db/streams/stream.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { countViewers, isCountDue } from '../change-stream.ts';

/**
 * An open page says that its account watches. An account counts once however many pages it has open, and a streamer not
 * at all on the own stream; whoever is not heard from for a minute is gone. What passes between two calls counts as
 * watched. Answers how many watch.
 * @throws Refused NOT_FOUND
 */
export async function watchStream(
  deps: Deps,
  { userId }: Actor,
  streamId: string,
  device: ViewDevice | null = null,
): Promise<number> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const seen = await readStream(tx, streamId);
    if (!seen) throw new Refused('NOT_FOUND');
    if (seen.state !== 'live' || seen.streamerId === userId) return seen.viewers;
    // The row of the stream is everybody's: only who comes, or who can tell a count, waits for it.
    if (!isCountDue(seen, at) && (await renewView(tx, streamId, userId, at))) {
      await countTime(tx, userId, at);
      return seen.viewers;
    }
    const stream = await lockStream(tx, streamId);
    if (stream?.state !== 'live') return 0;
    const isHere = (await readView(tx, streamId, userId))?.isWatching === true;
    await putView(tx, streamId, userId, device, at);
    const viewers = stream.viewers + (isHere ? 0 : 1);
    await countViewers(tx, stream, viewers, at);
    await countTime(tx, userId, at);
    return viewers;
  });
}

/** Counts how long the account watches, and tells it in pieces. Its row is the last lock that is taken. */
async function countTime(tx: Tx, userId: string, at: number): Promise<void> {
  const { time, minutes } = watchOn((await lockWatchTime(tx, userId)) ?? null, at);
  await putWatchTime(tx, userId, time);
  if (minutes === 0) return;
  const data = { userId, minutes, day: time.day, upTo: time.dayMinutes };
  await appendEvent(tx, { type: 'stream.watched', entity: 'user', entityId: userId, concerns: [userId], data, at });
}

/** The page is closed. */
export const leaveStream = (deps: Deps, { userId }: Actor, streamId: string): Promise<void> =>
  deps.db.transact((tx) => leave(tx, userId, streamId, deps.now()));

async function leave(tx: Tx, userId: string, streamId: string, at: number): Promise<void> {
  const stream = await lockStream(tx, streamId);
  if (stream?.state !== 'live' || (await readView(tx, streamId, userId))?.isWatching !== true) return;
  await endView(tx, streamId, userId);
  await countViewers(tx, stream, stream.viewers - 1, at);
}

/** The account watches nothing any more. */
export async function leaveStreams(tx: Tx, userId: string, at: number): Promise<void> {
  for (const streamId of await listWatched(tx, userId)) await leave(tx, userId, streamId, at);
}

const STREAMS_MAX = 50;

/** Lets those go who are not heard from any more; answers of how many streams. */
export async function sweepViewers(deps: Deps): Promise<number> {
  const until = deps.now() - WATCHED_FOR;
  const ids = await listWithSilent(deps.db.read, until, STREAMS_MAX);
  for (const id of ids)
    await deps.db.transact(async (tx) => {
      const stream = await lockStream(tx, id);
      if (stream?.state !== 'live') return;
      const gone = await endSilent(tx, id, until);
      await countViewers(tx, stream, stream.viewers - gone, deps.now());
    });
  return ids.length;
}
