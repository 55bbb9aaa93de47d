import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { RAID_GOES_AFTER, RAID_SHOWN } from '../../../domain/streams/raid.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { listRaidTargets, readLastRaid, readRaidChoice } from '../../../db/streams/raid.queries.ts';
import { readStream } from '../../../db/streams/stream.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { chooseRaids, raidStream } from './raid-stream.ts';
import { StreamRaid } from './raid.types.ts';
import { seeStreams } from '../read-streams.ts';
import { Stream } from '../stream.types.ts';

const TARGETS_MAX = 10;

@Resolver(() => Stream)
export class RaidResolver {
  @Access('own')
  @FieldResolver(() => StreamRaid, {
    nullable: true,
    description:
      'Where it sends those who watch: for a minute, while the other stream is live and the caller and its streamer do not hide from each other. Null otherwise.',
  })
  async raid(@Ctx() context: Context, @Root() { id }: Stream): Promise<StreamRaid | null> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    const last = await readLastRaid(db.read, id);
    if (!last || now() - last.at >= RAID_SHOWN) return null;
    const view = await readStream(db.read, last.targetId);
    if (view?.state !== 'live' || (await isBlocked(db.read, userId, view.streamerId))) return null;
    const [target] = await seeStreams(db.read, userId, [view]);
    return target ? { id: last.id, target, viewers: last.viewers, goesAt: last.at + RAID_GOES_AFTER } : null;
  }

  @Access('own')
  @Listed(TARGETS_MAX)
  @Query(() => [Stream], {
    description:
      'Live streams that the caller may raid: of whom the caller follows first, then the most watched; 10 at the most. Refusals: BAD_INPUT.',
  })
  async raidTargets(
    @Ctx() context: Context,
    @Arg('search', () => String, {
      defaultValue: '',
      description: `Looked for in titles and names, at most ${SEARCH_MAX} characters; all without it.`,
    })
    search: string,
  ): Promise<Stream[]> {
    const text = search.trim();
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    return seeStreams(read, userId, await listRaidTargets(read, userId, text, TARGETS_MAX));
  }

  @Access('own')
  @Query(() => Boolean, { description: 'Whether others may raid the caller’s streams.' })
  takesRaids(@Ctx() context: Context): Promise<boolean> {
    return readRaidChoice(context.deps.db.read, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Lets others raid the caller’s streams from now on, or no more; answers which.',
  })
  async chooseRaids(
    @Ctx() context: Context,
    @Arg('isWanted', () => Boolean, { description: 'True lets others raid, false ends that.' }) isWanted: boolean,
  ): Promise<boolean> {
    await chooseRaids(context.deps, actorOf(context), isWanted);
    return isWanted;
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Sends those who watch the caller’s live stream to another; each of them decides. Refusals: FORBIDDEN, NOT_FOUND, STREAM_OVER, ONESELF, BLOCKED, RAIDS_OFF, RAID_RUNNING, RAID_EMPTY, RATE_LIMITED.',
  })
  async raidStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The caller’s stream, by its id.' }) id: string,
    @Arg('targetId', () => ID, { description: 'The stream that they are sent to, by its id.' }) targetId: string,
  ): Promise<boolean> {
    await raidStream(context.deps, actorOf(context), { id, targetId });
    return true;
  }
}
