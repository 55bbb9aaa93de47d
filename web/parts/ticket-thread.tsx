import { css } from '@emotion/react';
import { Paperclip } from 'lucide-react';
import { serverNow } from '../live/server-clock.ts';
import type { TicketVoice } from '../data/__generated__/schema-types.ts';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { RelativeTime } from '../ui/figure/relative-time.tsx';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

interface Message {
  readonly id: string;
  readonly voice: TicketVoice;
  readonly words: string;
  readonly at: number;
  readonly files: readonly { readonly id: string; readonly contentType: string; readonly url: string }[];
}

interface TicketThreadProps<M extends Message> {
  readonly messages: readonly M[];
  /** Who said it, as it is shown. */
  readonly nameOf: (message: M) => string;
}

const message = css({
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-1)',
  '&[data-voice="STAFF"]': { background: 'var(--bg-2)', borderInlineStart: '3px solid var(--ember)' },
  '&[data-voice="NOTE"]': { borderStyle: 'dashed', borderColor: 'var(--warn)' },
});
const said = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 });

/** What was said in a request, in its order. */
export function TicketThread<M extends Message>({ messages, nameOf }: TicketThreadProps<M>) {
  return (
    <Stack as="ol" gap={3} aria-label={t.messages()}>
      {messages.map((one) => (
        <li key={one.id} css={message} data-voice={one.voice}>
          <Stack gap={2}>
            <Text size={14} tone="dim">
              <strong>{nameOf(one)}</strong> · <RelativeTime at={one.at} now={serverNow} />
            </Text>
            <div css={said}>{one.words}</div>
            {one.files.length > 0 && (
              <Row gap={3}>
                {one.files.map(({ id, contentType, url }, index) => (
                  <a key={id} href={url} download css={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
                    <Paperclip size={16} aria-hidden />{' '}
                    {contentType === 'application/pdf'
                      ? t.filePDF({ number: index + 1 })
                      : t.filePicture({ number: index + 1 })}
                  </a>
                ))}
              </Row>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
