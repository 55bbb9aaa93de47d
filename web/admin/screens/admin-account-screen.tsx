import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountAdjustments, AccountLimits, AccountReports, AccountSessions } from '../components/account-file.tsx';
import { AccountNotes } from '../components/account-notes.tsx';
import { AccountOverview } from '../components/account-overview.tsx';
import { AccountTaxYear } from '../components/account-tax-year.tsx';
import { AccountOrders } from '../components/account-orders.tsx';
import { AccountLedger } from '../components/account-ledger.tsx';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { ReadAccountDocument } from '../operations/__generated__/read-account.gql.ts';

const tabsOf = (account: AccountRowFragment) =>
  [
    { value: 'overview', label: 'Overview', panel: <AccountOverview account={account} /> },
    { value: 'ledger', label: 'Ledger', panel: <AccountLedger accountId={account.id} /> },
    { value: 'adjustments', label: 'Adjustments', panel: <AccountAdjustments account={account} /> },
    { value: 'purchases', label: 'Purchases', panel: <AccountOrders accountId={account.id} /> },
    { value: 'tax-year', label: 'Tax year', panel: <AccountTaxYear account={account} /> },
    { value: 'limits', label: 'Limits', panel: <AccountLimits accountId={account.id} /> },
    { value: 'sessions', label: 'Sessions', panel: <AccountSessions accountId={account.id} /> },
    { value: 'reports', label: 'Reports', panel: <AccountReports accountId={account.id} /> },
    { value: 'decisions', label: 'Notes & decisions', panel: <AccountNotes account={account} /> },
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
    <Page title={account?.username ?? 'Account'} subtitle={account?.email}>
      {isUnknown ? (
        <EmptyState title="No such account">Nobody has this id.</EmptyState>
      ) : (
        <Loaded query={{ ...query, data: account }} what="the account" skeleton={[3, 96]}>
          {(shown) => {
            const tabs = tabsOf(shown);
            const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
            return <Tabs label="Account" value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={tabs} />;
          }}
        </Loaded>
      )}
    </Page>
  );
}
