import { RECORDED_BYTES_MAX, RECORDING_KEPT, RECORDING_SECONDS_MAX } from '../../../domain/video/recording.ts';
import { DAY, HOUR, SECOND } from '../../../domain/shared/time.ts';
import { readFlag } from '../../../db/settings/flag.queries.ts';
import { readRecordingChoice, sumRecorded, writeRecordingChoice } from '../../../db/video/recording.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { OwnRecordings } from './recording.types.ts';

/** Whether the caller's streams are recorded, and what of it is kept. */
export async function readOwnRecordings({ db, video }: Deps, { userId }: Actor): Promise<OwnRecordings> {
  const [isOn, isWanted, bytes] = [
    await readFlag(db.read, 'stream-recording'),
    await readRecordingChoice(db.read, userId),
    await sumRecorded(db.read, userId),
  ];
  return {
    isOffered: isOn && video.recordings !== null,
    isCameraOnly: !video.keepsSoftware,
    isWanted,
    bytes,
    bytesMax: RECORDED_BYTES_MAX,
    hoursMax: (RECORDING_SECONDS_MAX * SECOND) / HOUR,
    daysKept: RECORDING_KEPT / DAY,
  };
}

/** Has the caller's streams recorded from now on, or no more; a recording under way ends within a second. */
export const chooseRecording = (deps: Deps, { userId }: Actor, isWanted: boolean): Promise<void> =>
  deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    await writeRecordingChoice(tx, userId, isWanted);
  });
