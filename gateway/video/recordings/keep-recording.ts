import { mayAct } from '../../../domain/accounts/standing.ts';
import {
  type Recorded,
  type RecordingEnd,
  RECORDED_BYTES_MAX,
  RECORDING_KEPT,
  RECORDING_SILENT,
  closePlaylist,
} from '../../../domain/video/recording.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { holdFlag, readFlag } from '../../../db/settings/flag.queries.ts';
import {
  closeRecording,
  insertRecording,
  listSilentRecordings,
  readRecordingChoice,
  sumRecorded,
  touchRecording,
} from '../../../db/video/recording.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { RecordingDesk } from '../../kernel/video-engine.ts';

const CLOSED_AT_ONCE = 50;

/** Whether streams of a player are recorded now: by the operator and by the player. */
export const isRecorded = async (reader: Reader, userId: string): Promise<boolean> =>
  (await readFlag(reader, 'stream-recording')) && readRecordingChoice(reader, userId);

async function close(deps: Deps, id: string, end: RecordingEnd, recorded: Recorded, endedAt: number): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const closed = await closeRecording(tx, id, { ...recorded, end, endedAt, expiresAt: at + RECORDING_KEPT });
    if (!closed) return;
    const { userId, streamId } = closed;
    await appendEvent(tx, {
      type: 'recording.ended',
      entity: 'recording',
      entityId: id,
      concerns: [userId],
      data: { userId, streamId, end },
      at,
    });
  });
}

/** Writes down what the engine records. */
export const recordingDesk = (deps: Deps): RecordingDesk => ({
  open: (userId, streamId) =>
    deps.db.transact(async (tx) => {
      // An account that is just being closed leaves nothing behind.
      const user = await lockUser(tx, userId);
      if (!user || !mayAct(user).ok) return null;
      // When a change of the flag has been answered, nothing begins any more that had not heard of it.
      if (!(await holdFlag(tx, 'stream-recording'))) return null;
      const bytesLeft = RECORDED_BYTES_MAX - (await sumRecorded(tx, userId));
      if (bytesLeft <= 0) return null;
      const [id, at] = [deps.newId(), deps.now()];
      await insertRecording(tx, { id, userId, streamId, startedAt: at });
      await appendEvent(tx, {
        type: 'recording.started',
        entity: 'recording',
        entityId: id,
        concerns: [userId],
        data: { userId, streamId },
        at,
      });
      return { id, bytesLeft };
    }),
  note: (id, recorded) => deps.db.transact((tx) => touchRecording(tx, id, recorded, deps.now())),
  close: (id, end, recorded) => close(deps, id, end, recorded, deps.now()),
});

/** Closes what a gateway that died has left open, with all that it had kept; answers how much that was. */
export async function closeSilentRecordings(deps: Deps): Promise<number> {
  const silent = await listSilentRecordings(deps.db.read, deps.now() - RECORDING_SILENT, CLOSED_AT_ONCE);
  for (const { id, seenAt, bytes } of silent) {
    const kept = closePlaylist((await deps.video.recordings?.playlist(id)) ?? '');
    await close(deps, id, 'interrupted', { bytes, seconds: kept?.seconds ?? 0 }, seenAt);
  }
  return silent.length;
}
