import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { FundLimits, Funds } from '../amount-rules.ts';
import { useLines } from '../hooks/use-lines.ts';
import type { WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import { BalancePanel } from './balance-panel.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { LineList } from './line-list.tsx';
import { QuickActions } from './quick-actions.tsx';
import * as t from '../__generated__/messages.ts';

const RECENT = 5;

interface OverviewTabProps {
  readonly funds: Funds;
  readonly limits: FundLimits;
  readonly onOpen: (tab: WalletTab) => void;
}

export function OverviewTab({ funds, limits, onOpen }: OverviewTabProps) {
  const recent = useLines('USD', null, RECENT);
  return (
    <Stack gap={5}>
      <QuickActions onOpen={onOpen} />
      <BalancePanel />
      <Grid min={300} gap={5} align="start">
        <LimitsPanel limits={limits} />
        <HoldsPanel holds={funds.holds} />
      </Grid>
      <Panel
        title={t.recentActivity()}
        aside={
          <Button variant="ghost" onClick={() => onOpen('history')}>
            {t.viewAll()}
          </Button>
        }
      >
        <LineList
          caption={t.yourLatestBookings()}
          currency="USD"
          read={{ ...recent, more: null }}
          empty={<EmptyState title={t.nothingHasBeenBookedYet()}>{t.addFundsToPlayYourFirstBattle()}</EmptyState>}
        />
      </Panel>
    </Stack>
  );
}
