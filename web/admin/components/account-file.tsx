import { useQuery } from '@apollo/client/react';
import { usePages } from '../../data/use-pages.ts';
import { formatDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { AccountAdjustmentsDocument, AccountSessionsDocument } from '../operations/__generated__/account-file.gql.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-standing.gql.ts';
import { AdjustmentList } from './adjustment-list.tsx';
import * as t from '../__generated__/messages.ts';

interface OfAccount {
  readonly accountId: string;
}

const isNone = (rows: readonly unknown[]): boolean => rows.length === 0;

/** Where the player is signed in, and every browser from which the player has signed in. */
export function AccountSessions({ accountId }: OfAccount) {
  const query = useQuery(AccountSessionsDocument, { variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data }} what={t.theSessions()} skeleton={[4, 56]}>
      {({ accountSessions: sessions, accountDevices: devices }) => (
        <Stack gap={6}>
          <Panel title={t.sessions()}>
            {isNone(sessions) ? (
              <EmptyState title={t.signedInNowhere()} />
            ) : (
              <List label={t.sessions()}>
                {sessions.map(({ id, device, lastUsedAt, since }) => (
                  <ListRow
                    key={id}
                    title={device}
                    detail={t.sinceAgo({ time: <RelativeTime at={since} now={serverNow} /> })}
                    trailing={<RelativeTime at={lastUsedAt} now={serverNow} />}
                  />
                ))}
              </List>
            )}
          </Panel>
          <Panel title={t.devices()}>
            {isNone(devices) ? (
              <EmptyState title={t.noDeviceIsKnown()} />
            ) : (
              <List label={t.devices()}>
                {devices.map(({ name, firstSeenAt, lastSeenAt }) => (
                  <ListRow
                    key={`${name} ${firstSeenAt} ${lastSeenAt}`}
                    title={name}
                    detail={t.firstSeenOn({ date: formatDate(firstSeenAt) })}
                    trailing={<RelativeTime at={lastSeenAt} now={serverNow} />}
                  />
                ))}
              </List>
            )}
          </Panel>
        </Stack>
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
      what={t.theAdjustments()}
      skeleton={[2, 56]}
      empty={<EmptyState title={t.noAdjustments()}>{t.theBalanceOfThisAccountWasNever()}</EmptyState>}
    >
      {(rows) => <AdjustmentList label={t.adjustments()} adjustments={rows} />}
    </PagedList>
  );
}
