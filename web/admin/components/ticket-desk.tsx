import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
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
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { HandleTicketDocument } from '../operations/__generated__/handle-ticket.gql.ts';
import { StaffTicketDocument } from '../operations/__generated__/staff-ticket.gql.ts';
import type { StaffTicketFieldsFragment } from '../operations/__generated__/staff-ticket-fields.gql.ts';
import { SupportDeskChangedDocument } from '../operations/__generated__/support-desk-changed.gql.ts';
import { STAFF_TICKET_WORDS } from '../ticket-words.ts';

type Ticket = StaffTicketFieldsFragment;

/** One ticket: who asks, all that was said with the notes, and what can be done. */
export function TicketDesk({ ticketId }: { readonly ticketId: string }) {
  const query = useQuery(StaffTicketDocument, { variables: { id: ticketId }, fetchPolicy: 'cache-and-network' });
  useLiveRefresh(SupportDeskChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Loaded query={query} what="the ticket" skeleton={[3, 120]}>
      {({ staffTicket }) => (
        <Stack gap={5}>
          <Person ticket={staffTicket} />
          <TicketThread
            messages={staffTicket.messages}
            nameOf={({ voice, byName }) =>
              voice === 'PERSON'
                ? (staffTicket.username ?? `${staffTicket.firstName} ${staffTicket.lastName}`)
                : `${byName ?? 'Staff'}${voice === 'NOTE' ? ' · internal note' : ''}`
            }
          />
          {staffTicket.isOwn ? (
            <Notice tone="warn">This is your own request: a colleague answers it.</Notice>
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
          {isFirst && <Badge tone="coin">Priority</Badge>}
          <Badge tone={STAFF_TICKET_WORDS[status].tone}>{STAFF_TICKET_WORDS[status].word}</Badge>
        </Row>
      }
    >
      <DescriptionList
        items={[
          { term: 'Number', detail: ticket.number },
          { term: 'Name', detail: `${ticket.firstName} ${ticket.lastName}` },
          {
            term: 'Account',
            detail:
              userId === null ? 'Visitor without an account' : <Link to={adminAccountPath(userId)}>{username}</Link>,
          },
          { term: 'Written', detail: <RelativeTime at={ticket.createdAt} now={serverNow} /> },
          { term: 'Assigned to', detail: ticket.assigneeName ?? 'nobody yet' },
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
    check: ({ words }) => ({ words: words.trim() === '' ? 'Write something first.' : null }),
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
    <Panel title="Answer">
      <Form {...form.wires} gap={4}>
        <TextArea
          label="Words"
          hint="An answer goes out by e-mail and stands on the page of the request; a note is seen by staff alone."
          rows={5}
          maxLength={MESSAGE_MAX}
          {...form.field('words')}
        />
        <Failed failure={form.notice} />
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={busy('ANSWER')}>
            Send Answer
          </Button>
          <Button disabled={words.trim() === ''} busy={busy('NOTE')} onClick={() => void say('NOTE')}>
            Add Note
          </Button>
          {isSolved ? (
            <Button busy={busy('REOPEN')} onClick={() => void act('REOPEN')}>
              Reopen
            </Button>
          ) : (
            <Button busy={busy('SOLVE')} onClick={() => void say('SOLVE')}>
              {words.trim() === '' ? 'Close as Solved' : 'Answer and Close'}
            </Button>
          )}
          {isMine ? (
            <Button variant="ghost" busy={busy('RELEASE')} onClick={() => void act('RELEASE')}>
              Release
            </Button>
          ) : (
            <Button variant="ghost" busy={busy('TAKE')} onClick={() => void act('TAKE')}>
              Assign to Me
            </Button>
          )}
        </Row>
      </Form>
    </Panel>
  );
}
