import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { drawStill } from '../draw-still.ts';

export const STILL_EVERY_MS = 10 * SECOND;

const still = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  '&[data-drawn]': { opacity: 1 },
});

interface StreamStillProps {
  /** Of a film of one frame, which is another one every few seconds. */
  readonly address: string;
}

/** The newest frame of a stream, drawn anew every ten seconds while it is looked at; nothing before the first. */
export function StreamStill({ address }: StreamStillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return undefined;
    const over = new AbortController();
    let isNear = false;
    let isDrawing = false;
    const draw = async (): Promise<void> => {
      if (!isNear || isDrawing || document.visibilityState === 'hidden') return;
      isDrawing = true;
      try {
        const isThere = await drawStill(address, place, over.signal);
        if (!over.signal.aborted) setDrawn(isThere);
      } catch {
        // The last frame stands until the next one comes.
      }
      isDrawing = false;
    };
    const watched = new IntersectionObserver(([entry]) => {
      isNear = entry?.isIntersecting === true;
      void draw();
    });
    watched.observe(place);
    const timer = setInterval(() => void draw(), STILL_EVERY_MS);
    return () => {
      over.abort();
      watched.disconnect();
      clearInterval(timer);
    };
  }, [address]);
  return <canvas ref={canvas} css={still} data-drawn={isDrawn || undefined} aria-hidden="true" />;
}
