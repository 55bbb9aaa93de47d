import { EVENTS_KEPT } from '../../../domain/platform/account-log.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { usePages } from '../../data/use-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { LatestEventsDocument, type LatestEventsQuery } from '../operations/__generated__/event.gql.ts';
import { TYPE_LABELS, typesOf } from '../webhook-words.ts';
import { SentText } from './sent-text.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;
const DAYS_KEPT = EVENTS_KEPT / DAY;

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
      title={t.eventLog()}
      description={t.whatHappenedToYourAccountNewestFirst({ days: DAYS_KEPT })}
      {...(upTo !== null && {
        footer: (
          <Button variant="ghost" onClick={onLatest}>
            {t.showTheLatest()}
          </Button>
        ),
      })}
    >
      <PagedList
        read={read}
        what={t.yourEventLog()}
        skeleton={[3, 56]}
        moreLabel={t.showEarlier()}
        empty={
          <EmptyState title={t.nothingHasHappenedYet()}>{t.battlesBetsAndPayoutsStand({ days: DAYS_KEPT })}</EmptyState>
        }
      >
        {(rows) => (
          <List label={t.events()}>
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
  const words = typesOf([type]).map((one) => TYPE_LABELS[one]);
  return (
    <ListRow
      title={t.eventNumber({ seq })}
      detail={
        <Stack gap={2}>
          <span>
            {words} · <RelativeTime at={at} now={serverNow} />
          </span>
          <details>
            <summary aria-label={t.detailsOfEventSeq({ seq })}>{t.details()}</summary>
            <SentText>{body}</SentText>
          </details>
        </Stack>
      }
    />
  );
}
