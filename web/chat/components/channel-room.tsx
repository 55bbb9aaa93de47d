import { MessageSquareDashed } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isPlaceId } from '../../../domain/chat/channels.ts';
import type { ChatSettings } from '../../../domain/chat/settings.ts';
import { failureOf } from '../../data/failure.ts';
import { useSend } from '../../data/use-send.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { EmptyState, ErrorState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMessageActions } from '../hooks/use-message-actions.ts';
import { useSeek } from '../hooks/use-seek.ts';
import { useTalk } from '../hooks/use-talk.ts';
import { MarkChannelReadDocument } from '../operations/__generated__/chat.gql.ts';
import { MarkPlaceReadDocument } from '../operations/__generated__/chat-place.gql.ts';
import { type Message, withMessage } from '../talk.ts';
import type { Channel } from './channel-list.tsx';
import { ChannelSkeleton } from './channel-skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { PinnedBar } from './pinned-bar.tsx';
import * as t from '../__generated__/messages.ts';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** So long has a message to be in sight to be read. */
const READ_AFTER_MS = 400;

interface ChannelRoomProps {
  readonly channel: Pick<Channel, 'id' | 'name' | 'mayPost'> & {
    /** Null where nobody keeps count of what was read. */
    readonly unreadCount: number | null;
    /** The first message that is unread; null for none. */
    readonly firstUnreadId: string | null;
  };
  readonly viewer: Viewer;
  readonly settings: ChatSettings;
  readonly isHost?: boolean;
  /** Whether the viewer may keep moments of what is shown here. */
  readonly mayMark?: boolean;
  /** What is said by one tap. */
  readonly lines?: readonly string[];
  /** In place of where one writes, when that is not for the viewer. */
  readonly closed?: string;
  /** Lets a player only read here; missing where the viewer keeps no order. */
  readonly onMute?: ((player: { readonly id: string; readonly username: string }) => Promise<void>) | undefined;
}

type Question = { readonly about: 'delete' | 'block' | 'report' | 'mute'; readonly message: Message };

/** One channel: what is pinned, what was said, and where one writes. */
export function ChannelRoom({
  channel,
  viewer,
  settings,
  isHost = false,
  mayMark = false,
  lines,
  closed,
  onMute,
}: ChannelRoomProps) {
  const { id: channelId, name, mayPost, unreadCount } = channel;
  const toast = useToast();
  const { talk, error, isLoading, isLoadingOlder, reload, loadOlder, change } = useTalk(channelId, viewer.id);
  // As it was when it was opened: the line stays while one reads, and goes when one leaves.
  const [newFrom] = useState(channel.firstUnreadId);
  const isSeeking = useSeek(newFrom, talk, isLoadingOlder, loadOlder);
  const actions = useMessageActions(change, viewer.isStaff);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (about: Question['about']) => (message: Message) => setQuestion({ about, message });
  const close = useCallback(() => setQuestion(null), []);
  const [isAtEnd, setAtEnd] = useState(false);
  useReading(channelId, talk?.messages.at(-1)?.id ?? null, isAtEnd, unreadCount);
  const onReported = (username: string): void =>
    void toast({ title: t.usernameWasReported({ username }), description: t.staffWillLookInto(), tone: 'win' });

  return (
    <>
      {talk && (
        <PinnedBar pins={talk.pins} viewerName={viewer.username} isStaff={viewer.isStaff} onUnpin={actions.pin} />
      )}
      {((talk === null && isLoading) || isSeeking) && <ChannelSkeleton />}
      {talk === null && !isLoading && (
        <div css={{ flex: 1, padding: 'var(--space-3)', overflowY: 'auto' }}>
          <ErrorState title={t.failedToLoadMessages()} onRetry={reload}>
            {failureOf(error).sentence}
          </ErrorState>
        </div>
      )}
      {talk?.messages.length === 0 && (
        <div css={{ flex: 1, padding: 'var(--space-3)', overflowY: 'auto' }}>
          <EmptyState title={t.nobodyHasWrittenYet({ name })} icon={<MessageSquareDashed aria-hidden />}>
            {mayPost ? t.sayTheFirstWord() : (closed ?? t.whatStaffAnnounceStands())}
          </EmptyState>
        </div>
      )}
      {talk && talk.messages.length > 0 && !isSeeking && (
        <MessageList
          channelName={name}
          talk={talk}
          newFrom={newFrom}
          viewer={viewer}
          isHost={isHost}
          isLoadingOlder={isLoadingOlder}
          onOlder={loadOlder}
          onEnd={setAtEnd}
          isMuted={settings.muteAll}
          onReact={actions.react}
          onPin={actions.pin}
          onDelete={ask('delete')}
          onBlock={ask('block')}
          onReport={ask('report')}
          onMute={onMute && ask('mute')}
        />
      )}
      {mayPost ? (
        <Composer
          viewerId={viewer.id}
          channelId={channelId}
          channelName={name}
          hasCommands={settings.slashCommands}
          mayMark={mayMark}
          lines={lines ?? []}
          onPosted={(message) => change((now) => withMessage(now, message))}
          onReported={onReported}
        />
      ) : (
        <div css={{ padding: 'var(--space-3)', borderTop: '1px solid var(--line)' }}>
          <Text size={14} tone="dim">
            {closed ?? t.onlyStaffWriteInName({ name })}
          </Text>
        </div>
      )}
      {question?.about === 'report' && (
        <ReportDialog message={question.message} onClose={close} onReported={onReported} />
      )}
      {question?.about === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t.deleteThisMessage()}
          description={t.itDisappearsForEverybody()}
          confirmLabel={t.deleteMessage()}
          variant="danger"
          onConfirm={() => actions.remove(question.message).finally(close)}
        />
      )}
      {question?.about === 'mute' && onMute && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t.muteUsernameHereQuestion({ username: question.message.username })}
          description={t.theyCanReadThisChatAndWrite()}
          confirmLabel={t.muteUsername({ username: question.message.username })}
          variant="danger"
          onConfirm={() =>
            onMute({ id: question.message.author.id, username: question.message.username }).finally(close)
          }
        />
      )}
      {question?.about === 'block' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t.blockUsernameQuestion({ username: question.message.username })}
          description={viewer.isStaff ? t.asStaffYouStillSeeEveryMessage() : t.neitherOfYouSeesWhatTheOther()}
          confirmLabel={t.blockUsername({ username: question.message.username })}
          variant="danger"
          onConfirm={() => actions.block(question.message).finally(close)}
        />
      )}
    </>
  );
}

/** Tells the server what has been read: whatever is in sight while somebody looks at the page. */
function useReading(channelId: string, lastId: string | null, isAtEnd: boolean, unread: number | null): void {
  const send = useSend();
  const told = useRef<string | null>(null);
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (unread === null || lastId === null || !isAtEnd || !isVisible) return undefined;
    if (told.current === lastId && unread === 0) return undefined;
    const timer = setTimeout(() => {
      told.current = lastId;
      // When it fails it stays unread, and the next message tries again.
      const read = isPlaceId(channelId) ? MarkPlaceReadDocument : MarkChannelReadDocument;
      send<unknown, { channelId: string; messageId: string }>(read, { channelId, messageId: lastId }).catch(
        () => undefined,
      );
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [channelId, isAtEnd, isVisible, lastId, send, unread]);
}
