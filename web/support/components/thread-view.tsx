import type { ReactNode } from 'react';
import { MESSAGE_MAX, ticketReply } from '../../../domain/support/support.schemas.ts';
import { useForm, type Sending } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { TicketThread } from '../../parts/ticket-thread.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { TicketFieldsFragment } from '../operations/__generated__/ticket.gql.ts';
import { TICKET_WORDS } from '../ticket-words.ts';
import * as t from '../__generated__/messages.ts';

const NAMES = { PERSON: t.you(), STAFF: t.gauntletSupport(), NOTE: t.gauntletSupport() } as const;

interface ThreadViewProps {
  readonly ticket: TicketFieldsFragment;
  readonly sending: Sending;
  /** Answers whether it was sent. */
  readonly onReply: (message: string) => Promise<boolean>;
  /** Below the words of an answer. */
  readonly children?: ReactNode;
}

/** A request with all answers, and a place to write on. */
export function ThreadView({ ticket, sending, onReply, children }: ThreadViewProps) {
  const form = useForm({
    schema: ticketReply,
    initial: { message: '' },
    words: { message: t.writeSomethingFirst() },
    sending,
    send: async ({ message }) => {
      if (await onReply(message)) form.reset();
    },
  });
  const { word, tone } = TICKET_WORDS[ticket.status];
  return (
    <Stack gap={5}>
      <Panel title={ticket.subject} aside={<Badge tone={tone}>{word}</Badge>}>
        <TicketThread messages={ticket.messages} nameOf={({ voice }) => NAMES[voice]} />
      </Panel>
      <Panel title={ticket.status === 'SOLVED' ? t.somethingIsStillOpen() : t.writeOn()}>
        <Form {...form.wires} gap={4}>
          <TextArea label={t.message()} rows={4} required maxLength={MESSAGE_MAX} {...form.field('message')} />
          {children}
          <Failed failure={form.notice} />
          <Row>
            <Button type="submit" variant="primary" busy={form.isSending}>
              {t.send()}
            </Button>
          </Row>
        </Form>
      </Panel>
    </Stack>
  );
}
