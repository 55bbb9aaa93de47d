import { Arg, Ctx, ID, Int, Resolver, Root, Subscription } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { readStream } from '../../db/streams/stream.queries.ts';
import { Broadcast } from '../events/broadcast.ts';
import { liveLog } from '../events/live-log.ts';
import type { Context } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { LIST_ID } from './change-stream.ts';
import { StreamPulse } from './stream.types.ts';

@Resolver()
export class LiveStreamResolver {
  @Scope('public')
  @Access('own')
  @Broadcast()
  @Subscription(() => StreamPulse, {
    description: 'How a stream stands, each time that it changes or its viewers are counted. Refusals: NOT_FOUND.',
    subscribe: async ({ context, args }: { context: Context; args: { id: string } }) => {
      if (!(await readStream(context.deps.db.read, args.id))) throw new Refused('NOT_FOUND');
      return liveLog(context, { topic: 'stream', entity: 'stream', id: args.id, after: null });
    },
  })
  async streamChanged(
    @Ctx() { deps }: Context,
    @Root() event: StoredEvent,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) id: string,
  ): Promise<StreamPulse> {
    const stream = await readStream(deps.db.read, id);
    const isChanged = event.type !== 'stream.counted';
    return { id, state: stream?.state ?? 'ended', viewers: stream?.viewers ?? 0, isChanged };
  }

  @Scope('public')
  @Access('own')
  @Broadcast()
  @Subscription(() => Int, {
    description: 'The number of the event each time that a stream begins, ends or says something else of itself.',
    subscribe: ({ context }: { context: Context }) =>
      liveLog(context, { topic: 'streams', entity: 'streams', id: LIST_ID, after: null }),
  })
  streamsChanged(@Root() { seq }: StoredEvent): number {
    return seq;
  }
}
