import type { StreamsRefusal } from '../../domain/streams/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const streamsRefusals: PublicRefusals<StreamsRefusal> = {
  STREAM_INCOMPLETE: [400, 'Stream must have a title and selected game to go live'],
  STREAM_NEEDS_BATTLE: [400, 'Select a challenge to enable betting features'],
  STREAM_BATTLE_UNUSABLE: [409, 'Only a public battle of your own that waits or runs can be shown on a stream'],
  STREAM_CONTEST_UNUSABLE: [
    409,
    'Only what you play now or are called to, in a public tournament or the arcade, can be shown on a stream; and one at a time',
  ],
  STREAM_RUNNING: [409, 'You are live already'],
  STREAM_OVER: [409, 'The stream is over'],
  STREAMS_FULL: [409, 'As many streams are live as the platform carries'],
  SIMULCAST_UNCONNECTED: [409, 'A platform has to be connected before a stream goes there'],
  RAIDS_OFF: [409, 'The streamer takes no raids'],
  RAID_RUNNING: [409, 'The viewers of the stream are being sent elsewhere already'],
  RAID_EMPTY: [409, 'Nobody watches who could be sent elsewhere'],
  CLIPS_OFF: [403, 'The streamer does not allow clips'],
  CLIP_UNRECORDED: [409, 'The stream is not recorded; there is nothing to clip'],
  CLIP_TOO_SOON: [409, 'Less than `seconds` seconds are recorded before this moment'],
  CLIP_MOMENT_GONE: [409, 'This moment is too long ago to be clipped'],
  CLIPS_FULL: [409, 'The stream, or its streamer, has as many clips as are kept'],
  MARKER_UNRECORDED: [409, 'Nothing of the stream is recorded that could be marked'],
  MARKERS_FULL: [409, 'The recording has `most` markers; no more are kept'],
};
