import type { IngestProtocol } from './incoming.ts';
import type { RecordingEnd } from './recording.ts';
import type { SimulcastPlatform } from './simulcast.ts';

/** Why a broadcast is over. */
export const BROADCAST_ENDS = [
  /** Its publisher stopped. */
  'stopped',
  /** Its publisher was gone for longer than the grace time. */
  'lost',
  /** Its player replaced the key. */
  'key-replaced',
  /** Somebody who may: the player elsewhere, or staff. */
  'ended',
  /** The account may not publish any more. */
  'not-allowed',
  /** The gateway stopped, or died. */
  'gateway-stopped',
] as const;
export type BroadcastEnd = (typeof BROADCAST_ENDS)[number];

interface BroadcastTold {
  readonly userId: string;
  readonly broadcastId: string;
}

interface SimulcastTold {
  readonly userId: string;
  readonly platform: SimulcastPlatform;
}

interface RecordingTold {
  readonly userId: string;
  readonly streamId: string;
}

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** The first segment is there: from now on it can be watched. */
    'broadcast.started': BroadcastTold & { readonly protocol: IngestProtocol };
    'broadcast.ended': BroadcastTold & { readonly end: BroadcastEnd };
    /** Where the streams of a player go as well; never with what key. */
    'simulcast.connected': SimulcastTold;
    'simulcast.disconnected': SimulcastTold;
    'recording.started': RecordingTold;
    'recording.ended': RecordingTold & { readonly end: RecordingEnd };
    /** By its streamer, or by staff with a reason that the streamer is told. */
    'recording.deleted': RecordingTold & { readonly reason: string | null };
    'stream-key.made': { readonly userId: string };
    'stream-key.replaced': { readonly userId: string };
  }
}
