import type { VideoRefusal } from '../../domain/video/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<VideoRefusal> = {
  STREAM_NOT_ALLOWED: ({ why }) =>
    typeof why === 'string' ? `You cannot stream now: ${why}.` : 'You cannot stream now.',
  SIMULCAST_ADDRESS_UNUSABLE: say(
    'That is no address of this platform. Copy the server, which begins with rtmp or rtmps, from its settings.',
  ),
  SIMULCAST_OFF: say('Streams do not go to other platforms at the moment.'),
  RECORDING_RUNNING: say('This is still being recorded. Delete it when the stream is over.'),
};
