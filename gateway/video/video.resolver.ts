import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { openCamera } from './ingest/open-camera.ts';
import { readIngest } from './ingest/read-ingest.ts';
import { rotateStreamKey } from './ingest/rotate-stream-key.ts';
import { showStreamKey } from './ingest/show-stream-key.ts';
import { Ingest } from './video.types.ts';

@Resolver()
export class VideoResolver {
  /** GL-10, GL-12, GL-15 */
  @Access('own')
  @Query(() => Ingest, { description: 'How the caller sends pictures, and what comes in.' })
  ingest(@Ctx() context: Context): Promise<Ingest> {
    return readIngest(context.deps, actorOf(context));
  }

  /** GL-10 */
  @Access('own')
  @Mutation(() => String, {
    description: 'The caller’s stream key, made when there is none yet. Refusals: RATE_LIMITED, STREAM_KEY_UNREADABLE.',
  })
  showStreamKey(@Ctx() context: Context): Promise<string> {
    return showStreamKey(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => String, {
    description: 'Another stream key; a stream with the earlier one ends. Refusals: RATE_LIMITED.',
  })
  rotateStreamKey(@Ctx() context: Context): Promise<string> {
    return rotateStreamKey(context.deps, actorOf(context));
  }

  /** GL-09 */
  @Access('own')
  @Mutation(() => String, {
    description:
      'A ticket with which the caller’s browser publishes on the websocket /live-ingest: good once, for a minute. Refusals: STREAM_NOT_ALLOWED, RATE_LIMITED.',
  })
  openCamera(@Ctx() context: Context): Promise<string> {
    return openCamera(context.deps, actorOf(context));
  }
}
