import { appendEvent } from '../../db/events/append-event.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { listFollowers } from '../../db/streams/audience.queries.ts';
import { readStream } from '../../db/streams/stream.queries.ts';
import type { Deps } from '../kernel/deps.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** `afterId` is the last follower that was told; empty at first. */
    'stream.tell-followers': { readonly streamId: string; readonly afterId: string };
  }
}

/** So many at a time, so that one stream with many followers holds up nobody. */
const TOLD_AT_ONCE = 200;

const jobOf = (streamId: string, afterId: string, at: number) =>
  ({
    id: `followers:${streamId}:${afterId}`,
    kind: 'stream.tell-followers',
    payload: { streamId, afterId },
    runAt: at,
    createdAt: at,
  }) as const;

/** Going live is told to everybody who follows. */
export const hearOfLive = defineSubscriber({
  name: 'tell-followers',
  types: ['stream.started'],
  handle: (tx, { entityId, at }) => enqueueJob(tx, jobOf(entityId, '', at)),
});

/** Tells the next followers, unless the stream is over; the rest is another job's. */
export const tellFollowers = (deps: Deps, { payload: { streamId, afterId } }: Job<'stream.tell-followers'>) =>
  deps.db.transact(async (tx) => {
    const stream = await readStream(tx, streamId);
    if (stream?.state !== 'live') return;
    const { streamerId, title } = stream;
    const at = deps.now();
    const followers = await listFollowers(tx, streamerId, afterId, TOLD_AT_ONCE);
    for (const userId of followers)
      await appendEvent(tx, {
        type: 'stream.follower-told',
        entity: 'stream-follower',
        entityId: userId,
        concerns: [userId],
        data: { userId, streamerId, streamId, title },
        at,
      });
    const last = followers.at(-1);
    if (last !== undefined && followers.length === TOLD_AT_ONCE) await enqueueJob(tx, jobOf(streamId, last, at));
  });
