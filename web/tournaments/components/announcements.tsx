import { css } from '@emotion/react';
import { Megaphone } from 'lucide-react';
import { serverNow } from '../../live/server-clock.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { AnnouncementActions } from './announcement-actions.tsx';
import type { ReadTournamentQuery } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export type Announcement = ReadTournamentQuery['tournamentAnnouncements'][number];

/** What was told to everybody who takes part, newest first; nothing where that is nothing. */
export function Announcements({ items }: { readonly items: readonly Announcement[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={2} role="log" aria-label={t.announcements()}>
      {items.map(({ id, text, at, by }) => (
        <Notice
          key={id}
          icon={<Megaphone aria-hidden />}
          action={<AnnouncementActions id={id} text={text} byId={by?.id ?? null} />}
        >
          <Text size={14} css={words}>
            {text}
          </Text>
          <Text size={12} tone="dim">
            {by === null ? t.theOrganiser() : by.username} · <RelativeTime at={at} now={serverNow} />
          </Text>
        </Notice>
      ))}
    </Stack>
  );
}
