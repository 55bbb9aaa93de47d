import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { AccountAdjustments, AccountSessions } from '../components/account-file.tsx';
import { AccountNotes } from '../components/account-notes.tsx';
import { AccountOverview } from '../components/account-overview.tsx';
import { type AccountRowFragment, ReadAccountDocument } from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

const tabsOf = (account: AccountRowFragment) =>
  [
    { value: 'overview', label: t.overview(), panel: <AccountOverview account={account} /> },
    { value: 'ledger', label: t.ledger(), panel: <Part of="desk.account.ledger" accountId={account.id} /> },
    { value: 'battles', label: t.battles(), panel: <Part of="desk.account.battles" accountId={account.id} /> },
    { value: 'adjustments', label: t.adjustments(), panel: <AccountAdjustments account={account} /> },
    { value: 'purchases', label: t.purchases(), panel: <Part of="desk.account.purchases" accountId={account.id} /> },
    {
      value: 'tax-year',
      label: t.taxYear(),
      panel: <Part of="desk.account.tax-year" accountId={account.id} memberSince={account.memberSince} />,
    },
    { value: 'limits', label: t.limits(), panel: <Part of="desk.account.limits" accountId={account.id} /> },
    { value: 'sessions', label: t.sessionsDevices(), panel: <AccountSessions accountId={account.id} /> },
    {
      value: 'reports',
      label: t.reports({ sense: 'players' }),
      panel: <Part of="desk.account.reports" accountId={account.id} />,
    },
    { value: 'decisions', label: t.notesDecisions(), panel: <AccountNotes account={account} /> },
  ] as const;

/** /admin/users/:id: everything staff know of an account, and what they can do about it. */
export function AdminAccountScreen() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const query = useQuery(ReadAccountDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { data, loading } = query;
  const account = data?.account ?? null;
  const isUnknown = !loading && data !== undefined && account === null;
  return (
    <Page title={account?.username ?? t.account()} subtitle={account?.email}>
      {isUnknown ? (
        <EmptyState title={t.noSuchAccount()}>{t.nobodyHasThisId()}</EmptyState>
      ) : (
        <Loaded query={{ ...query, data: account }} what={t.theAccount()} skeleton={[3, 96]}>
          {(shown) => {
            const tabs = tabsOf(shown);
            const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
            return (
              <Tabs label={t.account()} value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={tabs} />
            );
          }}
        </Loaded>
      )}
    </Page>
  );
}
