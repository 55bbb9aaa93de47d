import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { type PastViewer, listPastStreams, readPastStream } from '../../../db/streams/past-stream.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { replayAddress } from '../../video/index.ts';
import { PastStream, PastStreamConnection, toPastStream } from './past-stream.types.ts';

function viewerOf(context: Context): PastViewer {
  const { userId, role } = actorOf(context);
  return { userId, isStaff: isStaff(role) };
}

@Resolver(() => PastStream)
export class PastStreamResolver {
  @Access('own')
  @Query(() => PastStreamConnection, { description: 'What was recorded of a streamer, the newest first.' })
  async pastStreams(
    @Ctx() context: Context,
    @Arg('streamerId', () => ID, { description: 'The account that has streamed.' }) streamerId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<PastStream>> {
    const first = pageSize(page.first);
    const viewer = viewerOf(context);
    const { read } = context.deps.db;
    const rows = await listPastStreams(read, viewer, streamerId, first + 1, decodeCursor(page.after));
    return toConnection(rows, page, ({ startedAt, id }) => [startedAt, id], toPastStream(viewer.userId));
  }

  @Access('own')
  @FindsNode()
  @Query(() => PastStream, { nullable: true, description: 'A recording; null where there is none for the caller.' })
  async pastStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The recording, by its id.' }) id: string,
  ): Promise<PastStream | null> {
    const viewer = viewerOf(context);
    const view = await readPastStream(context.deps.db.read, viewer, id);
    return view ? toPastStream(viewer.userId)(view) : null;
  }

  @Access('own')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Address of its playlist, good for an hour; null where nobody can watch it.',
  })
  hls(@Ctx() { deps }: Context, @Root() { id, isShown }: PastStream): string | null {
    return isShown ? replayAddress(deps, id) : null;
  }
}
