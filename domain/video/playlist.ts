/** What a player fetches at a time. */
export const PART_S = 0.5;
/** How far behind the newest part players stay: three parts. */
const HOLD_BACK_S = 3 * PART_S;
/** Parts are listed of the newest segments only. */
const SEGMENTS_IN_PARTS = 4;

export interface Part {
  readonly data: Uint8Array;
  /** Seconds. */
  readonly duration: number;
  readonly isIndependent: boolean;
}

export interface Segment {
  /** Media sequence number: one more than that of the segment before it. */
  readonly number: number;
  /** Which initialisation segment it is played behind. */
  readonly init: number;
  /** When it began, in epoch milliseconds. */
  readonly at: number;
  readonly parts: readonly Part[];
  readonly isWhole: boolean;
  /** Whether another time line begins with it. */
  readonly isDiscontinuity: boolean;
}

export interface Window {
  /** Whole seconds; never changes while the playlist has this address. */
  readonly target: number;
  /** Those that are kept, oldest first. */
  readonly segments: readonly Segment[];
  /** Discontinuities among the segments that are kept no more. */
  readonly discontinuities: number;
  readonly isOver: boolean;
}

export const initName = (init: number): string => `i${init}.mp4`;
export const segmentName = (number: number): string => `${number}.m4s`;
export const partName = (number: number, part: number): string => `${number}.${part}.m4s`;

/** As it stands in the playlist; a segment lasts as long as these come to. */
const inText = (seconds: number) => Number(seconds.toFixed(5));

export const lengthOf = ({ parts }: Pick<Segment, 'parts'>): number =>
  parts.reduce((sum, { duration }) => sum + inText(duration), 0);

function linesOf(segment: Segment, isListedInParts: boolean, isOver: boolean): string[] {
  const lines = [`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.at).toISOString()}`];
  if (isListedInParts)
    for (const [n, { duration, isIndependent }] of segment.parts.entries()) {
      const independent = isIndependent ? ',INDEPENDENT=YES' : '';
      lines.push(`#EXT-X-PART:DURATION=${duration.toFixed(5)},URI="${partName(segment.number, n)}"${independent}`);
    }
  if (segment.isWhole) lines.push(`#EXTINF:${lengthOf(segment).toFixed(5)},`, segmentName(segment.number));
  else if (!isOver) lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${partName(segment.number, segment.parts.length)}"`);
  return lines;
}

/** The media playlist, with low latency (RFC 8216bis). */
export function writePlaylist({ target, segments, discontinuities, isOver }: Window): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${HOLD_BACK_S.toFixed(3)}`,
    `#EXT-X-PART-INF:PART-TARGET=${PART_S}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`,
  ];
  let init: number | null = null;
  for (const [n, segment] of segments.entries()) {
    if (segment.isDiscontinuity && n > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.init !== init) lines.push(`#EXT-X-MAP:URI="${initName(segment.init)}"`);
    ({ init } = segment);
    lines.push(...linesOf(segment, n >= segments.length - SEGMENTS_IN_PARTS, isOver));
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

export interface Rendition {
  readonly codecs: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly kbps: number;
  readonly framesPerSecond: number;
}

/** Encoders go above what they reach on average. */
const PEAK = 1.3;

/** The playlist that names the only rendition, at `address`. */
export function writeMaster({ codecs, width, height, kbps, framesPerSecond }: Rendition, address: string): string {
  const terms = [
    `BANDWIDTH=${Math.max(200_000, Math.round(kbps * 1000 * PEAK))}`,
    `CODECS="${codecs.join(',')}"`,
    `RESOLUTION=${width}x${height}`,
    ...(framesPerSecond > 0 ? [`FRAME-RATE=${framesPerSecond.toFixed(3)}`] : []),
  ];
  return `#EXTM3U\n#EXT-X-VERSION:9\n#EXT-X-STREAM-INF:${terms.join(',')}\n${address}\n`;
}
