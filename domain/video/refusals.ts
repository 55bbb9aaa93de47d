export type VideoRefusal =
  | 'STREAM_NOT_ALLOWED'
  | 'STREAM_KEY_UNREADABLE'
  | 'SIMULCAST_ADDRESS_UNUSABLE'
  | 'SIMULCAST_OFF'
  | 'RECORDING_RUNNING';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<VideoRefusal, unknown> {}
}
