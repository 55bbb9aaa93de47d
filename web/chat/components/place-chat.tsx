import { css } from '@emotion/react';
import { isBetweenTwo } from '../../../domain/chat/channels.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useChatSettings } from '../hooks/use-chat-settings.ts';
import { useMutes } from '../hooks/use-mutes.ts';
import { ChannelRoom } from './channel-room.tsx';
import { MutedPlayers } from './muted-players.tsx';
import * as t from '../__generated__/messages.ts';

const frame = css({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

export interface PlaceChatProps {
  /** As the server calls the place. */
  readonly talkId: string;
  readonly isOpen: boolean;
  /** Whether the viewer may delete what others say here, and mute them. */
  readonly isHost: boolean;
  /** Messages that the viewer has not read; missing where nobody counts. */
  readonly unread?: number | null;
  /** The first of them; missing where nobody counts. */
  readonly firstUnreadId?: string | null;
  /** What is said by one tap. */
  readonly lines?: readonly string[];
  /** What stands where one writes, once it is not open any more. */
  readonly closed: string;
}

const NO_LINES: readonly string[] = [];

/** The chat of a place outside of the global one: what was said, and where one writes. It fills its frame. */
export function PlaceChat(props: PlaceChatProps) {
  const { talkId, isOpen, isHost, unread = null, firstUnreadId = null, lines = NO_LINES, closed } = props;
  const viewer = useViewer();
  const { settings } = useChatSettings();
  // Who of the staff plays is a player here, as the server says.
  const keepsOrder = viewer !== null && (isHost || (viewer.isStaff && !isBetweenTwo(talkId)));
  const mutes = useMutes(talkId, keepsOrder);
  if (!viewer) return null;
  const channel = { id: talkId, name: t.thisChat(), mayPost: isOpen, unreadCount: unread, firstUnreadId };
  return (
    <div css={frame}>
      <MutedPlayers {...mutes} />
      <ChannelRoom
        key={talkId}
        channel={channel}
        viewer={viewer}
        settings={settings}
        isHost={isHost}
        mayMark={keepsOrder && talkId.startsWith('stream:')}
        lines={lines}
        closed={closed}
        onMute={keepsOrder ? (player) => mutes.set(player, true) : undefined}
      />
    </div>
  );
}
