import { useSearchParams } from 'react-router-dom';
import { Part } from '../../parts/part.tsx';
import { PlayMoney } from '../../parts/play-money.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { FinanceOverview } from '../components/finance-overview.tsx';
import { FinanceReports } from '../components/finance-reports.tsx';
import * as t from '../__generated__/messages.ts';

const TABS = [
  { value: 'overview', label: t.overview(), panel: <FinanceOverview /> },
  { value: 'transactions', label: t.transactions(), panel: <Part of="desk.finance.transactions" /> },
  { value: 'withdrawals', label: t.withdrawals(), panel: <Part of="desk.finance.withdrawals" /> },
  { value: 'reports', label: t.reports({ sense: 'finance' }), panel: <FinanceReports /> },
] as const;

/** /admin/finance (AF-01 to AF-06); what waits is shown first. */
export function AdminFinanceScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'withdrawals';
  return (
    <Page title={t.finance()} status={<PlayMoney />} subtitle={t.whatComesInEveryTransactionWithdrawals()}>
      <Tabs label={t.finance()} value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={TABS} />
    </Page>
  );
}
