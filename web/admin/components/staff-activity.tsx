import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { activityPath, activityWords } from '../dashboard-words.ts';
import { StaffActivityChangedDocument, StaffActivityDocument } from '../operations/__generated__/dashboard.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What happened last at the desks, newest first, as it happens. */
export function StaffActivity() {
  const query = useQuery(StaffActivityDocument, { fetchPolicy: 'cache-and-network' });
  useLiveRefresh(StaffActivityChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Panel title={t.liveActivity()}>
      <Loaded
        query={{ ...query, data: query.data?.staffActivity }}
        what={t.theActivity()}
        skeleton={[5, 56]}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title={t.nothingHasHappenedYet()}>{t.casesReportsRequestsAndAlertsShowUp()}</EmptyState>}
      >
        {(rows) => (
          <DeskList opensOnly>
            <List label={t.liveActivity()}>
              {rows.map((row) => (
                <ListRow
                  key={row.id}
                  link={<Link to={activityPath(row)} />}
                  title={activityWords(row)}
                  detail={<RelativeTime at={row.at} now={serverNow} />}
                />
              ))}
            </List>
          </DeskList>
        )}
      </Loaded>
    </Panel>
  );
}
