import type { StreamsRefusal } from '../../domain/streams/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<StreamsRefusal> = {
  STREAM_INCOMPLETE: say(t.streamMustHaveATitleAndSelected()),
  STREAM_NEEDS_BATTLE: say(t.selectAChallengeToEnableBetting()),
  STREAM_BATTLE_UNUSABLE: say(t.thisChallengeCannotBeShown()),
  STREAM_CONTEST_UNUSABLE: say(t.thisCanNoLongerBeShown()),
  STREAM_RUNNING: say(t.youAreLiveAlreadyEndThatStream()),
  STREAM_OVER: say(t.thisStreamIsOver()),
  STREAMS_FULL: say(t.asManyStreamsAreLiveAsGauntletCarries()),
  SIMULCAST_UNCONNECTED: say(t.connectThePlatformBeforeYouStream()),
  RAIDS_OFF: say(t.thisStreamerTakesNoRaidsChooseAnother()),
  RAID_RUNNING: say(t.yourViewersAreOnTheirWayAlready()),
  RAID_EMPTY: say(t.nobodyWatchesAtTheMomentWhoCould()),
  CLIPS_OFF: say(t.thisStreamerDoesNotAllowClips()),
  CLIP_UNRECORDED: say(t.thisStreamIsNotRecordedSoThere()),
  CLIP_TOO_SOON: say(t.tooLittleIsRecordedSoFarTry()),
  CLIP_MOMENT_GONE: say(t.thatMomentIsTooLongAgoClose()),
  CLIPS_FULL: say(t.noMoreClipsOfThisStream()),
  MARKER_UNRECORDED: say(t.nothingOfThisStreamIsRecordedSo()),
  MARKERS_FULL: say(t.noMoreMarkersCanBeSet()),
};
