import { css } from '@emotion/react';
import { BadgeDollarSign, ShieldAlert, Swords, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { serverNow } from '../../live/server-clock.ts';
import { Face } from '../../ui/face/face.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { UnreadMark } from './unread-mark.tsx';

const timeBelow = css({ display: 'block', fontSize: 'var(--size-12)' });

const ICONS = { BATTLE: Swords, PAYMENT: BadgeDollarSign, SYSTEM: ShieldAlert, SOCIAL: Users } as const;

function Leading({ type, from }: NotificationNode) {
  const Icon = ICONS[type];
  return from ? (
    <Face id={from.id} src={from.avatarUrl} size={36} />
  ) : (
    <span css={{ display: 'grid', placeItems: 'center', width: 36, color: 'var(--text-dim)' }}>
      <Icon size={20} aria-hidden />
    </span>
  );
}

interface NotificationListProps {
  readonly label: string;
  readonly items: readonly NotificationNode[];
  /** A press leads to the item; this is what else it does. */
  readonly onFollow: (notification: NotificationNode) => void;
}

/** Notifications of any kind, each leading to what it is about. */
export const NotificationList = ({ label, items, onFollow }: NotificationListProps) => (
  <List label={label}>
    {items.map((one) => (
      <ListRow
        key={one.id}
        leading={
          <Row gap={2} wrap={false}>
            <UnreadMark isUnread={!one.read} />
            <Leading {...one} />
          </Row>
        }
        title={<span css={{ fontWeight: one.read ? 500 : 700 }}>{one.title}</span>}
        detail={
          <>
            {one.message}
            <span css={timeBelow}>
              <RelativeTime at={one.time} now={serverNow} />
            </span>
          </>
        }
        link={<Link to={one.link} onClick={() => onFollow(one)} />}
      />
    ))}
  </List>
);
