import { useApolloClient } from '@apollo/client/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import {
  SupportDeskChangedDocument,
  type StaffTicketRowFragment,
  TicketByNumberDocument,
  TicketQueueDocument,
} from '../operations/__generated__/ticket.gql.ts';
import { STAFF_TICKET_WORDS, TICKET_STAGES } from './staff-ticket-words.ts';
import { TICKETS_OF, chosenOf } from '../../desk/tickets-of.ts';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 25;

interface TicketQueueProps {
  readonly onOpen: (ticketId: string) => void;
}

/** Tickets of one status: those of creators and VIPs first, of these the oldest. */
export function TicketQueue({ onOpen }: TicketQueueProps) {
  const [params, change] = useAddress();
  const stage = chosenOf(TICKET_STAGES, params.get('status'));
  const whose = chosenOf(TICKETS_OF, params.get('of'));
  const read = useLivePages(TicketQueueDocument, 'ticketQueue', {
    variables: { status: stage.status, of: whose.of },
    first: PAGE,
    live: SupportDeskChangedDocument,
  });
  const columns: readonly Column<StaffTicketRowFragment>[] = [
    { key: 'number', header: t.number(), cell: ({ number }) => <span css={{ whiteSpace: 'nowrap' }}>{number}</span> },
    {
      key: 'subject',
      phone: 'line',
      header: t.subject(),
      plain: true,
      cell: ({ subject, isFirst }) => (
        <Row gap={2}>
          <span css={{ overflowWrap: 'anywhere' }}>{subject}</span>
          {isFirst && <Badge tone="coin">{t.priority()}</Badge>}
        </Row>
      ),
    },
    {
      key: 'from',
      header: t.from(),
      cell: ({ username, firstName, lastName }) => username ?? `${firstName} ${lastName}`,
    },
    {
      key: 'status',
      header: t.status(),
      cell: ({ status }) => <Badge tone={STAFF_TICKET_WORDS[status].tone}>{STAFF_TICKET_WORDS[status].word}</Badge>,
    },
    { key: 'assignee', header: t.assignedTo(), cell: ({ assigneeName }) => assigneeName ?? t.nobodyYet() },
    {
      key: 'changed',
      phone: 'line',
      plain: true,
      header: t.changed(),
      cell: ({ changedAt }) => <RelativeTime at={changedAt} now={serverNow} />,
    },
    {
      key: 'open',
      header: t.actions(),
      hideHeader: true,
      align: 'end',
      cell: ({ id, number }) => (
        <Button size="small" aria-label={t.openNumber({ number })} onClick={() => onOpen(id)}>
          {t.open({ sense: 'act' })}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      <Row gap={4} align="flex-end">
        <div css={{ minWidth: 200 }}>
          <Select
            label={t.status()}
            options={TICKET_STAGES}
            value={stage.value}
            onChange={({ target }) => change({ status: target.value })}
          />
        </div>
        <div css={{ minWidth: 180 }}>
          <Select
            label={t.assignedTo()}
            options={TICKETS_OF}
            value={whose.value}
            onChange={({ target }) => change({ of: target.value })}
          />
        </div>
        <NumberSearch onOpen={onOpen} />
        <SavedViews table="tickets" />
      </Row>
      <PagedList
        read={read}
        what={t.ticketsToLoad()}
        skeleton={[5, 56]}
        empty={
          <EmptyState title={t.noTickets()}>
            {stage.status === 'OPEN' ? t.everybodyHasAnAnswer() : t.chooseAnotherStatusAbove()}
          </EmptyState>
        }
      >
        {(tickets) => (
          <DeskList>
            <Table caption={t.tickets()} columns={columns} items={tickets} itemKey={({ id }) => id} />
          </DeskList>
        )}
      </PagedList>
    </Stack>
  );
}

/** Opens the ticket of a number that somebody names. */
function NumberSearch({ onOpen }: TicketQueueProps) {
  const client = useApolloClient();
  const [missing, setMissing] = useState<string | null>(null);
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) => ({
      number: number !== '' && number === missing ? t.noTicketHasThisNumber() : null,
    }),
    send: async ({ number }) => {
      const { data } = await client
        .query({ query: TicketByNumberDocument, variables: { number }, fetchPolicy: 'no-cache' })
        .catch(() => ({ data: undefined }));
      const id = data?.ticketByNumber?.id;
      if (id === undefined) setMissing(number);
      else onOpen(id);
    },
  });
  return (
    <Form {...form.wires} gap={2}>
      <TextField
        type="search"
        label={t.ticketNumber()}
        placeholder="0000-0000-0000"
        prefix={<Search />}
        {...form.field('number')}
      />
    </Form>
  );
}
