import { useEffect } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useInbox } from '../hooks/use-inbox.ts';

/** Follows the inbox, tells how many are unread, and says aloud what comes in. */
export function InboxWatch({ onUnread }: { readonly onUnread: (unread: number) => void }) {
  const { unread, latest } = useInbox();
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return (
    <VisuallyHidden>
      <span role="status">{latest !== null && `New notification: ${latest}`}</span>
    </VisuallyHidden>
  );
}
