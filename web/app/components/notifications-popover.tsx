import { Bell } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { COUNTED_AFTER_MS } from '../../live/after-page.ts';
import { formatCapped } from '../../format/format.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { CountBadge } from '../../ui/face/badge.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import * as t from '../__generated__/messages.ts';

const InboxPanel = lazyPart(async () => (await import('../../notifications/components/inbox-panel.tsx')).InboxPanel);
const InboxWatch = lazyPart(
  async () => (await import('../../notifications/components/inbox-watch.tsx')).InboxWatch,
  () => null,
);

const CAP = 99;

/** FR-17: the count comes with the page's first answer, and follows what happens from a moment later on. */
export function NotificationsPopover({ unread }: { readonly unread: number }) {
  const [isOpen, setOpen] = useState(false);
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWatching(true), COUNTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Popover
        label={t.notifications()}
        width={400}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            label={unread > 0 ? t.notificationsUnread({ unread: formatCapped(unread, CAP) }) : t.notifications()}
          >
            <Bell aria-hidden />
            <CountBadge count={unread} cap={CAP} said={t.unreadNotifications({ count: unread })} corner />
          </IconButton>
        }
      >
        <Suspense fallback={<Spinner />}>
          <InboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      </Popover>
      {isWatching && (
        <Suspense>
          <InboxWatch />
        </Suspense>
      )}
    </>
  );
}
