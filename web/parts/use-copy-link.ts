import { useToast } from '../ui/overlay/toast.tsx';
import { copyText } from './take-text.ts';
import * as t from './__generated__/messages.ts';

/** Copies the link of a page that is shown, and says so. */
export function useCopyLink(): (path: string, description?: string) => Promise<void> {
  const toast = useToast();
  return async (path, description) => {
    if (await copyText(`${window.location.origin}${path}`))
      toast({ title: t.linkCopied(), tone: 'win', ...(description !== undefined && { description }) });
    else toast({ title: t.theLinkCouldNotBeCopied(), description: t.copyItFromTheAddressBar(), tone: 'warn' });
  };
}
