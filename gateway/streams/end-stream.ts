import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { streamReport } from '../../domain/streams/streams.schemas.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { readUser } from '../../db/accounts/index.ts';
import { listDue, lockStream, readLiveOf } from '../../db/streams/stream.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import type { Open } from '../kernel/manifest/withdraw-open.ts';
import { closeStream, lockLive } from './change-stream.ts';

/**
 * Ends a live stream: its streamer, or staff for a reason that the streamer is told. Where staff do, whichever gateway
 * takes the pictures hears of it and ends them.
 * @throws Refused FORBIDDEN, NOT_FOUND, STREAM_OVER, BAD_INPUT
 */
export async function endStream(deps: Deps, actor: Actor, id: string, reason: string | null): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, actor.userId);
    const stream = await lockLive(tx, id);
    const { streamerId, title } = stream;
    if (streamerId === user.id) return closeStream(tx, stream, at, null);
    if (!isStaff(user.role)) throw new Refused('FORBIDDEN');
    const said = readInput(streamReport, { reason: reason ?? '' }).reason;
    await closeStream(tx, stream, at, said);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: user.id,
      action: 'stream.ended',
      subject: 'stream',
      subjectId: id,
      reason: said,
      data: { streamerId, title },
      at,
    });
    await appendEvent(tx, {
      type: 'stream.taken-down',
      entity: 'stream-end',
      entityId: id,
      concerns: [streamerId],
      data: { userId: streamerId, title, reason: said },
      at,
    });
  });
}

const DUE_MAX = 20;

/** Ends what has been live for as long as a stream may be; answers how many. */
export async function endDueStreams(deps: Deps): Promise<number> {
  const ids = await listDue(deps.db.read, deps.now(), DUE_MAX);
  for (const id of ids)
    await deps.db.transact(async (tx) => {
      const stream = await lockStream(tx, id);
      const at = deps.now();
      if (stream?.state === 'live' && stream.dueAt <= at) await closeStream(tx, stream, at, null);
    });
  return ids.length;
}

/** Whoever may not act is not live. A break from stakes ends no stream. */
export const endOpenStream: Open = async ({ tx, userId, at }) => {
  if ((await readUser(tx, userId))?.status === 'active') return;
  const live = await readLiveOf(tx, userId);
  const stream = live && (await lockStream(tx, live.id));
  if (stream?.state === 'live') await closeStream(tx, stream, at, null);
};
