import { useEffect } from 'react';

/** While somebody waits for an answer the tab says so, and a phone shakes once: whoever looks elsewhere is called too. */
export function useCalled(words: string | null): void {
  useEffect(() => {
    if (words === null) return;
    const before = document.title;
    document.title = `● ${words}`;
    navigator.vibrate?.(200);
    return () => {
      document.title = before;
    };
  }, [words]);
}
