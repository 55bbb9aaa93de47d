import { overlayPath } from './creators.paths.ts';

/** What an overlay shows (CR-11). */
export const OVERLAY_KINDS = ['wallet', 'wagers', 'wins'] as const;
export type OverlayKind = (typeof OVERLAY_KINDS)[number];

/** Light text on a dark card, dark text on a light one, or light text over the picture itself. */
export const OVERLAY_THEMES = ['dark', 'light', 'clear'] as const;
export type OverlayTheme = (typeof OVERLAY_THEMES)[number];

export const OVERLAY_SIZES = ['small', 'medium', 'large'] as const;
export type OverlaySize = (typeof OVERLAY_SIZES)[number];

/** Lines of a feed: what can be read in passing. */
export const OVERLAY_LINES = 5;

export interface OverlayLook {
  readonly kind: OverlayKind;
  readonly theme: OverlayTheme;
  readonly size: OverlaySize;
}

/** Of the whole overlay, in pixels. */
export interface OverlayBox {
  readonly width: number;
  readonly height: number;
}

const SCALES: Readonly<Record<OverlaySize, number>> = { small: 1, medium: 1.25, large: 1.75 };
const BOXES: Readonly<Record<OverlayKind, OverlayBox>> = {
  wallet: { width: 280, height: 116 },
  wagers: { width: 280, height: 180 },
  wins: { width: 280, height: 180 },
};

/** How much larger than its smallest an overlay is drawn. */
export const overlayScale = (size: OverlaySize): number => SCALES[size];

/** What a browser source is set to. */
export const overlayBox = ({ kind, size }: OverlayLook): OverlayBox => ({
  width: BOXES[kind].width * SCALES[size],
  height: BOXES[kind].height * SCALES[size],
});

/**
 * The address of an overlay. The key stands behind `#`: browsers send that part to nobody, so that it comes into no log
 * and to no other site.
 */
export function overlayUrl(origin: string, { kind, theme, size }: OverlayLook, key: string): string {
  const url = new URL(overlayPath, origin);
  url.search = new URLSearchParams({ show: kind, theme, size }).toString();
  url.hash = key;
  return url.href;
}

const among = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** What an address asks for; what it does not say, or nobody knows, is as it comes first. */
export function overlayLookIn(search: string): OverlayLook {
  const asked = new URLSearchParams(search);
  return {
    kind: among(OVERLAY_KINDS, asked.get('show'), 'wallet'),
    theme: among(OVERLAY_THEMES, asked.get('theme'), 'dark'),
    size: among(OVERLAY_SIZES, asked.get('size'), 'small'),
  };
}

/** What shows an overlay on a page of somebody's own. */
export function embedCodeOf(title: string, url: string, look: OverlayLook): string {
  const { width, height } = overlayBox(look);
  const source = url.replaceAll('&', '&amp;');
  return `<iframe src="${source}" title="${title}" width="${width}" height="${height}" style="border:0"></iframe>`;
}
