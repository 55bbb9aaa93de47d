import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useInbox } from '../hooks/use-inbox.ts';
import * as t from '../__generated__/messages.ts';

/** Follows the inbox, and says aloud what comes in. */
export function InboxWatch() {
  const latest = useInbox();
  return (
    <VisuallyHidden>
      <span role="status">{latest !== null && t.newNotificationLatest({ latest })}</span>
    </VisuallyHidden>
  );
}
