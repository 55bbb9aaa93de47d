export type StreamsRefusal =
  | 'STREAM_INCOMPLETE'
  | 'STREAM_NEEDS_BATTLE'
  | 'STREAM_BATTLE_UNUSABLE'
  | 'STREAM_CONTEST_UNUSABLE'
  | 'STREAM_RUNNING'
  | 'STREAM_OVER'
  | 'STREAMS_FULL'
  | 'SIMULCAST_UNCONNECTED'
  | 'RAIDS_OFF'
  | 'RAID_RUNNING'
  | 'RAID_EMPTY'
  | 'CLIPS_OFF'
  | 'CLIP_UNRECORDED'
  | 'CLIP_TOO_SOON'
  | 'CLIP_MOMENT_GONE'
  | 'CLIPS_FULL'
  | 'MARKER_UNRECORDED'
  | 'MARKERS_FULL';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<StreamsRefusal, unknown> {}
}
