import { css } from '@emotion/react';
import { ChevronDown, ChevronUp, Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { Message } from '../talk.ts';
import { MessageBody } from './message-row.tsx';
import * as t from '../__generated__/messages.ts';

const bar = css({
  margin: 'var(--space-2) var(--space-2) 0',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  fontSize: 'var(--size-14)',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  paddingBlock: 0,
  paddingInline: 'var(--space-3) var(--space-1)',
  minHeight: 36,
  '& > svg': { width: 14, height: 14, flex: 'none', color: 'var(--ember)' },
});
const brief = css({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const list = css({ maxHeight: 220, overflowY: 'auto', borderTop: '1px solid var(--line)' });
const entry = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 'var(--space-2)',
  paddingBlock: 'var(--space-2)',
  paddingInline: 'var(--space-3) var(--space-1)',
  '& > div': { flex: 1, minWidth: 0 },
});
const by = css({ fontSize: 'var(--size-12)', color: 'var(--text-dim)' });

interface PinnedBarProps {
  readonly pins: readonly Message[];
  readonly viewerName: string;
  readonly isStaff: boolean;
  readonly onUnpin: (message: Message) => void;
}

/** What staff have pinned to the channel: the latest in one line, all of them on demand. */
export function PinnedBar({ pins, viewerName, isStaff, onUnpin }: PinnedBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [latest] = pins;
  if (!latest) return null;
  return (
    <section css={bar} aria-label={t.pinnedMessages()}>
      <div css={head}>
        <Pin aria-hidden />
        <span css={brief}>
          {isOpen ? t.pinnedCount({ count: pins.length }) : `${latest.username}: ${latest.message}`}
        </span>
        <IconButton
          size="small"
          label={isOpen ? t.hidePinnedMessages() : t.showPinnedMessages()}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
      </div>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        <ul css={list} tabIndex={0} aria-label={t.allPinnedMessages()}>
          {pins.map((message) => (
            <li key={message.id} css={entry}>
              <div>
                <span css={by}>{message.username}</span>
                <MessageBody message={message} viewerName={viewerName} />
              </div>
              {isStaff && (
                <IconButton
                  size="small"
                  label={t.unpinTheMessageOfUsername({ username: message.username })}
                  onClick={() => onUnpin(message)}
                >
                  <PinOff aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
