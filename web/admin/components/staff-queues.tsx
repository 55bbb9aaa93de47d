import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { MINUTE } from '../../../domain/shared/time.ts';
import { formatCount } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { DECIDER_WORDS, QUEUE_WORDS } from '../dashboard-words.ts';
import { StaffActivityChangedDocument, StaffQueuesDocument } from '../operations/__generated__/dashboard.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What waits for whom, and since when. */
export function StaffQueues() {
  const query = useQuery(StaffQueuesDocument, { fetchPolicy: 'cache-and-network', pollInterval: MINUTE });
  useLiveRefresh(StaffActivityChangedDocument, () => void query.refetch().catch(() => undefined));
  const waiting = query.data?.staffQueues.filter(({ count }) => count > 0);
  return (
    <Panel title={t.whatWaits()}>
      <Loaded
        query={{ ...query, data: waiting }}
        what={t.whatWaitsToLoad()}
        skeleton={[5, 56]}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title={t.nothingWaits()}>{t.everyCaseReportAndRequestHasBeen()}</EmptyState>}
      >
        {(queues) => (
          <DeskList opensOnly>
            <List label={t.whatWaits()}>
              {queues.map(({ kind, decidedBy, count, oldestAt }) => (
                <ListRow
                  key={kind}
                  link={<Link to={QUEUE_WORDS[kind].to} />}
                  title={QUEUE_WORDS[kind].label}
                  detail={
                    <>
                      {DECIDER_WORDS[decidedBy]}
                      {oldestAt !== null && (
                        <> · {t.theOldestCameAgo({ time: <RelativeTime at={oldestAt} now={serverNow} /> })}</>
                      )}
                    </>
                  }
                  trailing={<Badge>{formatCount(count)}</Badge>}
                />
              ))}
            </List>
          </DeskList>
        )}
      </Loaded>
    </Panel>
  );
}
