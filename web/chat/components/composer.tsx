import { css } from '@emotion/react';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MESSAGE_MAX } from '../../../domain/chat/message-text.ts';
import {
  type SlashCommand,
  commandsFor,
  isMarkerCommand,
  isWholeCommand,
} from '../../../domain/chat/slash-commands.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { control } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { appealFailure, postingFailure } from '../chat-words.ts';
import { useMessageDraft } from '../hooks/use-message-draft.ts';
import { AppealBlockedMessageDocument } from '../operations/__generated__/blocked-message.gql.ts';
import { PostChatMessageDocument } from '../operations/__generated__/chat.gql.ts';
import type { Message } from '../talk.ts';
import { SlashMenu, optionId } from './slash-menu.tsx';
import * as t from '../__generated__/messages.ts';

const form = css({
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'flex-end',
  padding: 'var(--space-2) var(--space-3) var(--space-3)',
});
const area = css({
  flex: 1,
  minHeight: 40,
  maxHeight: 140,
  padding: 'var(--space-2) var(--space-3)',
  lineHeight: 1.5,
  resize: 'none',
  fieldSizing: 'content',
});
const counter = css({
  paddingBlockEnd: 'var(--space-2)',
  fontSize: 'var(--size-12)',
  color: 'var(--text-dim)',
  '&[data-over]': { color: 'var(--loss)' },
});
/** Characters that are left, from where they are counted for all to see. */
const NEARLY_FULL = 50;
const quick = css({ padding: 'var(--space-2) var(--space-3) 0' });
const receipt = css({ padding: '0 var(--space-3)' });

interface ComposerProps {
  readonly viewerId: string;
  readonly channelId: string;
  readonly channelName: string;
  readonly hasCommands: boolean;
  /** Whether the viewer may keep moments of what is shown here. */
  readonly mayMark: boolean;
  /** What is said by one tap. */
  readonly lines?: readonly string[];
  readonly onPosted: (message: Message) => void;
  readonly onReported: (username: string) => void;
}

const NO_LINES: readonly string[] = [];

/** Where a message is written: Enter sends, Shift+Enter breaks the line; what was refused stays (GC-09 to GC-11). */
export function Composer({
  viewerId,
  channelId,
  channelName,
  hasCommands,
  mayMark,
  lines = NO_LINES,
  onPosted,
  onReported,
}: ComposerProps) {
  const menuId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  /** What was posted last, as it was written. */
  const sent = useRef('');
  const [text, setText] = useMessageDraft(viewerId, channelId);
  const [active, setActive] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const changes = mayMark && isMarkerCommand(text) ? ['ReadStream'] : [];
  const posting = useAction(PostChatMessageDocument, { fetchPolicy: 'no-cache', changes });

  const appeal = useAction(AppealBlockedMessageDocument, { fetchPolicy: 'no-cache' });
  const toast = useToast();
  const blockedId = posting.failure?.data['blockedId'];

  const commands = hasCommands && !isDismissed ? commandsFor(text, mayMark) : [];
  const chosen = commands[active] ?? commands[0];
  const isBlank = text.trim() === '';
  const left = MESSAGE_MAX - text.trim().length;

  const write = (next: string): void => {
    setText(next);
    setActive(0);
    setDismissed(false);
  };
  const complete = ({ name }: SlashCommand): void => {
    write(`${name} `);
    input.current?.focus();
  };

  const dismiss = (): void => {
    posting.reset();
    appeal.reset();
  };
  /** Staff post it where they let it through: it is not to be sent once more. */
  const ask = async (id: string): Promise<void> => {
    if (!(await appeal.run({ id }))) return;
    dismiss();
    if (text === sent.current) write('');
    input.current?.focus();
    toast({ title: t.staffWillLookAtYourMessage(), description: t.youAreToldWhatTheyDecide(), tone: 'win' });
  };

  /** Answers whether it went through. */
  const post = async (said: string): Promise<boolean> => {
    appeal.reset();
    sent.current = said;
    const posted = (await posting.run({ input: { channelId, text: said } }))?.postChatMessage;
    if (!posted) return false;
    if (posted.message) onPosted(posted.message);
    if (posted.reported) onReported(posted.reported.username);
    if (posted.markerId !== null) toast({ title: t.thisMomentIsMarked() });
    return true;
  };

  const send = async (): Promise<void> => {
    if (isBlank || left < 0) return;
    const isPosted = await post(text);
    input.current?.focus();
    if (isPosted) write('');
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (chosen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : commands.length - 1;
      setActive((commands.indexOf(chosen) + step) % commands.length);
    } else if (chosen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setDismissed(true);
    } else if (chosen && (event.key === 'Tab' || (event.key === 'Enter' && !isWholeCommand(text))) && !event.shiftKey) {
      if (event.key === 'Tab' && isWholeCommand(text)) return;
      event.preventDefault();
      complete(chosen);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <div>
      {posting.failure && (
        <div css={receipt} role="alert">
          <Notice
            tone="warn"
            action={
              <Row gap={2}>
                {blockedId !== undefined && (
                  <Button size="small" busy={appeal.isRunning} onClick={() => void ask(String(blockedId))}>
                    {t.askStaffToLook()}
                  </Button>
                )}
                <Button size="small" variant="ghost" onClick={dismiss}>
                  {t.dismiss({ sense: 'notice' })}
                </Button>
              </Row>
            }
          >
            {postingFailure(posting.failure)}
            {appeal.failure && <div>{appealFailure(appeal.failure)}</div>}
          </Notice>
        </div>
      )}
      {lines.length > 0 && (
        <Row gap={2} css={quick} role="group" aria-label={t.sayByOneTap()}>
          {lines.map((line) => (
            <Button key={line} size="small" disabled={posting.isRunning} onClick={() => void post(line)}>
              {line}
            </Button>
          ))}
        </Row>
      )}
      <Form css={form} gap={2} onSubmit={send}>
        {chosen && <SlashMenu id={menuId} commands={commands} active={commands.indexOf(chosen)} onChoose={complete} />}
        <textarea
          ref={input}
          css={[control, area]}
          rows={1}
          aria-label={t.messageTo({ channelName })}
          placeholder={t.messageTo({ channelName })}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={left < 0 || undefined}
          aria-autocomplete={hasCommands ? 'list' : undefined}
          aria-controls={chosen && menuId}
          aria-activedescendant={chosen && optionId(menuId, chosen.name)}
        />
        <IconButton
          label={t.sendMessage()}
          variant="primary"
          type="submit"
          disabled={isBlank || left < 0}
          busy={posting.isRunning}
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </Form>
      {left < NEARLY_FULL && (
        <p css={[receipt, counter]} role="status" data-over={left < 0 || undefined}>
          {left < 0 ? t.charactersTooMany({ count: -left }) : t.charactersLeft({ count: left })}
        </p>
      )}
    </div>
  );
}
