import { useSearchParams } from 'react-router-dom';
import { PlayMoney } from '../../parts/play-money.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Heading } from '../../ui/text.tsx';
import { BooksPanel } from '../components/books-panel.tsx';
import { FinanceOverview } from '../components/finance-overview.tsx';
import { FinanceReports } from '../components/finance-reports.tsx';
import { TransactionList } from '../components/transaction-list.tsx';
import { WithdrawalQueue } from '../components/withdrawal-queue.tsx';
import * as t from '../__generated__/messages.ts';

const Withdrawals = () => (
  <Stack gap={6}>
    <BooksPanel />
    <Stack gap={4}>
      <Heading level={2}>{t.withdrawals()}</Heading>
      <WithdrawalQueue />
    </Stack>
  </Stack>
);

const TABS = [
  { value: 'overview', label: t.overview(), panel: <FinanceOverview /> },
  { value: 'transactions', label: t.transactions(), panel: <TransactionList /> },
  { value: 'withdrawals', label: t.withdrawals(), panel: <Withdrawals /> },
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
