import { Link } from 'react-router-dom';
import { ticketPath } from '../../../domain/support/support.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MyTicketsDocument } from '../operations/__generated__/ticket.gql.ts';
import { TICKET_WORDS } from '../ticket-words.ts';
import * as t from '../__generated__/messages.ts';

/** What the player has asked, newest first. */
export function OwnTickets() {
  const read = usePages(MyTicketsDocument, 'myTickets', { variables: {}, first: 10 });
  return (
    <Panel title={t.yourRequests()}>
      <PagedList
        read={read}
        what={t.yourRequestsToLoad()}
        skeleton={[2, 56]}
        empty={<EmptyState title={t.noRequestsYet()}>{t.whatYouAskUsIsListed()}</EmptyState>}
      >
        {(tickets) => (
          <Stack as="ul" gap={3}>
            {tickets.map(({ id, number, subject, status, changedAt }) => (
              <Row as="li" key={id} justify="space-between" gap={2}>
                <div css={{ minWidth: 0 }}>
                  <Link to={ticketPath(id)} css={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                    {subject}
                  </Link>
                  <Text size={14} tone="dim">
                    {number} · <RelativeTime at={changedAt} now={serverNow} />
                  </Text>
                </div>
                <Badge tone={TICKET_WORDS[status].tone}>{TICKET_WORDS[status].word}</Badge>
              </Row>
            ))}
          </Stack>
        )}
      </PagedList>
    </Panel>
  );
}
