import type { StreamsRefusal } from '../../domain/streams/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<StreamsRefusal> = {
  STREAM_INCOMPLETE: say('Stream must have a title and selected game to go live'),
  STREAM_NEEDS_BATTLE: say('Select a challenge to enable betting features'),
  STREAM_BATTLE_UNUSABLE: say(
    'This challenge cannot be shown: it has to be a public one of yours that waits or runs. Choose another.',
  ),
  STREAM_CONTEST_UNUSABLE: say('This can no longer be shown on your stream. Choose what you play now.'),
  STREAM_RUNNING: say('You are live already. End that stream before you start another.'),
  STREAM_OVER: say('This stream is over.'),
  STREAMS_FULL: say('As many streams are live as Gauntlet carries at the moment. Try again in a few minutes.'),
  SIMULCAST_UNCONNECTED: say('Connect the platform before you stream to it.'),
  RAIDS_OFF: say('This streamer takes no raids. Choose another stream.'),
  RAID_RUNNING: say('Your viewers are on their way already. Try again in a minute.'),
  RAID_EMPTY: say('Nobody watches at the moment who could go there.'),
  CLIPS_OFF: say('This streamer does not allow clips.'),
  CLIP_UNRECORDED: say('This stream is not recorded, so there is nothing to clip.'),
  CLIP_TOO_SOON: say('Too little is recorded so far. Try again in a few seconds.'),
  CLIP_MOMENT_GONE: say('That moment is too long ago. Close this and press Clip again.'),
  CLIPS_FULL: say('No more clips of this stream can be kept.'),
  MARKER_UNRECORDED: say('Nothing of this stream is recorded so far, so there is nothing to mark.'),
  MARKERS_FULL: say('No more markers can be set in this recording. Delete one first.'),
};
