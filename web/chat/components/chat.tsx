import { css } from '@emotion/react';
import { useQuery } from '@apollo/client/react';
import { PanelRightClose, PanelRightOpen, X } from 'lucide-react';
import { failureOf } from '../../data/failure.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { ErrorState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useChatSettings } from '../hooks/use-chat-settings.ts';
import { ChatChannelsDocument } from '../operations/__generated__/chat.gql.ts';
import { ChannelList, ChannelRail } from './channel-list.tsx';
import { ChannelRoom } from './channel-room.tsx';
import { ChannelSkeleton } from './channel-skeleton.tsx';
import * as t from '../__generated__/messages.ts';

const ChatSettingsDialog = lazyDialog(async () => (await import('./chat-settings-dialog.tsx')).ChatSettingsDialog);

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: 'var(--bg-1)',
  color: 'var(--text)',
});
/** GC-12: 'Dark mode contrast'. */
const contrast = css({
  '--bg-1': 'rgb(0 0 0)',
  '--bg-2': 'rgb(13 13 13)',
  '--bg-3': 'rgb(31 31 31)',
  '--line': 'rgb(255 255 255 / 0.3)',
  '--line-strong': 'rgb(255 255 255 / 0.6)',
  '--text': 'rgb(255 255 255)',
  '--text-dim': 'rgb(222 222 222)',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  paddingBlock: 'var(--space-2)',
  paddingInline: 'var(--space-3) var(--space-2)',
  '& > h2': { marginInlineEnd: 'auto' },
  '& button > svg': { width: 18, height: 18 },
});
const rail = css({
  alignItems: 'center',
  gap: 'var(--space-2)',
  padding: 'var(--space-2) 0',
  overflowY: 'auto',
  '& button > svg': { width: 20, height: 20 },
});

export interface ChatProps {
  readonly viewer: Viewer;
  readonly channelId: string;
  readonly onSelect: (channelId: string) => void;
  /** Whether only the channels with their badges are shown (GC-03). */
  readonly isCollapsed: boolean;
  /** Absent where the panel lies over the page, which has its own head and is never collapsed. */
  readonly onCollapse?: ((isCollapsed: boolean) => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** The global chat: channels, messages, and where one writes. */
export function Chat({ viewer, channelId, onSelect, isCollapsed, onCollapse, onClose }: ChatProps) {
  const { data, error, loading, refetch } = useQuery(ChatChannelsDocument, { notifyOnNetworkStatusChange: true });
  const { settings, change } = useChatSettings();
  const channels = data?.chatChannels ?? [];
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  const showUnread = settings.showUnread && !settings.muteAll;
  const retry = (): void => void refetch().catch(() => undefined);

  if (isCollapsed && onCollapse)
    return (
      <div css={[frame, rail, settings.highContrast && contrast]}>
        <IconButton label={t.expandChat()} onClick={() => onCollapse(false)}>
          <PanelRightOpen aria-hidden />
        </IconButton>
        <ChannelRail
          channels={channels}
          selected={channel?.id ?? ''}
          showUnread={showUnread}
          onSelect={(id) => {
            onSelect(id);
            onCollapse(false);
          }}
        />
      </div>
    );
  return (
    <div css={[frame, settings.highContrast && contrast]}>
      <div css={head}>
        <Heading level={2} size={20}>
          {onClose ? t.chat() : (channel?.name ?? t.channels())}
        </Heading>
        <ChatSettingsDialog settings={settings} onChange={change} />
        {onCollapse && (
          <IconButton label={t.collapseChat()} onClick={() => onCollapse(true)}>
            <PanelRightClose aria-hidden />
          </IconButton>
        )}
        {onClose && (
          <IconButton label={t.closeChat()} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <ChannelList channels={channels} selected={channel?.id ?? ''} showUnread={showUnread} onSelect={onSelect} />
      {channel && <ChannelRoom key={channel.id} channel={channel} viewer={viewer} settings={settings} />}
      {!channel && loading && <ChannelSkeleton />}
      {!channel && !loading && (
        <div css={{ padding: 'var(--space-3)' }}>
          <ErrorState title={t.failedToLoadTheChat()} onRetry={retry}>
            {failureOf(error).sentence}
          </ErrorState>
        </div>
      )}
    </div>
  );
}
