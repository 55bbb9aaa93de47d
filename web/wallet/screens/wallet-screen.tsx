import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { PlayMoney } from '../../parts/play-money.tsx';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { fetchSoon, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { OverviewTab } from '../components/overview-tab.tsx';
import { SummaryCards, SummarySkeleton } from '../components/summary-cards.tsx';
import { useMoment } from '../hooks/use-moment.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { useWalletTab } from '../hooks/use-wallet-tab.ts';
import { FundsDocument } from '../operations/__generated__/wallet.gql.ts';
import { WALLET_TABS } from '../tabs.ts';
import { type WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import * as t from '../__generated__/messages.ts';

// Visits begin with the overview; the other tabs bring forms, and rules of banks and of chains.
const CoinsTab = lazyPart(async () => (await import('../components/coins-tab.tsx')).CoinsTab);
const DepositTab = lazyPart(async () => (await import('../components/deposit-tab.tsx')).DepositTab);
const HistoryTab = lazyPart(async () => (await import('../components/history-tab.tsx')).HistoryTab);
const MethodsTab = lazyPart(async () => (await import('../components/methods-tab.tsx')).MethodsTab);
const WithdrawTab = lazyPart(async () => (await import('../components/withdraw-tab.tsx')).WithdrawTab);
for (const { fetch } of [DepositTab, WithdrawTab, CoinsTab, HistoryTab, MethodsTab]) fetchSoon(fetch);

const Waiting = () => (
  <Skeleton label={t.loading()}>
    <SkeletonBlock height={320} shape="card" />
  </Skeleton>
);

/** /wallet (WA-01 to WA-20). */
export function WalletScreen() {
  const { tab, open, arrival } = useWalletTab();
  const summary = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const split = useQuery(FundsDocument, { fetchPolicy: 'cache-and-network' });
  const wallet = summary.data?.wallet;
  const error = summary.error ?? split.error;
  const retry = (): void => {
    summary.refetch().catch(() => undefined);
    split.refetch().catch(() => undefined);
  };

  useWalletEvents(retry);
  // Nothing happens then: the dispute window just ends.
  useMoment(split.data?.funds.unlocksAt ?? null, retry);

  const panelOf = (value: WalletTab) => {
    if (value === 'history') return <HistoryTab onOpen={open} />;
    if (value === 'methods') return <MethodsTab />;
    if (value === 'earnings') return <Part of="results.earnings" waiting={<Waiting />} />;
    if (value === 'verification') return <Part of="verification.documents" waiting={<Waiting />} />;
    if (!wallet || !split.data) return error ? null : <Waiting />;
    const { funds, fundLimits: limits, playLimits } = split.data;
    if (value === 'overview') return <OverviewTab funds={funds} limits={limits} onOpen={open} />;
    if (value === 'battlecoin') return <CoinsTab coins={wallet.battleCoins} arrival={arrival} />;
    if (value === 'withdraw') return <WithdrawTab funds={funds} limits={limits} onOpen={open} />;
    const own = playLimits?.limits.filter(({ kind }) => kind === 'DEPOSIT') ?? [];
    return <DepositTab limits={limits} own={own} onOpen={open} />;
  };

  return (
    <Page title={t.wallet()} status={<PlayMoney />} subtitle={t.yourMoneyInUSDollarsAndBattleCoin()}>
      <Stack gap={6}>
        <Loaded
          query={{
            data: wallet && split.data && { wallet, funds: split.data.funds, limits: split.data.fundLimits },
            error,
            loading: summary.loading || split.loading,
            refetch: retry,
          }}
          what={t.walletData()}
          skeleton={<SummarySkeleton />}
        >
          {(read) => <SummaryCards {...read} />}
        </Loaded>
        <Tabs
          label={t.wallet()}
          value={tab}
          onValueChange={(next) => open(next)}
          tabs={WALLET_TABS.map(({ value, label }) => ({
            value,
            label,
            panel: value === tab && <Suspense fallback={<Waiting />}>{panelOf(value)}</Suspense>,
          }))}
        />
      </Stack>
    </Page>
  );
}
