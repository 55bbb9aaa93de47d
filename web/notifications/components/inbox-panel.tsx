import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { POPOVER_SIZE } from '../inbox-cache.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { useNotifications } from '../hooks/use-notifications.ts';
import { notificationsPath } from '../../../domain/notifications/notifications.paths.ts';
import { NotificationList } from './notification-list.tsx';
import * as t from '../__generated__/messages.ts';

const target = css({ display: 'flex', alignItems: 'center', minHeight: 'var(--target-touch)' });

/** The newest notifications, for the header (FR-17). */
export function InboxPanel({ onClose }: { readonly onClose: () => void }) {
  const { rows, error, isLoading, retry, more } = useNotifications(null, POPOVER_SIZE);
  const { markRead, markAllRead } = useMarkRead();
  const shown = rows?.slice(0, POPOVER_SIZE) ?? [];
  return (
    <Stack gap={3}>
      <Row gap={2} justify="space-between">
        <Heading level={2}>{t.notifications()}</Heading>
        <Button
          size="small"
          variant="ghost"
          disabled={!shown.some(({ read }) => !read)}
          onClick={() => {
            void markAllRead();
            onClose();
          }}
        >
          {t.markAllAsRead()}
        </Button>
      </Row>
      <Loaded
        query={{ data: rows && shown, error, loading: isLoading, refetch: retry }}
        what={t.whatNotifications()}
        skeleton={[4, 64]}
        isEmpty={(items) => items.length === 0}
        empty={
          <Text size={14} tone="dim">
            {t.noNotificationsYetWhatHappens()}
          </Text>
        }
      >
        {(items) => (
          <NotificationList
            label={t.newestNotifications()}
            items={items}
            hasMore={more !== null || (rows?.length ?? 0) > items.length}
            onFollow={(all) => {
              void markRead(all);
              onClose();
            }}
          />
        )}
      </Loaded>
      <Link css={target} to={notificationsPath} onClick={onClose}>
        {t.openNotifications()}
      </Link>
    </Stack>
  );
}
