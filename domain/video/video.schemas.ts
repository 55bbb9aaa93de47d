import * as z from 'zod/mini';
import { requiredText } from '../shared/schema.ts';
import { RECORDING_REASON_MAX, RECORDING_REASON_MIN } from './recording.ts';
import { SIMULCAST_ADDRESS_MAX, SIMULCAST_KEY_MAX, SIMULCAST_KEY_MIN, SIMULCAST_PLATFORMS } from './simulcast.ts';

/** How a platform is connected (GL-11). Whose address it is depends on the platform and is judged behind it. */
export const simulcastTerms = z.object({
  platform: z.enum(SIMULCAST_PLATFORMS),
  address: requiredText(SIMULCAST_ADDRESS_MAX),
  /** As it was copied, without the spaces around it. */
  streamKey: requiredText(SIMULCAST_KEY_MAX, SIMULCAST_KEY_MIN).check(z.regex(/^[\x21-\x7e]+$/)),
});
export type SimulcastTerms = z.input<typeof simulcastTerms>;

/** Why staff delete a recording; its streamer is told. */
export const recordingRemoval = z.object({ reason: requiredText(RECORDING_REASON_MAX, RECORDING_REASON_MIN) });
