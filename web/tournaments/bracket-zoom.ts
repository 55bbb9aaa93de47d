/** How large a bracket is drawn may be; 1 is as it is laid out. */
const ZOOMS = [0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;
export const ZOOM_MIN = ZOOMS[0];
export const ZOOM_MAX = ZOOMS[6];

/** What one turn of the wheel counts at most: a mouse tells ten times what two fingers on a pad do. */
const WHEEL_MAX = 25;
const WHEEL_UNIT = 100;

export const zoomWithin = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));

/** The next step up or down; from between two steps to the nearer end of that way, at the last one the same. */
export const zoomStep = (zoom: number, way: 1 | -1): number =>
  (way === 1 ? ZOOMS.find((step) => step > zoom) : ZOOMS.findLast((step) => step < zoom)) ?? zoom;

/** Where the wheel leads to, turned with Ctrl; `delta` in pixels, below zero is nearer. */
export const zoomByWheel = (zoom: number, delta: number): number =>
  zoomWithin(zoom * Math.exp(-Math.max(-WHEEL_MAX, Math.min(WHEEL_MAX, delta)) / WHEEL_UNIT));

/** Where a key leads to; null where it does not zoom. */
export function zoomByKey(zoom: number, key: string): number | null {
  switch (key) {
    case '+':
    case '=': // the same key without Shift
      return zoomStep(zoom, 1);
    case '-':
      return zoomStep(zoom, -1);
    case '0':
      return 1;
    default:
      return null;
  }
}

/** How far to scroll so that what is under a point stays there; `at` from the edge of what is seen, all in pixels. */
export const scrollFor = (scroll: number, at: number, from: number, to: number): number =>
  ((scroll + at) * to) / from - at;
