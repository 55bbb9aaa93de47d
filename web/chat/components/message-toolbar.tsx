import { css } from '@emotion/react';
import { Ellipsis, Pin, PinOff, SmilePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { REACTIONS } from '../../../domain/chat/reactions.ts';
import { DropdownItem, DropdownMenu } from '../../ui/overlay/dropdown-menu.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { below } from '../../ui/tokens.ts';
import type { Message } from '../talk.ts';
import * as t from '../__generated__/messages.ts';

const bar = css({
  position: 'absolute',
  top: -14,
  insetInlineEnd: 'var(--space-2)',
  zIndex: 1,
  display: 'flex',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  boxShadow: 'var(--shadow-float)',
  '& button': { minHeight: 30 },
  [below.medium]: { top: -22, '& button': { minHeight: 'var(--target-touch)' } },
});

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)', justifyContent: 'center' });
const face = css({ fontSize: 'var(--size-20)', lineHeight: 1 });

export interface ToolbarProps {
  readonly message: Message;
  readonly isOwn: boolean;
  readonly isStaff: boolean;
  /** Keeps order where the message stands. */
  readonly isHost: boolean;
  readonly onReact: (message: Message, emoji: string) => void;
  readonly onPin: (message: Message) => void;
  readonly onDelete: (message: Message) => void;
  readonly onBlock: (message: Message) => void;
  readonly onReport: (message: Message) => void;
  /** Missing where nobody is muted: in the channels of the global chat, and for whoever keeps no order. */
  readonly onMute?: ((message: Message) => void) | undefined;
  /** While a menu of it is open the bar must stay. */
  readonly onHold: (isHeld: boolean) => void;
}

/** What can be done with a message (GC-05, GC-07). */
export function MessageToolbar({ message, isOwn, isStaff, isHost, ...on }: ToolbarProps) {
  const [isPicking, setPicking] = useState(false);
  const pick = (isOpen: boolean): void => {
    setPicking(isOpen);
    on.onHold(isOpen);
  };
  const { username } = message;
  return (
    <div css={bar} role="group" aria-label={t.actionsForTheMessageOfUsername({ username })}>
      <Popover
        label={t.chooseAReaction()}
        width={232}
        open={isPicking}
        onOpenChange={pick}
        trigger={
          <IconButton label={t.addReaction()} size="small">
            <SmilePlus aria-hidden />
          </IconButton>
        }
      >
        <div css={choices}>
          {REACTIONS.map((emoji) => (
            <IconButton
              key={emoji}
              label={t.reactWithEmoji({ emoji })}
              onClick={() => {
                on.onReact(message, emoji);
                pick(false);
              }}
            >
              <span css={face} aria-hidden="true">
                {emoji}
              </span>
            </IconButton>
          ))}
        </div>
      </Popover>
      {isStaff && (
        <IconButton
          label={message.isPinned ? t.unpinMessage() : t.pinMessage()}
          size="small"
          onClick={() => on.onPin(message)}
        >
          {message.isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        </IconButton>
      )}
      {(isOwn || isStaff || isHost) && (
        <IconButton label={t.deleteMessage()} size="small" onClick={() => on.onDelete(message)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      {!isOwn && (
        <DropdownMenu
          onOpenChange={on.onHold}
          trigger={
            <IconButton label={t.moreAboutUsername({ username })} size="small">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <DropdownItem onSelect={() => on.onReport(message)}>{t.reportUsername({ username })}</DropdownItem>
          {on.onMute && !message.isAdmin && (
            <DropdownItem onSelect={() => on.onMute?.(message)}>{t.muteUsernameHere({ username })}</DropdownItem>
          )}
          <DropdownItem danger onSelect={() => on.onBlock(message)}>
            {t.blockUsername({ username })}
          </DropdownItem>
        </DropdownMenu>
      )}
    </div>
  );
}
