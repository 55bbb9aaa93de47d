import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { recordingRemoval } from '../../../domain/video/video.schemas.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { deleteRecording, listExpiredRecordings, readRecording } from '../../../db/video/recording.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Forgets the files of a recording whose row is gone, but for those of which its clips are made. */
    'recording.drop': { readonly recordingId: string };
  }
}

/** So many in one transaction; the next hour goes on. */
const EXPIRED_AT_ONCE = 200;

/**
 * Files go after their row: what is asked for in between is not there any more. A job that runs already may have looked
 * before this transaction, so that each reason is a job of its own.
 */
export const forgetFiles = (tx: Tx, recordingId: string, jobId: string, at: number): Promise<void> =>
  enqueueJob(tx, {
    id: jobId,
    kind: 'recording.drop',
    payload: { recordingId },
    runAt: at,
    createdAt: at,
  });

/** What a clip is made of stays for as long as the clip; no clip is made any more of a recording whose row is gone. */
export async function dropFiles({ db, video, wiring }: Deps, recordingId: string): Promise<void> {
  await video.recordings?.drop(recordingId, await wiring.provided.clippedFiles(db.read, recordingId));
}

/** Deletes what was kept for long enough. */
export async function expireRecordings(tx: Tx, now: number): Promise<void> {
  for (const id of await listExpiredRecordings(tx, now, EXPIRED_AT_ONCE))
    if (await deleteRecording(tx, id)) await forgetFiles(tx, id, `recording:${id}`, now);
}

/**
 * Deletes a recording that is over: its streamer, or staff for a reason that the streamer is told. Its clips stay where
 * the streamer deletes it, and go with it where staff do.
 * @throws Refused NOT_FOUND, FORBIDDEN, RECORDING_RUNNING, BAD_INPUT
 */
export async function removeRecording(deps: Deps, actor: Actor, id: string, reason: string | null): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, actor.userId);
    const recording = await readRecording(tx, id);
    if (!recording) throw new Refused('NOT_FOUND');
    const { userId, streamId } = recording;
    const isOwn = userId === user.id;
    if (!isOwn && !isStaff(user.role)) throw new Refused('FORBIDDEN');
    if (recording.endedAt === null) throw new Refused('RECORDING_RUNNING');
    const said = isOwn ? null : readInput(recordingRemoval, { reason: reason ?? '' }).reason;
    if (!(await deleteRecording(tx, id))) throw new Refused('NOT_FOUND');
    // Afterwards: a clip that was being made meanwhile is among them.
    const clips = said === null ? 0 : await deps.wiring.provided.dropClips(tx, id);
    await forgetFiles(tx, id, `recording:${id}`, at);
    await appendEvent(tx, {
      type: 'recording.deleted',
      entity: 'recording',
      entityId: id,
      concerns: [userId],
      data: { userId, streamId, reason: said },
      at,
    });
    if (said === null) return;
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: user.id,
      action: 'recording.deleted',
      subject: 'recording',
      subjectId: id,
      reason: said,
      data: { streamerId: userId, streamId, clips },
      at,
    });
  });
}
