import { useLayoutEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Ctrl/⌘K opens the palette; `/` goes to the page's search when it has one. */
export function useShortcuts(openPalette: () => void): void {
  // Whoever sees the page may press: passive effects would come a moment later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (event.key !== '/' || event.metaKey || event.ctrlKey || isTyping(event.target)) return;
      const search = [...document.querySelectorAll<HTMLElement>('main input[type="search"]')].find(isShown);
      if (!search) return;
      event.preventDefault();
      search.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [openPalette]);
}
