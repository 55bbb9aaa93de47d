import { DAY, HOUR } from '../shared/time.ts';
import { type Segment, initName, lengthOf, segmentName } from './playlist.ts';

/** Why a recording is over. */
export const RECORDING_ENDS = [
  /** With its stream, or with a publisher who came back otherwise. */
  'stopped',
  /** By the operator, or by its streamer. */
  'switched-off',
  /** It is as long as a recording may be. */
  'too-long',
  /** The streamer's recordings take all the space that they may. */
  'space-used-up',
  /** What keeps recordings took no more; the stream went on. */
  'cut-short',
  /** The gateway died. */
  'interrupted',
] as const;
export type RecordingEnd = (typeof RECORDING_ENDS)[number];

/** Half of the longest stream. Its playlist, which a player reads whole, is half a megabyte by then. */
export const RECORDING_SECONDS_MAX = (6 * HOUR) / 1000;

/** Of all recordings of a streamer: the longest one at 7 Mbit/s, which is more than a good 1080p stream has. */
export const RECORDED_BYTES_MAX = 20_000_000_000;

/** A fortnight, in milliseconds: whoever missed a weekend has the next, and a busy streamer does not fill the disk. */
export const RECORDING_KEPT = 14 * DAY;

/** What recordings leave free where they lie, in bytes: the database may lie there too, and is worth more. */
export const RECORDING_RESERVE = 1_000_000_000;

/** A gateway that records says so this often, and has died when it is silent for so long. Milliseconds. */
export const RECORDING_TOLD_EVERY = 15_000;
export const RECORDING_SILENT = 60_000;

/** What staff say who delete one; characters. */
export const RECORDING_REASON_MIN = 5;
export const RECORDING_REASON_MAX = 300;

/** What a recording comes to. */
export interface Recorded {
  readonly bytes: number;
  /** Of film, whatever the clock on the wall says. */
  readonly seconds: number;
}

/** Whether a recording has to end before it takes more; `bytesLeft` is what its streamer may keep of it. */
export function endBefore(kept: Recorded, more: Recorded, bytesLeft: number): RecordingEnd | null {
  if (kept.bytes + more.bytes > bytesLeft) return 'space-used-up';
  return kept.seconds + more.seconds > RECORDING_SECONDS_MAX ? 'too-long' : null;
}

export const recordedOf = (segment: Segment): Recorded => ({
  bytes: segment.parts.reduce((sum, { data }) => sum + data.length, 0),
  seconds: lengthOf(segment),
});

/** How the playlist of a recording begins. @param target in whole seconds, as that of the stream */
export const recordingHead = (target: number): string =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${target}\n#EXT-X-PLAYLIST-TYPE:VOD\n`;

/** What the playlist says of one more segment. @param before what the one before it is played behind; null of the first */
export function recordingLines(segment: Segment, before: number | null): string {
  const lines = [`#EXTINF:${lengthOf(segment).toFixed(5)},`, segmentName(segment.number), ''];
  if (segment.init !== before) lines.unshift(`#EXT-X-MAP:URI="${initName(segment.init)}"`);
  if (segment.init !== before && before !== null) lines.unshift('#EXT-X-DISCONTINUITY');
  return lines.join('\n');
}

/** What the playlist says of each of its segments, by file; the first with all that stands before it. */
export const linesByFile = (written: string): ReadonlyMap<string, string> =>
  new Map([...written.matchAll(ONE)].map(([lines, file = '']) => [file, lines]));

const ONE = /[^]*?#EXTINF:\d+\.\d{5},\n(\d{1,9}\.m4s)\n/g;
const WHOLE = /#EXTINF:(\d+\.\d{5}),\n\d{1,9}\.m4s\n/g;

/**
 * The playlist of a recording up to its last whole segment, whatever was being written when its gateway died; null
 * where there is none. The seconds are those of its film.
 */
export function closePlaylist(written: string): { readonly text: string; readonly seconds: number } | null {
  let [seconds, end] = [0, 0];
  for (const found of written.matchAll(WHOLE)) {
    seconds += Number(found[1]);
    end = found.index + found[0].length;
  }
  return end === 0 ? null : { text: `${written.slice(0, end)}#EXT-X-ENDLIST\n`, seconds };
}
