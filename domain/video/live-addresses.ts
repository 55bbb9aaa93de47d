/** What can be fetched of a channel. */
export type LiveAddress = { readonly token: string | null; readonly channel: string } & (
  | { readonly kind: 'master' | 'poster' }
  | { readonly kind: 'playlist'; readonly epoch: string }
  | { readonly kind: 'init'; readonly epoch: string; readonly init: number }
  /** `part` is null of a whole segment. */
  | { readonly kind: 'media'; readonly epoch: string; readonly number: number; readonly part: number | null }
);

export const LIVE_FOLDER = '/live/';

/** A token stands in the path, because addresses within a playlist keep the path and lose a query. */
const ADDRESS =
  /^\/live\/(?:t\/([\w.-]{1,160})\/)?([\w-]{1,64})\/(?:(index\.m3u8|poster\.mp4)|([0-9a-f]{12})\/(?:(live\.m3u8)|i(\d{1,6})\.mp4|(\d{1,9})(?:\.(\d{1,4}))?\.m4s))$/;

/** The only reading of an address: whatever does not fit it is not there. */
export function readLiveAddress(pathname: string): LiveAddress | null {
  const found = ADDRESS.exec(pathname);
  if (!found) return null;
  const [, token = null, channel = '', file, epoch = '', playlist, init, number, part] = found;
  const base = { token, channel };
  if (file !== undefined) return { ...base, kind: file === 'index.m3u8' ? 'master' : 'poster' };
  if (playlist !== undefined) return { ...base, kind: 'playlist', epoch };
  if (init !== undefined) return { ...base, kind: 'init', epoch, init: Number(init) };
  return { ...base, kind: 'media', epoch, number: Number(number), part: part === undefined ? null : Number(part) };
}

const folderOf = (channel: string, token: string | null) =>
  `${LIVE_FOLDER}${token === null ? '' : `t/${token}/`}${channel}/`;

export const masterAddress = (channel: string, token: string | null): string => `${folderOf(channel, token)}index.m3u8`;

export const posterAddress = (channel: string, token: string | null): string => `${folderOf(channel, token)}poster.mp4`;

/** As it stands in the master playlist, which is in the folder of the channel. */
export const playlistName = (epoch: string): string => `${epoch}/live.m3u8`;

/** Where browsers that publish connect to. */
export const INGEST_SOCKET = '/live-ingest';
