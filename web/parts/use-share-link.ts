import { useCopyLink } from './use-copy-link.ts';

/** Hands the link of a page to the system's share sheet; where there is none, copies it and says so. */
export function useShareLink(): (path: string, text: string) => Promise<void> {
  const copy = useCopyLink();
  return async (path, text) => {
    if (typeof navigator.share !== 'function') return copy(path, text);
    try {
      await navigator.share({ text, url: `${window.location.origin}${path}` });
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(path, text);
    }
  };
}
