import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { recordings } from '../video/index.ts';
import { streams } from './stream.table.ts';

export interface PastViewer {
  readonly userId: string;
  readonly isStaff: boolean;
}

const columns = {
  ...getTableColumns(recordings),
  title: streams.title,
  game: streams.game,
  isMature: streams.isMature,
  endReason: streams.endReason,
  streamerName: users.username,
  streamerAvatarId: users.avatarId,
  streamerStatus: users.status,
};

const past = (reader: Reader) =>
  reader
    .select(columns)
    .from(recordings)
    .innerJoin(streams, eq(streams.id, recordings.streamId))
    .innerJoin(users, eq(users.id, recordings.userId));
export type PastStreamView = Awaited<ReturnType<typeof past>>[number];

/**
 * What a viewer may know of. What staff ended, and what holds no film, is for its streamer and staff; what an account
 * that may not act has streamed is for staff alone.
 */
function shownTo({ userId, isStaff }: PastViewer) {
  if (isStaff) return isNotNull(recordings.endedAt);
  return and(
    isNotNull(recordings.endedAt),
    eq(users.status, 'active'),
    or(eq(recordings.userId, userId), and(isNull(streams.endReason), gt(recordings.seconds, 0))),
  );
}

/** What was recorded of a streamer, the newest first. */
export const listPastStreams = (
  reader: Reader,
  viewer: PastViewer,
  streamerId: string,
  limit: number,
  after: readonly [number, string] | null,
): Promise<PastStreamView[]> =>
  past(reader)
    .where(
      and(
        eq(recordings.userId, streamerId),
        shownTo(viewer),
        after ? before([recordings.startedAt, recordings.id], after) : undefined,
      ),
    )
    .orderBy(desc(recordings.startedAt), desc(recordings.id))
    .limit(limit);

export async function readPastStream(
  reader: Reader,
  viewer: PastViewer,
  id: string,
): Promise<PastStreamView | undefined> {
  const [row] = await past(reader).where(and(eq(recordings.id, id), shownTo(viewer)));
  return row;
}
