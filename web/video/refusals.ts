import type { VideoRefusal } from '../../domain/video/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<VideoRefusal> = {
  STREAM_NOT_ALLOWED: ({ why }) =>
    typeof why === 'string' ? t.youCannotStreamNowWhy({ why }) : t.youCannotStreamNow(),
  STREAM_KEY_UNREADABLE: say(t.yourStreamKeyCannotBeShownAny()),
  SIMULCAST_ADDRESS_UNUSABLE: say(t.thatIsNoAddressOfThisPlatform()),
  SIMULCAST_OFF: say(t.streamsDoNotGoToOtherPlatforms()),
  RECORDING_RUNNING: say(t.thisIsStillBeingRecordedDelete()),
};
