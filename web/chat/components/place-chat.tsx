import { css } from '@emotion/react';
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
  /** What stands where one writes, once it is not open any more. */
  readonly closed: string;
}

/** The chat of a place outside of the global one: what was said, and where one writes. It fills its frame. */
export function PlaceChat({ talkId, isOpen, isHost, closed }: PlaceChatProps) {
  const viewer = useViewer();
  const { settings } = useChatSettings();
  const keepsOrder = viewer !== null && (isHost || viewer.isStaff);
  const mutes = useMutes(talkId, keepsOrder);
  if (!viewer) return null;
  const channel = { id: talkId, name: t.thisChat(), mayPost: isOpen, unreadCount: null };
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
        closed={closed}
        onMute={keepsOrder ? (player) => mutes.set(player, true) : undefined}
      />
    </div>
  );
}
