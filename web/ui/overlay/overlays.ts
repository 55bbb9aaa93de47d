import { lazyPart } from '../layout/lazy-part.tsx';

/** What lies over a page. No page begins with one, so their file waits until the page is there. */
export const DialogPanel = lazyPart(async () => (await import('./dialog-panel.tsx')).DialogPanel);
export const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel);
export const PopoverPanel = lazyPart(async () => (await import('./popover-panel.tsx')).PopoverPanel);
export const ToastPlace = lazyPart(async () => (await import('./toast-place.tsx')).ToastPlace);
export const TooltipBubble = lazyPart(
  async () => (await import('./tooltip-bubble.tsx')).TooltipBubble,
  () => null,
);

/**
 * Fetches those that every page may show ahead, so that the first press opens at once; one after the other, since to
 * begin with all of them keeps a phone busy for a tenth of a second. @throws TypeError when a file does not come
 */
export async function fetchOverlays(): Promise<void> {
  for (const part of [DialogPanel, PopoverPanel, ToastPlace, TooltipBubble]) await part.fetch();
}
