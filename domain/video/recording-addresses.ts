/** A file of a recording: its playlist, what its segments are played behind, or a segment. */
export interface RecordingAddress {
  readonly token: string;
  readonly recording: string;
  readonly file: string;
}

export const RECORDING_FOLDER = '/recordings/';

export const PLAYLIST_FILE = 'index.m3u8';

/** A token stands in the path, as in the addresses of private streams. */
const ADDRESS = /^\/recordings\/([\w.-]{1,160})\/([\w-]{1,64})\/(index\.m3u8|i\d{1,6}\.mp4|\d{1,9}\.m4s)$/;

/** The only reading of an address: whatever does not fit it is not there. */
export function readRecordingAddress(pathname: string): RecordingAddress | null {
  const [, token, recording, file] = ADDRESS.exec(pathname) ?? [];
  return token === undefined || recording === undefined || file === undefined ? null : { token, recording, file };
}

export const recordingAddress = (recording: string, token: string): string =>
  `${RECORDING_FOLDER}${token}/${recording}/${PLAYLIST_FILE}`;
