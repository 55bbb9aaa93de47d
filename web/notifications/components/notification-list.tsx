import { css } from '@emotion/react';
import { BadgeDollarSign, ShieldAlert, Swords, Users } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { serverNow } from '../../live/server-clock.ts';
import { Face } from '../../ui/face/face.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { useFolds } from '../hooks/use-folds.ts';
import { FoldButton, titleOf } from './fold-button.tsx';
import { UnreadMark } from './unread-mark.tsx';
import * as t from '../__generated__/messages.ts';

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
  /** Whether older ones follow that are not shown. */
  readonly hasMore: boolean;
  /** A press leads to the item; this is what else it does with all that its row stands for, the newest first. */
  readonly onFollow: (notifications: readonly NotificationNode[]) => void;
}

/** Notifications of any kind, each leading to what it is about; those that a day repeats are one row. */
export function NotificationList({ label, items, hasMore, onFollow }: NotificationListProps) {
  const rows = useFolds(items, hasMore);
  return (
    <List label={label}>
      {rows.map((row) => {
        const { notification: one, all, fold } = row;
        const isUnread = all.some(({ read }) => !read);
        const device = fold && !fold.isOpen ? one.alert?.device : null;
        return (
          <Fragment key={one.id}>
            <ListRow
              leading={
                <Row gap={2} wrap={false}>
                  <UnreadMark isUnread={isUnread} />
                  <Leading {...one} />
                </Row>
              }
              title={<span css={{ fontWeight: isUnread ? 700 : 500 }}>{titleOf(one.title, row)}</span>}
              detail={
                <>
                  {one.message}
                  <span css={timeBelow}>
                    {device && <>{t.lastDevice({ device })} · </>}
                    <RelativeTime at={one.time} now={serverNow} />
                  </span>
                </>
              }
              link={<Link to={one.link} onClick={() => onFollow(all)} />}
            />
            {fold && <ListRow title={<FoldButton title={one.title} fold={fold} />} />}
          </Fragment>
        );
      })}
    </List>
  );
}
