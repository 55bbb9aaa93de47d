import { css } from '@emotion/react';
import { Lock, Pin } from 'lucide-react';
import { formatCapped } from '../../format/format.ts';
import { CountBadge } from '../../ui/face/badge.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { below } from '../../ui/tokens.ts';
import type { ChatChannelFieldsFragment } from '../operations/__generated__/chat.gql.ts';
import { ChannelIcon } from './channel-icon.tsx';
import * as t from '../__generated__/messages.ts';

export type Channel = ChatChannelFieldsFragment;

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 2,
  padding: '0 var(--space-2) var(--space-2)',
  borderBottom: '1px solid var(--line)',
  // Beside a keyboard on the screen the channels take one row, so that the messages keep theirs.
  '@media (max-height: 560px)': {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none' },
  },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: 32,
  padding: '0 var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'transparent',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: 'var(--bg-2)' },
  '&[data-unread="true"]': { color: 'var(--text)', fontWeight: 600 },
  '&[aria-current="true"]': {
    background: 'var(--bg-3)',
    color: 'var(--text)',
    boxShadow: 'inset 2px 0 0 var(--ember)',
  },
  '& > svg': { width: 12, height: 12, flex: 'none' },
  [below.medium]: { minHeight: 'var(--target-touch)' },
});
const nameStyle = css({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const pushed = css({ marginInlineStart: 'auto', display: 'flex' });
const railList = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 'var(--space-2)' });

interface ChannelsProps {
  readonly channels: readonly Channel[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Whether unread messages are counted for the viewer. */
  readonly showUnread: boolean;
}

/** GC-01, GC-03, GC-04: one channel is selected at a time; each has its unread badge. */
export const ChannelList = ({ channels, selected, onSelect, showUnread }: ChannelsProps) => (
  <nav aria-label={t.channels()}>
    <ul css={grid}>
      {channels.map(({ id, name, unreadCount, isAdminOnly, hasPin }) => (
        <li key={id}>
          <button
            type="button"
            css={item}
            aria-current={id === selected}
            data-unread={showUnread && unreadCount > 0}
            onClick={() => onSelect(id)}
          >
            <span css={nameStyle}>{name}</span>
            {isAdminOnly && <Lock role="img" aria-label={t.adminOnly()} />}
            {hasPin && <Pin role="img" aria-label={t.hasAPin()} />}
            <span css={pushed}>
              {showUnread && <CountBadge count={unreadCount} said={t.unreadMessages({ count: unreadCount })} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

/** The badges of the collapsed panel end at `9+` (GC-04). */
const RAIL_CAP = 9;

/** The same when the panel is collapsed. */
export const ChannelRail = ({ channels, selected, onSelect, showUnread }: ChannelsProps) => (
  <nav aria-label={t.channels()}>
    <ul css={railList}>
      {channels.map(({ id, name, unreadCount }) => {
        const unread = showUnread ? unreadCount : 0;
        const words =
          unread === 0 ? name : t.channelUnread({ name, count: unread, shown: formatCapped(unread, RAIL_CAP) });
        return (
          <li key={id}>
            <Tooltip content={name} side="start">
              <IconButton label={words} aria-current={id === selected} onClick={() => onSelect(id)}>
                <ChannelIcon id={id} />
                <CountBadge count={unread} cap={RAIL_CAP} said={t.unreadMessages({ count: unread })} corner />
              </IconButton>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  </nav>
);
