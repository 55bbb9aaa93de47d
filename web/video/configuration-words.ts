import type { videoFlags } from '../../domain/video/video.settings.ts';
import type { FlagWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof videoFlags> = {
  'stream-recording': { name: t.streamRecordingFlag(), description: t.streamRecordingAbout() },
  'stream-simulcast': { name: t.streamSimulcastFlag(), description: t.streamSimulcastAbout() },
};
