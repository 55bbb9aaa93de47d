/** What the engine knows of a broadcast. Before the first whole segment it is `starting`, and nobody can watch yet. */
export const BROADCAST_STATES = ['starting', 'live', 'reconnecting', 'ended'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** How pictures come in: from streaming software, or from the camera or screen of a browser. */
export const INGEST_PROTOCOLS = ['rtmp', 'browser'] as const;
export type IngestProtocol = (typeof INGEST_PROTOCOLS)[number];

/** Whether streaming software can reach us: yes; switched off by the operator; or the port could not be had. */
export const RTMP_STATES = ['on', 'off', 'unavailable'] as const;
export type RtmpState = (typeof RTMP_STATES)[number];

/** Of what really arrived, never of what the encoder says of itself. */
export interface IncomingFigures {
  readonly state: BroadcastState;
  readonly protocol: IngestProtocol;
  /** In pixels; 0 before the first configuration. */
  readonly width: number;
  readonly height: number;
  /** Frames a second over the last three seconds. */
  readonly framesPerSecond: number;
  readonly kbps: number;
  /** Between the two newest key frames, in seconds; null before the second. */
  readonly keyInterval: number | null;
  /** As RFC 6381 writes them; null before the first configuration, and of a stream without sound. */
  readonly videoCodec: string | null;
  readonly soundCodec: string | null;
  /** Why it is not played, or not as a whole, as a sentence for whoever publishes; null or absent where it is. */
  readonly complaint?: string | null;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}
