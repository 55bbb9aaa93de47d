import { useQuery, useSubscription } from '@apollo/client/react';
import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { unreadBadge } from '../../../domain/chat/unread.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Card } from '../../ui/list/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { BREAKPOINTS } from '../../ui/tokens.ts';
import { RoomTalkDocument } from '../operations/__generated__/chat-place.gql.ts';
import { ChatHappenedDocument } from '../operations/__generated__/chat.gql.ts';
import { PlaceChat } from './place-chat.tsx';
import * as t from '../__generated__/messages.ts';

const frame = css({ display: 'flex', flexDirection: 'column', overflow: 'hidden' });
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  width: '100%',
  minHeight: 48,
  padding: 'var(--space-3) var(--space-4)',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { marginInlineStart: 'auto', flexShrink: 0 },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
});
const body = css({ height: 400, maxHeight: '60dvh', minHeight: 240, borderTop: '1px solid var(--line)' });

/** Beside the rest where there is room for it; folded on phones, where the next step comes first. */
const hasRoom = (): boolean => matchMedia(`(min-width: ${BREAKPOINTS.large}px)`).matches;

export interface RoomTalkProps {
  readonly battleId: string;
  /** Whether the viewer is one of the two; of the others staff alone may ask, in a dispute. */
  readonly isPlayer: boolean;
  /** Whom the viewer plays; for staff who look at a dispute, both. */
  readonly withWhom: string;
  /** Changes with whatever may open or close the talk, as the status does. */
  readonly stage: string;
  /** Whether the match is still to be played, so that lines about meeting are offered. */
  readonly isUnderWay: boolean;
}

/** The talk of the two of a battle: nothing for whoever may not read it. */
export function RoomTalk({ battleId, isPlayer, withWhom, stage, isUnderWay }: RoomTalkProps) {
  const talkId = `room:${battleId}`;
  const bodyId = useId();
  const [isShown, setShown] = useState(hasRoom);
  const viewer = useViewer();
  const mayAsk = viewer !== null && (isPlayer || viewer.isStaff);
  const { data, refetch } = useQuery(RoomTalkDocument, {
    variables: { channelId: talkId },
    skip: !mayAsk,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const place = data?.chatPlace ?? null;
  const ask = (): void => void (mayAsk && refetch().catch(() => undefined));

  const known = useRef(stage);
  useEffect(() => {
    if (mayAsk && known.current !== stage) refetch().catch(() => undefined);
    known.current = stage;
  }, [refetch, mayAsk, stage]);
  useLiveReturn(ask);
  // While it is folded nobody else follows it.
  useSubscription(ChatHappenedDocument, {
    variables: { channelId: talkId, after: null },
    skip: place === null || isShown,
    onData: ask,
  });

  if (place === null) return null;
  const { mayPost, isHost, isMuted, unread, firstUnreadId } = place;
  const count = isShown ? null : unreadBadge(unread ?? 0);
  return (
    <Card as="section" aria-label={t.talkWith({ name: withWhom })} css={frame} style={{ padding: 0 }}>
      <button
        type="button"
        css={head}
        aria-expanded={isShown}
        aria-controls={bodyId}
        onClick={() => setShown(!isShown)}
      >
        <bdi>{t.talkWith({ name: withWhom })}</bdi>
        {count !== null && (
          <Badge tone="ember">
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{t.soManyUnread({ count: unread ?? 0 })}</VisuallyHidden>
          </Badge>
        )}
        <ChevronDown aria-hidden size={18} />
      </button>
      <div id={bodyId} hidden={!isShown}>
        {isShown && (
          <div css={body}>
            <PlaceChat
              talkId={talkId}
              isOpen={mayPost}
              isHost={isHost}
              unread={unread}
              firstUnreadId={firstUnreadId}
              lines={isUnderWay ? [t.joiningNow(), t.needMinutes({ minutes: 5 }), t.codeQuestion()] : []}
              closed={isMuted ? t.youAreMutedInThisChat() : t.thisTalkCanBeReadOnly()}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
