import { css } from '@emotion/react';
import { CircleDot, Dices, Pin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { serverNow } from '../../live/server-clock.ts';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { WornSkin, WornTitle, frameOf } from '../../ui/face/worn.tsx';
import type { Message } from '../talk.ts';
import { MessageText } from './message-text.tsx';
import { ReactionBar } from './reaction-bar.tsx';
import * as t from '../__generated__/messages.ts';

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '0 var(--space-2)',
  padding: '3px var(--space-3)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--size-14)',
  '&[data-shown="true"]': { background: 'var(--bg-2)' },
  ':focus-visible': { outlineOffset: -2 },
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 var(--space-2)',
  '& strong': { overflowWrap: 'anywhere' },
});
const when = css({ fontSize: 'var(--size-12)', color: 'var(--text-dim)' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const gone = css({ color: 'var(--text-dim)', fontStyle: 'italic' });
const drawn = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  padding: '2px var(--space-2)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--coin-soft)',
  color: 'var(--coin)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > svg': { width: 16, height: 16, flex: 'none' },
});
const pinIcon = css({ width: 12, height: 12, color: 'var(--ember)', alignSelf: 'center' });

/** What the API says in English, in the page's own language; as it came where it says something else. */
function raidWords(said: string): string {
  const [, count] = /^came with (\d+) viewers?$/.exec(said) ?? [];
  return count === undefined ? said : t.cameWithViewers({ count: Number(count) });
}

/** What a message says, by its kind; a roll, flip or raid looks like nothing that can be typed (GC-10). */
export function MessageBody({ message, viewerName }: { readonly message: Message; readonly viewerName: string }) {
  if (message.isDeleted) return <p css={gone}>{t.thisMessageWasDeleted()}</p>;
  if (message.kind === 'ROLL')
    return (
      <p css={drawn}>
        <Dices aria-hidden /> <span>{t.rolled({ dice: message.message })}</span>
      </p>
    );
  if (message.kind === 'FLIP')
    return (
      <p css={drawn}>
        <CircleDot aria-hidden /> <span>{t.flippedACoin({ side: message.message })}</span>
      </p>
    );
  if (message.kind === 'RAID')
    return (
      <p css={drawn}>
        <Users aria-hidden /> <span>{raidWords(message.message)}</span>
      </p>
    );
  return (
    <p css={words}>
      <MessageText text={message.message} viewerName={viewerName} />
    </p>
  );
}

interface MessageRowProps {
  readonly message: Message;
  /** Right after another of the same author. */
  readonly isNext: boolean;
  readonly viewerName: string;
  /** Whether its actions are shown. */
  readonly isShown: boolean;
  readonly onReact: (message: Message, emoji: string) => void;
  readonly toolbar: ReactNode;
}

/** EN-12: who said what and when, with what the author wears, badge and reactions. */
export function MessageRow({ message, isNext, viewerName, isShown, onReact, toolbar }: MessageRowProps) {
  const { author, username, timestamp, isAdmin, isPinned, isDeleted } = message;
  return (
    <div css={row} data-shown={isShown} style={{ marginBlockStart: isNext ? 0 : 6 }}>
      {isNext ? <span /> : <Face id={author.id} src={author.avatarUrl} frame={frameOf(author.worn.frame)} size={32} />}
      <div css={{ minWidth: 0 }}>
        {!isNext && (
          <div css={head}>
            <strong>{username}</strong>
            <WornTitle title={author.worn.title} />
            <WornSkin skin={author.worn.skin} />
            {isAdmin && <Badge tone="ember">{t.admin()}</Badge>}
            <span css={when}>
              <RelativeTime at={timestamp} now={serverNow} />
            </span>
            {isPinned && <Pin aria-label={t.pinned()} role="img" css={pinIcon} />}
          </div>
        )}
        <MessageBody message={message} viewerName={viewerName} />
        {!isDeleted && <ReactionBar message={message} onReact={onReact} />}
      </div>
      {isShown && !isDeleted && toolbar}
    </div>
  );
}
