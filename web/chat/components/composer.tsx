import { css } from '@emotion/react';
import { useApolloClient } from '@apollo/client/react';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { MESSAGE_MAX } from '../../../domain/chat/message-text.ts';
import { type SlashCommand, commandsFor, isWholeCommand } from '../../../domain/chat/slash-commands.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { useIntention } from '../../data/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { control } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { postingFailure } from '../chat-words.ts';
import { PostChatMessageDocument } from '../operations/__generated__/post-chat-message.gql.ts';
import type { Message } from '../talk.ts';
import { SlashMenu, optionId } from './slash-menu.tsx';

const form = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'var(--space-2)',
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
const receipt = css({ padding: '0 var(--space-3)' });

interface ComposerProps {
  readonly channelId: string;
  readonly channelName: string;
  readonly hasCommands: boolean;
  readonly onPosted: (message: Message) => void;
  readonly onReported: (username: string) => void;
}

/** Where a message is written: Enter sends, Shift+Enter breaks the line; what was refused stays (GC-09 to GC-11). */
export function Composer({ channelId, channelName, hasCommands, onPosted, onReported }: ComposerProps) {
  const client = useApolloClient();
  const intention = useIntention();
  const menuId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const commands = hasCommands && !isDismissed ? commandsFor(text) : [];
  const chosen = commands[active] ?? commands[0];
  const isBlank = text.trim() === '';

  const write = (next: string): void => {
    setText(next);
    setActive(0);
    setDismissed(false);
  };
  const complete = ({ name }: SlashCommand): void => {
    write(`${name} `);
    input.current?.focus();
  };

  const send = async (): Promise<void> => {
    if (isBlank || isSending) return;
    setSending(true);
    setFailure(null);
    const variables = { input: { channelId, text } };
    try {
      const { data } = await client.mutate({
        mutation: PostChatMessageDocument,
        variables,
        context: { idempotencyKey: intention.keyFor(variables) },
        fetchPolicy: 'no-cache',
      });
      intention.settled();
      write('');
      const posted = data?.postChatMessage;
      if (posted?.message) onPosted(posted.message);
      if (posted?.reported) onReported(posted.reported.username);
    } catch (cause) {
      const refused = failureOf(cause);
      // The next attempt with the same words is a new one; only an answer that was lost is asked for again.
      if (refused.code !== 'NETWORK') intention.settled();
      setFailure(refused);
    } finally {
      setSending(false);
      input.current?.focus();
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
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
      {failure && (
        <div css={receipt} role="alert">
          <Notice
            tone="warn"
            action={
              <Button size="small" variant="ghost" onClick={() => setFailure(null)}>
                Dismiss
              </Button>
            }
          >
            {postingFailure(failure)}
          </Notice>
        </div>
      )}
      <form css={form} onSubmit={submit}>
        {chosen && <SlashMenu id={menuId} commands={commands} active={commands.indexOf(chosen)} onChoose={complete} />}
        <textarea
          ref={input}
          css={[control, area]}
          rows={1}
          aria-label={`Message ${channelName}`}
          placeholder={`Message ${channelName}`}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          aria-autocomplete={hasCommands ? 'list' : undefined}
          aria-controls={chosen && menuId}
          aria-activedescendant={chosen && optionId(menuId, chosen.name)}
        />
        <IconButton label="Send message" variant="primary" type="submit" disabled={isBlank} busy={isSending}>
          <SendHorizontal aria-hidden />
        </IconButton>
        {text.length > MESSAGE_MAX - 50 && (
          <VisuallyHidden>
            <span role="status">{MESSAGE_MAX - text.length} characters left</span>
          </VisuallyHidden>
        )}
      </form>
    </div>
  );
}
