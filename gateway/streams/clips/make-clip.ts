import {
  CLIPS_PER_HOUR,
  CLIP_LONGEST,
  type ClippingAsked,
  isOnFor,
  readMoment,
  ruleOnClipping,
  ruleOnCut,
  ruleOnLength,
  writeMoment,
} from '../../../domain/streams/clip.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { HOUR, SECOND } from '../../../domain/shared/time.ts';
import { clipForm } from '../../../domain/streams/streams.schemas.ts';
import { type Cut, cutRecording, filesOf } from '../../../domain/video/cut-recording.ts';
import type { Reader } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { countClips, insertClip, readClippings, sumClips, writeClipChoice } from '../../../db/streams/clip.queries.ts';
import { isMarked } from '../../../db/streams/marker.queries.ts';
import type { StreamRow } from '../../../db/streams/stream.table.ts';
import { lockStream, readStream } from '../../../db/streams/stream.queries.ts';
import { lockRecording, readOpenRecording } from '../../../db/video/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';

/** What decides whether a viewer can clip a stream. */
export const readClipping = async (
  reader: Reader,
  userId: string,
  { id, streamerId }: Pick<StreamRow, 'id' | 'streamerId'>,
  now: Pick<ClippingAsked, 'isOn' | 'isRecorded'>,
): Promise<ClippingAsked> => {
  const [found] = await readClippings(reader, userId, [id]);
  if (!found) throw new Refused('NOT_FOUND');
  return { ...found, isOwn: streamerId === userId, ...now };
};

/** What of a recording lies before the end of a segment, or of all that is stored; null where there is none. */
export const readCut = async (
  deps: Deps,
  recordingId: string,
  last: number | null,
  seconds: number,
): Promise<Cut | null> => cutRecording((await deps.video.recordings?.playlist(recordingId)) ?? '', last, seconds);

/**
 * The moment at which a viewer presses Clip, and how much film before it can be kept, in seconds. It is the newest that
 * has been stored: what is still in the air is in no clip.
 * @throws Refused NOT_FOUND, STREAM_OVER, BLOCKED, CLIPS_OFF, CLIP_UNRECORDED, CLIP_TOO_SOON
 */
export async function markMoment(deps: Deps, { userId }: Actor, streamId: string) {
  const { read } = deps.db;
  const stream = await readStream(read, streamId);
  if (!stream) throw new Refused('NOT_FOUND');
  const recordingId = await readOpenRecording(read, streamId);
  const now = { isOn: stream.state === 'live', isRecorded: recordingId !== null };
  must(ruleOnClipping(await readClipping(read, userId, stream, now)));
  if (recordingId === null) throw new Refused('CLIP_UNRECORDED');
  const { last, seconds } = must(ruleOnLength(await readCut(deps, recordingId, null, CLIP_LONGEST)));
  return { moment: writeMoment({ recordingId, last }), seconds: Math.floor(seconds) };
}

export interface MakeClip {
  readonly streamId: string;
  /** As `markMoment` has answered it, or that of a marker of the own stream. */
  readonly moment: string;
  readonly title: string;
  /** Seconds, as a text. */
  readonly length: string;
}

/**
 * Keeps what was shown before a moment of a stream. Nothing is copied: the clip names segments of the recording, which
 * stay for as long as it does. Answers its id.
 * @throws Refused BAD_INPUT, NOT_FOUND, STREAM_OVER, BLOCKED, CLIPS_OFF, CLIP_UNRECORDED, CLIP_TOO_SOON,
 * CLIP_MOMENT_GONE, CLIPS_FULL, RATE_LIMITED
 */
export async function makeClip(deps: Deps, { userId }: Actor, key: string, input: MakeClip): Promise<string> {
  const { streamId } = input;
  const { title, length } = readInput(clipForm, { title: input.title, length: input.length });
  const moment = readMoment(input.moment);
  if (!moment) throw new Refused('BAD_INPUT', { field: 'moment' });
  const { recordingId, last } = moment;
  await chargeAttempt(deps, `clip:make:${userId}`, CLIPS_PER_HOUR, HOUR);
  // Read before: what is stored of a recording stays as it is until its row is gone, which is looked at below.
  const cut = await readCut(deps, recordingId, last, length);
  const bytes = cut && (await deps.video.recordings?.measure(recordingId, filesOf(cut.playlist)));
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const { id: makerId } = await lockStanding(tx, userId);
    const payload = { streamId, moment: input.moment, title, length };
    return once(tx, { userId: makerId, key, operation: 'clipStream', payload, answerId: id, at }, async () => {
      // Of two clips at once the second counts the first; so does a deletion that comes meanwhile.
      const stream = await lockStream(tx, streamId);
      if (!stream) throw new Refused('NOT_FOUND');
      const recording = await lockRecording(tx, recordingId);
      const { streamerId, game } = stream;
      const isKept = streamerId === makerId && (await isMarked(tx, recordingId, last));
      const now = { isOn: isOnFor(stream, at, isKept), isRecorded: recording?.streamId === streamId };
      must(ruleOnClipping(await readClipping(tx, makerId, stream, now)));
      // The files of a recording that is there are there too; without them nothing can be shown.
      if (!cut || !bytes) throw new Refused('CLIP_UNRECORDED');
      const { bytes: keptBytes } = await sumClips(tx, streamerId);
      must(ruleOnCut(cut, { clips: await countClips(tx, streamId), isMarked: isKept, keptBytes, bytes }));
      await insertClip(tx, {
        id,
        streamId,
        streamerId,
        makerId,
        recordingId,
        title,
        game,
        fromMs: Math.round(cut.from * SECOND),
        lengthMs: Math.round(cut.seconds * SECOND),
        bytes,
        playlist: cut.playlist,
        views: 0,
        at,
      });
      await appendEvent(tx, {
        type: 'clip.made',
        entity: 'clip',
        entityId: id,
        concerns: [streamerId, makerId],
        data: { userId: streamerId, makerId, streamId },
        at,
      });
    });
  });
}

/** Lets others clip the caller's streams from now on, or no more. What was clipped stays. */
export const chooseClips = (deps: Deps, { userId }: Actor, isAllowed: boolean): Promise<void> =>
  deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    await writeClipChoice(tx, userId, isAllowed);
  });
