import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollFor, zoomByKey, zoomByWheel, zoomStep, zoomWithin } from '../bracket-zoom.ts';

/** Firefox tells lines where others tell pixels. */
const LINE = 16;

/** Pixels that stay free below what fills the screen. */
const EDGE = 24;

/** Of the bracket that was looked at last: the next one begins as large, until the page is loaded anew. */
let kept = 1;

/** A point of the window, in pixels. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

function middleOf([one, other]: TouchList): (Point & { readonly apart: number }) | null {
  if (!one || !other) return null;
  return {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

/**
 * Zooms what stands in a scroller, by buttons, keys, Ctrl and wheel, or two fingers. It jumps without any motion, and
 * what is under the pointer, or in the middle, stays where it is. Panning is left to the browser's own scrolling. As
 * soon as it has the whole screen all of it is seen, if that can be read; afterwards it is as large as before.
 */
export function useBracketZoom() {
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(kept);
  const drawn = useRef(zoom);
  const anchor = useRef<Point | null>(null);

  const change = useCallback((next: (zoom: number) => number, point: Point | null = null): void => {
    anchor.current = point;
    setZoom(next);
  }, []);

  useLayoutEffect(() => {
    const from = drawn.current;
    const element = scroller.current;
    drawn.current = kept = zoom;
    if (element === null || from === zoom) return;
    const { left, top } = element.getBoundingClientRect();
    const x = anchor.current ? anchor.current.clientX - left : element.clientWidth / 2;
    const y = anchor.current ? anchor.current.clientY - top : element.clientHeight / 2;
    element.scrollLeft = scrollFor(element.scrollLeft, x, from, zoom);
    element.scrollTop = scrollFor(element.scrollTop, y, from, zoom);
  }, [zoom]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let pinch: { readonly apart: number; readonly from: number } | null = null;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      change((now) => zoomByWheel(now, delta), event);
    };
    // Touches, since pointers are cancelled as soon as the browser scrolls.
    const touch = ({ touches }: TouchEvent): void => {
      const middle = touches.length === 2 ? middleOf(touches) : null;
      pinch = middle && middle.apart > 0 ? { apart: middle.apart, from: drawn.current } : null;
    };
    const move = (event: TouchEvent): void => {
      const middle = middleOf(event.touches);
      if (pinch === null || middle === null) return;
      if (event.cancelable) event.preventDefault();
      const { apart, from } = pinch;
      change(() => zoomWithin((from * middle.apart) / apart), middle);
    };
    // Those that keep the browser from zooming the page have to say beforehand that they may.
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('touchend', touch, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchend', touch);
      element.removeEventListener('touchmove', move);
    };
  }, [change]);

  useEffect(() => {
    let before: number | null = null;
    const look = (): void => {
      const element = scroller.current;
      const sheet = element?.firstElementChild;
      // On a phone it is not drawn.
      if (!element || !(sheet instanceof HTMLElement) || sheet.offsetWidth === 0) return;
      if (document.fullscreenElement?.contains(element)) {
        const [width, height] = [sheet.offsetWidth / drawn.current, sheet.offsetHeight / drawn.current];
        const room = window.innerHeight - element.getBoundingClientRect().top - EDGE;
        before = drawn.current;
        change(() => zoomWithin(Math.min(element.clientWidth / width, room / height)));
      } else if (before !== null) {
        const back = before;
        before = null;
        change(() => back);
      }
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [change]);

  /** Whether a key has zoomed. */
  const press = useCallback(
    ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (ctrlKey || metaKey || altKey || zoomByKey(drawn.current, key) === null) return false;
      change((now) => zoomByKey(now, key) ?? now);
      return true;
    },
    [change],
  );
  return {
    zoom,
    scroller,
    press,
    step: (way: 1 | -1): void => change((now) => zoomStep(now, way)),
    reset: (): void => change(() => 1),
  };
}
