import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { clipRemoval } from '../../../domain/streams/streams.schemas.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  deleteClip,
  deleteClipsAbout,
  listClippedBy,
  listClipsOfRecording,
  listClippedFiles,
  lockClip,
  readClip,
} from '../../../db/streams/clip.queries.ts';
import { lockRecording } from '../../../db/video/index.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Provided } from '../../kernel/manifest/provided.ts';
import { readInput } from '../../kernel/read-input.ts';
import { forgetFiles } from '../../video/index.ts';

export const clippedFiles: Provided['clippedFiles'] = listClippedFiles;

export const dropClips: Provided['dropClips'] = async (tx, recordingId) => {
  const ids = await listClipsOfRecording(tx, recordingId);
  for (const id of ids) await deleteClip(tx, id);
  return ids.length;
};

/**
 * Lets go of the files of a recording that is not kept any more. Where its row is there it is held until the end of the
 * transaction: whoever deletes it then looks at the clips that are left.
 */
async function forgetUnlessRecorded(tx: Tx, recordingId: string, jobId: string, at: number): Promise<void> {
  if (!(await lockRecording(tx, recordingId))) await forgetFiles(tx, recordingId, jobId, at);
}

/** Clips by a person who leaves, and of what the person has streamed. */
export async function eraseClips(tx: Tx, userId: string, at: number): Promise<void> {
  for (const recordingId of await listClippedBy(tx, userId))
    await forgetUnlessRecorded(tx, recordingId, `clips:${userId}:${recordingId}`, at);
  await deleteClipsAbout(tx, userId);
}

/**
 * Deletes a clip: whoever made it, the streamer, or staff for a reason that its maker is told.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT
 */
export async function removeClip(deps: Deps, actor: Actor, id: string, reason: string | null): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, actor.userId);
    const viewer = { userId: user.id, isStaff: isStaff(user.role) };
    const seen = await readClip(tx, viewer, id);
    // The recording first, as where it is deleted itself.
    if (seen) await forgetUnlessRecorded(tx, seen.recordingId, `clip:${id}`, at);
    const clip = seen && (await lockClip(tx, id));
    if (!clip) throw new Refused('NOT_FOUND');
    const { streamerId, makerId, streamId, title } = clip;
    const isOwn = makerId === user.id || streamerId === user.id;
    if (!isOwn && !viewer.isStaff) throw new Refused('FORBIDDEN');
    const said = isOwn ? null : readInput(clipRemoval, { reason: reason ?? '' }).reason;
    await deleteClip(tx, id);
    await appendEvent(tx, {
      type: 'clip.deleted',
      entity: 'clip',
      entityId: id,
      concerns: [streamerId, makerId],
      data: { userId: streamerId, makerId, streamId, title, reason: said },
      at,
    });
    if (said === null) return;
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: user.id,
      action: 'clip.deleted',
      subject: 'clip',
      subjectId: id,
      reason: said,
      data: { makerId, streamerId, streamId, title },
      at,
    });
  });
}
