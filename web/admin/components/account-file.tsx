import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { clipPath } from '../../../domain/streams/streams.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { REPORT_TYPE_WORDS } from '../../format/report-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AccountAdjustmentsDocument } from '../operations/__generated__/account-adjustments.gql.ts';
import { AccountLimitsDocument, type AccountLimitsQuery } from '../operations/__generated__/account-limits.gql.ts';
import { AccountReportsDocument } from '../operations/__generated__/account-reports.gql.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { AccountSessionsDocument } from '../operations/__generated__/account-sessions.gql.ts';
import { AdjustmentList } from './adjustment-list.tsx';

const TIER_LABELS = { UNVERIFIED: 'Unverified', VERIFIED: 'Verified', VIP: 'VIP' } as const;

interface OfAccount {
  readonly accountId: string;
}

const isNone = (rows: readonly unknown[]): boolean => rows.length === 0;

/** Where the player is signed in. */
export function AccountSessions({ accountId }: OfAccount) {
  const query = useQuery(AccountSessionsDocument, { variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={{ ...query, data: query.data?.accountSessions }}
      what="the sessions"
      skeleton={[2, 56]}
      isEmpty={isNone}
      empty={<EmptyState title="Signed in nowhere" />}
    >
      {(sessions) => (
        <List label="Sessions">
          {sessions.map(({ id, device, lastUsedAt, since }) => (
            <ListRow
              key={id}
              title={device}
              detail={
                <>
                  Since <RelativeTime at={since} now={serverNow} />
                </>
              }
              trailing={<RelativeTime at={lastUsedAt} now={serverNow} />}
            />
          ))}
        </List>
      )}
    </Loaded>
  );
}

/** What others have reported of the player. */
export function AccountReports({ accountId }: OfAccount) {
  const query = useQuery(AccountReportsDocument, { variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={{ ...query, data: query.data?.accountReports }}
      what="the reports"
      skeleton={[2, 56]}
      isEmpty={isNone}
      empty={<EmptyState title="Nobody has reported this player" />}
    >
      {(reports) => (
        <List label="Reports">
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
                      <Link to={clipPath(clipId)}>The clip</Link> ·{' '}
                    </>
                  )}
                  {evidence !== null && evidence !== '' && `“${evidence}” · `}
                  {reportedBy.username} · {status.toLowerCase()}
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

type Used = AccountLimitsQuery['accountLimits']['stakeDay'];

const used = ({ usedCents, maxCents }: Used): string => `${formatCents(usedCents)} of ${formatCents(maxCents)}`;

/** What the tier allows, and how much of it is used. */
export function AccountLimits({ accountId }: OfAccount) {
  const query = useQuery(AccountLimitsDocument, { variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.accountLimits }} what="the limits" skeleton={[1, 220]}>
      {(limits) => (
        <DescriptionList
          items={[
            { term: 'Tier', detail: TIER_LABELS[limits.tier] },
            { term: 'Stakes today', detail: used(limits.stakeDay) },
            { term: 'Deposits today', detail: used(limits.depositDay) },
            { term: 'Deposits this month', detail: used(limits.depositMonth) },
            { term: 'Withdrawals today', detail: used(limits.withdrawalDay) },
            { term: 'Withdrawals this month', detail: used(limits.withdrawalMonth) },
          ]}
        />
      )}
    </Loaded>
  );
}

/** What administrators have set right on the account, or want to. */
export function AccountAdjustments({ account }: { readonly account: AccountRowFragment }) {
  const read = usePages(AccountAdjustmentsDocument, 'balanceAdjustments', {
    variables: { accountId: account.id },
    first: 20,
  });
  return (
    <PagedList
      read={read}
      what="the adjustments"
      skeleton={[2, 56]}
      empty={<EmptyState title="No adjustments">The balance of this account was never set right by hand.</EmptyState>}
    >
      {(rows) => <AdjustmentList label="Adjustments" adjustments={rows} />}
    </PagedList>
  );
}
