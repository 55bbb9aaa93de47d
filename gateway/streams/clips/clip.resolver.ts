import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../../domain/accounts/roles.ts';
import type { ReportType } from '../../../domain/chat/report.ts';
import { REPORT_REASON_MAX } from '../../../domain/chat/slash-commands.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import {
  CLIPPED_BYTES_MAX,
  CLIP_REASON_MAX,
  CLIP_REASON_MIN,
  type ClipsShown,
  type Clipping,
  type ClippingAsked,
  clippingOf,
} from '../../../domain/streams/clip.ts';
import {
  type ClipsOf,
  listClips,
  readClip,
  readClips,
  readClipChoice,
  readClippings,
  sumClips,
} from '../../../db/streams/clip.queries.ts';
import type { PastViewer } from '../../../db/streams/past-stream.queries.ts';
import { UserReport, UserReportTypeEnum } from '../../chat/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { gathered } from '../../kernel/manifest/gathered.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { FindsNode } from '../../schema/node.ts';
import { KEY } from '../../schema/key.ts';
import { clipAddress } from './answer-clip.ts';
import { ClipInput, ClipMoment, OwnClips, StreamClip, StreamClipConnection, toClip } from './clip.types.ts';
import { removeClip } from './delete-clip.ts';
import { chooseClips, makeClip, markMoment } from './make-clip.ts';
import { reportClip } from './report-clip.ts';
import { ClippingEnum, ClipsShownEnum } from '../stream.enums.ts';
import { Stream } from '../stream.types.ts';
import { watchClip } from './watch-clip.ts';

type ClippingTerms = Pick<ClippingAsked, 'isAllowed' | 'isBlocked' | 'isRecorded'>;

const loadClip = gathered<StreamClip | null>(async (context, ids) => {
  const viewer = viewerOf(context);
  const seen = await readClips(context.deps.db.read, viewer, ids);
  const byId = new Map(seen.map((view) => [view.id, toClip(viewer.userId)(view)]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** For all streams of an answer at once. */
const loadClippingTerms = gathered<ClippingTerms | null>(async (context, ids) => {
  const found = await readClippings(context.deps.db.read, actorOf(context).userId, ids);
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? null);
});

function viewerOf(context: Context): PastViewer {
  const { userId, role } = actorOf(context);
  return { userId, isStaff: isStaff(role) };
}

async function listPage(context: Context, of: ClipsOf, page: PageArgs): Promise<Connection<StreamClip>> {
  const first = pageSize(page.first);
  const viewer = viewerOf(context);
  const rows = await listClips(context.deps.db.read, viewer, of, first + 1, decodeCursor(page.after));
  return toConnection(rows, page, ({ at, id }) => [at, id], toClip(viewer.userId));
}

async function seeClip(context: Context, id: string): Promise<StreamClip> {
  const viewer = viewerOf(context);
  const view = await readClip(context.deps.db.read, viewer, id);
  if (!view) throw new Refused('NOT_FOUND');
  return toClip(viewer.userId)(view);
}

@Resolver(() => StreamClip)
export class ClipResolver {
  @Access('own')
  @FindsNode()
  @Query(() => StreamClip, {
    nullable: true,
    description: 'A clip of a stream; null where there is none for the caller.',
  })
  async streamClip(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The clip, by its id.' }) id: string,
  ): Promise<StreamClip | null> {
    const viewer = viewerOf(context);
    const view = await readClip(context.deps.db.read, viewer, id);
    return view ? toClip(viewer.userId)(view) : null;
  }

  @Access('own')
  @Query(() => StreamClipConnection, { description: 'The clips of a stream, the newest first.' })
  streamClips(
    @Ctx() context: Context,
    @Arg('streamId', () => ID, { description: 'The stream, by its id.' }) streamId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<StreamClip>> {
    return listPage(context, { streamId }, page);
  }

  /** CR-12 */
  @Access('own')
  @Query(() => StreamClipConnection, { description: 'Clips that are the caller’s affair, the newest first.' })
  ownStreamClips(
    @Ctx() context: Context,
    @Arg('shown', () => ClipsShownEnum, { description: 'Which of them.' }) shown: ClipsShown,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<StreamClip>> {
    const { userId } = actorOf(context);
    return listPage(context, shown === 'made' ? { makerId: userId } : { streamerId: userId }, page);
  }

  @Access('own')
  @Query(() => OwnClips, { description: 'Whether others may clip the caller’s streams, and what their clips take.' })
  async ownClips(@Ctx() context: Context): Promise<OwnClips> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const [isAllowed, sums] = [await readClipChoice(read, userId), await sumClips(read, userId)];
    return { isAllowed, ...sums, bytesMax: CLIPPED_BYTES_MAX };
  }

  @Access('own')
  @Query(() => ClipMoment, {
    description:
      'The newest moment of a live stream that can be clipped, which `clipStream` takes. Refusals: NOT_FOUND, STREAM_OVER, BLOCKED, CLIPS_OFF, CLIP_UNRECORDED, CLIP_TOO_SOON.',
  })
  clipMoment(
    @Ctx() context: Context,
    @Arg('streamId', () => ID, { description: 'The stream, by its id.' }) streamId: string,
  ): Promise<ClipMoment> {
    return markMoment(context.deps, actorOf(context), streamId);
  }

  @Access('own')
  @Mutation(() => StreamClip, {
    description:
      'Keeps what a stream has shown before a moment. Refusals: NOT_FOUND, STREAM_OVER, BLOCKED, CLIPS_OFF, CLIP_UNRECORDED, CLIP_TOO_SOON, CLIP_MOMENT_GONE, CLIPS_FULL, BAD_INPUT, RATE_LIMITED.',
  })
  async clipStream(
    @Ctx() context: Context,
    @Arg('input', () => ClipInput, { description: 'What is kept of which stream.' })
    { streamId, moment, title, length }: ClipInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<StreamClip> {
    const own = requireKey(key, context.caller.idempotencyKey);
    const asked = { streamId, moment, title, length: String(length) };
    return seeClip(context, await makeClip(context.deps, actorOf(context), own, asked));
  }

  @Access('own')
  @Mutation(() => Int, {
    description: 'Said by a page that plays a clip; answers how many accounts have watched it. Refusals: NOT_FOUND.',
  })
  watchStreamClip(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The clip, by its id.' }) id: string,
  ): Promise<number> {
    return watchClip(context.deps, actorOf(context), id);
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Deletes a clip: whoever made it, the streamer, or staff with a reason. Refusals: NOT_FOUND, FORBIDDEN, BAD_INPUT.',
  })
  async deleteStreamClip(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The clip, by its id.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Why staff delete it: ${CLIP_REASON_MIN} to ${CLIP_REASON_MAX} characters.`,
    })
    reason?: string | null,
  ): Promise<boolean> {
    await removeClip(context.deps, actorOf(context), id, reason ?? null);
    return true;
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Tells staff about a clip, as a report of whoever made it. Refusals: NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED.',
  })
  async reportStreamClip(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The clip, by its id.' }) id: string,
    @Arg('reportType', () => UserReportTypeEnum, { description: 'What is wrong with it.' }) reportType: ReportType,
    @Arg('reason', () => String, {
      defaultValue: '',
      description: `More about it, at most ${REPORT_REASON_MAX} characters; may be empty.`,
    })
    reason: string,
  ): Promise<boolean> {
    await reportClip(context.deps, actorOf(context), { id, reportType, reason });
    return true;
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Lets others clip the caller’s streams from now on, or no more; answers which. Clips stay.',
  })
  async chooseClips(
    @Ctx() context: Context,
    @Arg('isAllowed', () => Boolean, { description: 'True lets others clip, false ends that.' }) isAllowed: boolean,
  ): Promise<boolean> {
    await chooseClips(context.deps, actorOf(context), isAllowed);
    return isAllowed;
  }

  @Access('own')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Address of its playlist, good for an hour; null where nobody can watch it.',
  })
  hls(@Ctx() { deps }: Context, @Root() { id, isShown }: StreamClip): string | null {
    return isShown && deps.video.recordings !== null ? clipAddress(deps, id) : null;
  }
}

@Resolver(() => Stream)
export class ClippingResolver {
  @Access('own')
  @FieldResolver(() => ClippingEnum, { description: 'Whether the caller can clip it at this moment, or why not.' })
  async clipping(@Ctx() context: Context, @Root() { id, isLive: isOn, streamer }: Stream): Promise<Clipping> {
    const found = await loadClippingTerms(context, id);
    return found ? clippingOf({ ...found, isOn, isOwn: streamer.id === actorOf(context).userId }) : 'over';
  }
}

@Resolver(() => UserReport)
export class ReportedClipResolver {
  @Access('staff')
  @FieldResolver(() => StreamClip, {
    nullable: true,
    description: 'The clip of `clipId`; null without one, and once it is deleted.',
  })
  async clip(@Ctx() context: Context, @Root() { clipId }: UserReport): Promise<StreamClip | null> {
    return clipId === null ? null : loadClip(context, clipId);
  }
}
