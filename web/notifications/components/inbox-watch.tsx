import { useEffect } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useInbox } from '../hooks/use-inbox.ts';
import * as t from '../__generated__/messages.ts';

/** Follows the inbox, tells how many are unread, and says aloud what comes in. */
export function InboxWatch({ onUnread }: { readonly onUnread: (unread: number) => void }) {
  const { unread, latest } = useInbox();
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return (
    <VisuallyHidden>
      <span role="status">{latest !== null && t.newNotificationLatest({ latest })}</span>
    </VisuallyHidden>
  );
}
