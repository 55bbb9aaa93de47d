import { EVENTS_KEPT } from '../../../domain/platform/account-log.ts';
import { WEBHOOK_WORDS } from '../../../domain/platform/webhook.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { LatestEventsDocument, type LatestEventsQuery } from '../operations/__generated__/latest-events.gql.ts';
import { typesOf } from '../webhook-words.ts';
import { SentText } from './sent-text.tsx';

const PAGE = 20;
const KEPT = `${EVENTS_KEPT / DAY} days`;

interface EventLogDialogProps {
  /** The number of the event that is shown first; null for the latest. */
  readonly upTo: number | null;
  readonly onLatest: () => void;
  readonly onClose: () => void;
}

/** What happened to the account, as its programs are told it. */
export function EventLogDialog({ upTo, onLatest, onClose }: EventLogDialogProps) {
  const read = usePages(LatestEventsDocument, 'latestEvents', { variables: { upTo }, first: PAGE });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Event log"
      description={`What happened to your account, newest first. It is kept for ${KEPT}, and your programs catch up from it.`}
      {...(upTo !== null && {
        footer: (
          <Button variant="ghost" onClick={onLatest}>
            Show the Latest
          </Button>
        ),
      })}
    >
      <PagedList
        read={read}
        what="your event log"
        skeleton={[3, 56]}
        moreLabel="Show Earlier"
        empty={
          <EmptyState title="Nothing has happened yet">
            Battles, bets and payouts stand here from your first key, webhook or connected application on, for {KEPT}.
          </EmptyState>
        }
      >
        {(rows) => (
          <List label="Events">
            {rows.map((event) => (
              <EventRow key={event.seq} event={event} />
            ))}
          </List>
        )}
      </PagedList>
    </Dialog>
  );
}

type EventNode = LatestEventsQuery['latestEvents']['edges'][number]['node'];

function EventRow({ event: { seq, type, at, body } }: { readonly event: EventNode }) {
  const words = typesOf([type]).map((one) => WEBHOOK_WORDS[one]);
  return (
    <ListRow
      title={`Event ${seq}`}
      detail={
        <Stack gap={2}>
          <span>
            {words} · <RelativeTime at={at} now={serverNow} />
          </span>
          <details>
            <summary aria-label={`Details of event ${seq}`}>Details</summary>
            <SentText>{body}</SentText>
          </details>
        </Stack>
      }
    />
  );
}
