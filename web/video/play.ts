import type Hls from 'hls.js/light';
import { showCaptions } from './show-captions.ts';

/** What a player is doing, for whoever looks at it. */
export type PlayState = 'loading' | 'playing' | 'waiting' | 'failed';

export interface Playing {
  /** Seconds behind what happens; null while it is not known. */
  readonly delay: () => number | null;
  /** To what is newest. */
  readonly catchUp: () => void;
  readonly stop: () => void;
}

/** A stream that has not begun, or begins anew, is asked for again so often. */
const RETRY_MS = 1_500;
/** So many in a row and it is said that it does not work. */
const RETRIES_SAID = 4;
/** Further behind, the player jumps instead of hurrying. */
const BEHIND_MAX_S = 6;

let library: Promise<typeof Hls> | null = null;
/** Fetched by whoever plays, when there is something to play: it weighs half of what a page does. */
const fetchLibrary = (): Promise<typeof Hls> =>
  (library ??= import('hls.js/light').then(({ default: Player }) => Player));

/** What the player's library is told of what is live, and of what is over. */
const LIVE = {
  lowLatencyMode: true,
  maxLiveSyncPlaybackRate: 1.1,
  backBufferLength: 30,
  startOnSegmentBoundary: true,
} as const;
const PAST = { lowLatencyMode: false, backBufferLength: 30 } as const;

/** What nobody shows by then is let go of. */
const AHEAD_MS = 10_000;

/** What is loaded of a stream before there is a place for its picture. */
let ahead: { readonly source: string; readonly player: Hls } | null = null;

function dropAhead(): void {
  ahead?.player.destroy();
  ahead = null;
}

/** Loads the beginning of a stream while the page that will show it is still being made. */
export async function playAhead(source: string): Promise<void> {
  const Player = await fetchLibrary();
  if (!Player.isSupported()) return;
  dropAhead();
  const player = new Player(LIVE);
  ahead = { source, player };
  // Whoever shows it asks again, and says what is wrong.
  player.on(Player.Events.ERROR, (_, { fatal }) => {
    if (fatal && ahead?.player === player) dropAhead();
  });
  setTimeout(() => {
    if (ahead?.player === player) dropAhead();
  }, AHEAD_MS);
  player.loadSource(source);
}

/** What was loaded ahead of an address, for its one place. */
function takeAhead(source: string): Hls | null {
  if (ahead?.source !== source) return null;
  const { player } = ahead;
  ahead = null;
  return player;
}

/**
 * Plays an address, as it is at the moment, in a video element until it is stopped. Browsers' own players come second:
 * they lag behind. @param isPast a recording, in which nobody hurries to its end
 */
export function playVideo(
  video: HTMLVideoElement,
  sourceNow: () => string,
  onState: (state: PlayState) => void,
  isPast: boolean,
): Playing {
  let hls: Hls | null = null;
  let hideCaptions = (): void => undefined;
  let isStopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const onPlaying = () => {
    failures = 0;
    onState('playing');
  };
  const onWaiting = () => onState('waiting');
  video.addEventListener('playing', onPlaying);
  video.addEventListener('waiting', onWaiting);

  const begin = async (): Promise<void> => {
    const Player = await fetchLibrary();
    if (isStopped) return;
    if (!Player.isSupported()) {
      video.src = sourceNow();
      return;
    }
    const source = sourceNow();
    const begun = isPast ? null : takeAhead(source);
    const player = begun ?? new Player(isPast ? PAST : LIVE);
    hls = player;
    player.on(Player.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      if (type === Player.ErrorTypes.MEDIA_ERROR) return player.recoverMediaError();
      failures++;
      onState(failures > RETRIES_SAID ? 'failed' : 'waiting');
      clearTimeout(retry);
      retry = setTimeout(() => player.loadSource(sourceNow()), RETRY_MS);
    });
    player.on(Player.Events.LEVEL_UPDATED, () => {
      if (!isPast && !video.paused && player.latency > BEHIND_MAX_S) catchUp();
    });
    // The library begins when all that is there of the segment is packed anew; its key frame can be seen before.
    player.on(Player.Events.BUFFER_APPENDED, () => {
      const { buffered, currentTime } = video;
      if (isPast || currentTime > 0 || buffered.length === 0) return;
      if (buffered.start(0) > 0) video.currentTime = buffered.start(0);
    });
    hideCaptions = showCaptions(player, Player, video);
    player.attachMedia(video);
    if (!begun) player.loadSource(source);
  };
  const catchUp = (): void => {
    const newest = isPast ? null : (hls?.liveSyncPosition ?? null);
    if (newest !== null && Math.abs(newest - video.currentTime) > 1) video.currentTime = newest;
  };

  onState('loading');
  begin().catch(() => onState('failed'));
  return {
    delay: () => (!isPast && hls && hls.latency > 0 ? hls.latency : null),
    catchUp,
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
      video.removeEventListener('playing', onPlaying);
      video.removeEventListener('waiting', onWaiting);
      hls?.destroy();
      hideCaptions();
      if (!hls) video.removeAttribute('src');
    },
  };
}
