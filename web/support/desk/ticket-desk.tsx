import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { MESSAGE_MAX } from '../../../domain/support/support.schemas.ts';
import type { TicketAction } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { TicketThread } from '../../parts/ticket-thread.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import {
  HandleTicketDocument,
  StaffTicketDocument,
  type StaffTicketFieldsFragment,
  SupportDeskChangedDocument,
} from '../operations/__generated__/ticket.gql.ts';
import { STAFF_TICKET_WORDS } from './staff-ticket-words.ts';
import * as t from '../__generated__/messages.ts';

type Ticket = StaffTicketFieldsFragment;

/** One ticket: who asks, all that was said with the notes, and what can be done. */
export function TicketDesk({ ticketId }: { readonly ticketId: string }) {
  const query = useQuery(StaffTicketDocument, { variables: { id: ticketId }, fetchPolicy: 'cache-and-network' });
  useLiveRefresh(SupportDeskChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Loaded query={query} what={t.theTicket()} skeleton={[3, 120]}>
      {({ staffTicket }) => (
        <Stack gap={5}>
          <Person ticket={staffTicket} />
          <TicketThread
            messages={staffTicket.messages}
            nameOf={({ voice, byName }) =>
              voice === 'PERSON'
                ? (staffTicket.username ?? `${staffTicket.firstName} ${staffTicket.lastName}`)
                : voice === 'NOTE'
                  ? t.internalNoteOf({ name: byName ?? t.staff() })
                  : (byName ?? t.staff())
            }
          />
          {staffTicket.isOwn ? (
            <Notice tone="warn">{t.thisIsYourOwnRequestAColleague()}</Notice>
          ) : (
            <Handling ticket={staffTicket} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function Person({ ticket }: { readonly ticket: Ticket }) {
  const { userId, username, status, isFirst } = ticket;
  return (
    <Panel
      title={ticket.subject}
      aside={
        <Row gap={2}>
          {isFirst && <Badge tone="coin">{t.priority()}</Badge>}
          <Badge tone={STAFF_TICKET_WORDS[status].tone}>{STAFF_TICKET_WORDS[status].word}</Badge>
        </Row>
      }
    >
      <DescriptionList
        items={[
          { term: t.number(), detail: ticket.number },
          { term: t.name(), detail: `${ticket.firstName} ${ticket.lastName}` },
          {
            term: t.account(),
            detail:
              userId === null ? t.visitorWithoutAnAccount() : <Link to={adminAccountPath(userId)}>{username}</Link>,
          },
          { term: t.written(), detail: <RelativeTime at={ticket.createdAt} now={serverNow} /> },
          { term: t.assignedTo(), detail: ticket.assigneeName ?? t.nobodyYet() },
        ]}
      />
    </Panel>
  );
}

function Handling({ ticket }: { readonly ticket: Ticket }) {
  const viewer = useViewer();
  const handle = useAction(HandleTicketDocument);
  const seenMessageId = ticket.messages.at(-1)?.id ?? '';
  const act = async (action: TicketAction, words = ''): Promise<boolean> =>
    (await handle.run({ input: { ticketId: ticket.id, action, words, seenMessageId } }, action)) !== null;
  const form = useForm({
    initial: { words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? t.writeSomethingFirst() : null }),
    sending: handle,
    send: async ({ words }) => {
      if (await act('ANSWER', words)) form.reset();
    },
  });
  const { words } = form.values;
  const say = async (action: TicketAction): Promise<void> => {
    if (await act(action, words)) form.reset();
  };
  const isMine = ticket.assigneeId === viewer?.id;
  const isSolved = ticket.status === 'SOLVED';
  const busy = (action: TicketAction): boolean => handle.runningId === action;
  return (
    <Panel title={t.answer()}>
      <Form {...form.wires} gap={4}>
        <TextArea
          label={t.words()}
          hint={t.anAnswerGoesOutByEMail()}
          rows={5}
          maxLength={MESSAGE_MAX}
          {...form.field('words')}
        />
        <Failed failure={form.notice} />
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={busy('ANSWER')}>
            {t.sendAnswer()}
          </Button>
          <Button disabled={words.trim() === ''} busy={busy('NOTE')} onClick={() => void say('NOTE')}>
            {t.addNote2()}
          </Button>
          {isSolved ? (
            <Button busy={busy('REOPEN')} onClick={() => void act('REOPEN')}>
              {t.reopen()}
            </Button>
          ) : (
            <Button busy={busy('SOLVE')} onClick={() => void say('SOLVE')}>
              {words.trim() === '' ? t.closeAsSolved() : t.answerAndClose()}
            </Button>
          )}
          {isMine ? (
            <Button variant="ghost" busy={busy('RELEASE')} onClick={() => void act('RELEASE')}>
              {t.release()}
            </Button>
          ) : (
            <Button variant="ghost" busy={busy('TAKE')} onClick={() => void act('TAKE')}>
              {t.assignToMe()}
            </Button>
          )}
        </Row>
      </Form>
    </Panel>
  );
}
