import type { VideoRefusal } from '../../domain/video/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const videoRefusals: PublicRefusals<VideoRefusal> = {
  STREAM_NOT_ALLOWED: [403, 'This account may not stream now; `why` says more'],
  STREAM_KEY_UNREADABLE: [409, 'This stream key cannot be shown any more; it can be replaced'],
  SIMULCAST_ADDRESS_UNUSABLE: [400, 'That is no address at which this platform takes streams'],
  SIMULCAST_OFF: [409, 'Streams do not go to other platforms at the moment'],
  RECORDING_RUNNING: [409, 'The recording goes on; it can be deleted when the stream is over'],
};
