import { type RefObject, useRef, useState } from 'react';

const LANDMARKS = 'main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]';

interface Landmark<Anchor extends HTMLElement> {
  anchor: RefObject<Anchor | null>;
  /** Null until `find` has been called, and then only where the anchor stands outside of all landmarks. */
  landmark: HTMLElement | null;
  find: () => void;
}

export const placeOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(LANDMARKS) ?? null;

/**
 * The part of the page in which a button stands. What opens beside the button is put there, so that nobody who goes
 * through the page by its landmarks misses it.
 */
export function useLandmark<Anchor extends HTMLElement>(): Landmark<Anchor> {
  const anchor = useRef<Anchor>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return { anchor, landmark, find: () => setLandmark(placeOf(anchor.current)) };
}
