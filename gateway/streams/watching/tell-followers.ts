import { appendEvent } from '../../../db/events/append-event.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { listFollowers } from '../../../db/streams/audience.queries.ts';
import { readStream } from '../../../db/streams/stream.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { tellInTurns } from '../../kernel/tell-in-turns.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** `afterId` is the last follower that was told; empty at first. */
    'stream.tell-followers': { readonly streamId: string; readonly afterId: string };
  }
}

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
    await tellInTurns({
      afterId,
      list: (after, limit) => listFollowers(tx, streamerId, after, limit),
      tell: (userId) =>
        appendEvent(tx, {
          type: 'stream.follower-told',
          entity: 'stream-follower',
          entityId: userId,
          concerns: [userId],
          data: { userId, streamerId, streamId, title },
          at,
        }),
      goOn: (after) => enqueueJob(tx, jobOf(streamId, after, at)),
    });
  });
