/** A piece of a recording: a film of its own that is made of whole segments of it. */
export interface Cut {
  /** Names the files of the recording, and no other. */
  readonly playlist: string;
  /** The number of its last segment. */
  readonly last: number;
  /** Where it begins in the film of the recording, how long it is, and how much film follows it. In seconds. */
  readonly from: number;
  readonly seconds: number;
  readonly after: number;
}

const SEGMENT =
  /(#EXT-X-DISCONTINUITY\n)?(?:#EXT-X-MAP:URI="(i\d{1,6}\.mp4)"\n)?#EXTINF:(\d+\.\d{5}),\n((\d{1,9})\.m4s)\n/g;
const TARGET = /#EXT-X-TARGETDURATION:(\d{1,3})\n/;
/** What is rounded away where lengths are written. */
const ROUNDED_S = 0.001;

interface Listed {
  readonly file: string;
  readonly number: number;
  readonly seconds: number;
  /** What it is played behind. */
  readonly init: string;
  readonly isDiscontinuity: boolean;
}

function segmentsOf(written: string): Listed[] {
  let init = '';
  return [...written.matchAll(SEGMENT)].map(([, gap, map, seconds, file = '', number]) => {
    init = map ?? init;
    return { file, number: Number(number), seconds: Number(seconds), init, isDiscontinuity: gap !== undefined };
  });
}

const sumOf = (segments: readonly Listed[]): number => segments.reduce((sum, one) => sum + one.seconds, 0);

function playlistOf(target: string, segments: readonly Listed[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${target}`, '#EXT-X-PLAYLIST-TYPE:VOD'];
  segments.forEach(({ file, seconds, init, isDiscontinuity }, n) => {
    if (isDiscontinuity && n > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (init !== segments[n - 1]?.init) lines.push(`#EXT-X-MAP:URI="${init}"`);
    lines.push(`#EXTINF:${seconds.toFixed(5)},`, file);
  });
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/**
 * The segments up to one of them that are `seconds` together, with the one that it begins in as a whole; as many as
 * there are where there are less. Null where that segment is not listed.
 * @param written the playlist of a recording, also of one that goes on
 * @param last the number of the last segment; null for the newest
 */
export function cutRecording(written: string, last: number | null, seconds: number): Cut | null {
  const target = TARGET.exec(written)?.[1];
  const all = segmentsOf(written);
  const end = last === null ? all.length : all.findIndex(({ number }) => number === last) + 1;
  if (target === undefined || end === 0) return null;
  let [begin, length] = [end, 0];
  while (begin > 0 && length + ROUNDED_S < seconds) {
    begin--;
    length += all[begin]?.seconds ?? 0;
  }
  const cut = all.slice(begin, end);
  return {
    playlist: playlistOf(target, cut),
    last: cut.at(-1)?.number ?? 0,
    from: sumOf(all.slice(0, begin)),
    seconds: length,
    after: sumOf(all.slice(end)),
  };
}

/** The files that a playlist names, each once. */
export const filesOf = (playlist: string): string[] => [
  ...new Set(playlist.match(/^\d{1,9}\.m4s$|i\d{1,6}\.mp4(?=")/gm) ?? []),
];
