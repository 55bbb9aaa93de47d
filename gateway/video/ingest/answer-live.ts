import type { IncomingMessage, ServerResponse } from 'node:http';
import { readLiveAddress } from '../../../domain/video/live-addresses.ts';
import type { Asking, LiveChannel } from './live-channel.ts';
import type { Turns } from './turns.ts';

const PLAYLIST = 'application/vnd.apple.mpegurl';
const MP4 = 'video/mp4';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly cache: string;
  readonly pieces: readonly Uint8Array[];
}

const text = (body: string) => [new TextEncoder().encode(body)];

/** Absent and private look alike. */
const MISSING: Answer = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  cache: 'no-store',
  pieces: text('Not found'),
};
const NOT_YET: Answer = { ...MISSING, status: 503, pieces: text('Not yet') };

export interface LiveCall {
  /** The channel whose address it is, if whoever has this token may look; films begin here. */
  readonly find: (channel: string, token: string | null) => Promise<LiveChannel | null>;
  readonly viewerOf: (request: IncomingMessage) => string;
  readonly turns: Turns;
}

/** Whole numbers alone. */
function numberIn(query: URLSearchParams, name: string): number | null {
  const given = query.get(name);
  return given !== null && /^\d{1,9}$/.test(given) ? Number(given) : null;
}

/** Answers playlists, parts and the poster of channels. */
export async function answerLive(
  { find, viewerOf, turns }: LiveCall,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.statusCode = 405;
    response.setHeader('Allow', 'GET, HEAD');
    response.end();
    return;
  }
  await turns.next();
  // Nobody hears of it any more when who asks has left meanwhile.
  if (response.destroyed) return;
  const query = new URL(request.url ?? '/', 'http://here').searchParams;
  const { status, type, cache, pieces } = await findAnswer({ find, turns }, pathname, query, response, () =>
    viewerOf(request),
  );
  if (response.destroyed) return;
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cache);
  response.setHeader(
    'Content-Length',
    pieces.reduce((sum, { length }) => sum + length, 0),
  );
  // The bytes in memory themselves, however many fetch them.
  if (request.method === 'GET') for (const piece of pieces) response.write(piece);
  response.end();
}

async function findAnswer(
  { find, turns }: Pick<LiveCall, 'find' | 'turns'>,
  pathname: string,
  query: URLSearchParams,
  asking: Asking,
  viewer: () => string,
): Promise<Answer> {
  const address = readLiveAddress(pathname);
  const channel = address && (await find(address.channel, address.token));
  if (!address || !channel) return MISSING;
  const { live } = channel;
  const isShared = !channel.isPrivate && address.token === null;
  const lasting = isShared ? 'public, max-age=86400, immutable' : 'private, max-age=3600, immutable';
  const short = (seconds: number) => `${isShared ? 'public' : 'private'}, max-age=${seconds}`;
  const film = (pieces: readonly Uint8Array[] | null): Answer =>
    pieces ? { status: 200, type: MP4, cache: lasting, pieces } : MISSING;
  const list = (body: Uint8Array): Answer => ({ status: 200, type: PLAYLIST, cache: short(1), pieces: [body] });

  /** All who wait for a part are told of it at once. */
  const wait = async (number: number, part: number | null): Promise<boolean> => {
    const isThere = await channel.wait(number, part, asking);
    await turns.next();
    return isThere;
  };
  /** A broadcast that has begun anew has other addresses. */
  const isOf = (epoch: string) => 'epoch' in address && address.epoch === epoch;

  if (address.kind === 'master') {
    const master = channel.master();
    return master === null ? MISSING : list(new TextEncoder().encode(master));
  }
  if (address.kind === 'poster') {
    channel.noteLook();
    const poster = live.poster();
    return poster ? { status: 200, type: MP4, cache: short(5), pieces: [poster] } : MISSING;
  }
  if (!isOf(live.epoch)) return MISSING;
  channel.noteViewer(viewer());
  switch (address.kind) {
    case 'init': {
      const init = live.init(address.init);
      return film(init && [init]);
    }
    case 'media': {
      const { number, part } = address;
      const pieces = live.media(number, part);
      if (pieces || part === null) return film(pieces);
      // A hint that is asked for ahead of its time.
      await wait(number, part);
      return isOf(live.epoch) ? film(live.media(number, part)) : MISSING;
    }
    case 'playlist': {
      const number = numberIn(query, '_HLS_msn');
      const isThere = number === null || (await wait(number, numberIn(query, '_HLS_part')));
      if (!isThere && live.state !== 'reconnecting') return NOT_YET;
      if (!live.isReady || !isOf(live.epoch)) return MISSING;
      return list(channel.playlist());
    }
  }
}
