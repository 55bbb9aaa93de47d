import { useToast } from '../ui/overlay/toast.tsx';
import * as t from './__generated__/messages.ts';

/** Copies the link of a page that is shown, and says so. */
export function useCopyLink(): (path: string, description?: string) => Promise<void> {
  const toast = useToast();
  return async (path, description) => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      toast({ title: t.linkCopied(), tone: 'win', ...(description !== undefined && { description }) });
    } catch {
      // Without a secure connection browsers refuse the clipboard; the address bar holds the same link.
      toast({ title: t.theLinkCouldNotBeCopied(), description: t.copyItFromTheAddressBar(), tone: 'warn' });
    }
  };
}
