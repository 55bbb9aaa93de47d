import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { clipPath } from '../../../domain/streams/streams.paths.ts';
import { REPORT_TYPE_WORDS } from '../../format/report-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { AccountReportsDocument } from '../operations/__generated__/moderation.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What others have reported of the player. */
export function AccountReports({ accountId }: { readonly accountId: string }) {
  const query = useQuery(AccountReportsDocument, { variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={{ ...query, data: query.data?.accountReports }}
      what={t.theReports()}
      skeleton={[2, 56]}
      isEmpty={({ length }) => length === 0}
      empty={<EmptyState title={t.nobodyHasReportedThisPlayer()} />}
    >
      {(reports) => (
        <List label={t.reports({ sense: 'players' })}>
          {reports.map(({ id, reportedBy, reportType, description, evidence, clipId, timestamp, status }) => (
            <ListRow
              key={id}
              title={
                description === ''
                  ? REPORT_TYPE_WORDS[reportType.toLowerCase() as Lowercase<typeof reportType>]
                  : description
              }
              detail={
                <>
                  {clipId !== null && (
                    <>
                      <Link to={clipPath(clipId)}>{t.theClip()}</Link> ·{' '}
                    </>
                  )}
                  {evidence !== null && evidence !== '' && `“${evidence}” · `}
                  {reportedBy.username} · {t.reportState({ state: status })}
                </>
              }
              trailing={<RelativeTime at={timestamp} now={serverNow} />}
            />
          ))}
        </List>
      )}
    </Loaded>
  );
}
