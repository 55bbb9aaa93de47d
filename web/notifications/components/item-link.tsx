import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../../ui/layout/layout.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { UnreadMark } from './unread-mark.tsx';

interface ItemLinkProps {
  readonly notification: NotificationNode;
  /** Everything that the row stands for, where that is more. */
  readonly all?: readonly NotificationNode[];
  readonly children: string;
  /** Whether a link led here: it is brought into sight and read. */
  readonly isTarget?: boolean;
}

/** What names a row of a table, and leads to what it is about. */
export function ItemLink({ notification, all, children, isTarget = false }: ItemLinkProps) {
  const { markRead } = useMarkRead();
  const place = useRef<HTMLAnchorElement>(null);
  const follow = (): void => void markRead(all ?? [notification]);
  const onArrival = useRef(follow);
  useEffect(() => {
    if (!isTarget) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
    onArrival.current();
  }, [isTarget]);
  return (
    <Row gap={2} wrap={false}>
      <UnreadMark isUnread={(all ?? [notification]).some(({ read }) => !read)} />
      <Link ref={place} to={notification.link} onClick={follow} aria-current={isTarget || undefined}>
        {children}
      </Link>
    </Row>
  );
}
