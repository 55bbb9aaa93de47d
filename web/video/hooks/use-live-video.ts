import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type PlayState, type Playing, playVideo } from '../play.ts';

/** An address without its token, which is another each time that the API is asked. */
const placeOf = (source: string | null): string | null =>
  source && source.replace(/\/(?:t|recordings|clip-media)\/[^/]+\//, '/');

/**
 * Plays an address, of something live or a recording, in the element of a ref as long as both are there; another `attempt` begins anew. A renewed token of
 * the same channel interrupts nothing: it is used when the stream has to be asked for again.
 */
export function useLiveVideo(
  ref: RefObject<HTMLVideoElement | null>,
  source: string | null,
  attempt = 0,
  isPast = false,
) {
  const [state, setState] = useState<PlayState>('loading');
  const playing = useRef<Playing | null>(null);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const place = placeOf(source);
  useEffect(() => {
    const video = ref.current;
    if (!video || place === null) return;
    const started = playVideo(video, () => latest.current ?? place, setState, isPast);
    playing.current = started;
    return () => {
      playing.current = null;
      started.stop();
    };
  }, [ref, place, attempt, isPast]);
  return {
    state,
    delay: useCallback(() => playing.current?.delay() ?? null, []),
    catchUp: useCallback(() => playing.current?.catchUp(), []),
  };
}
