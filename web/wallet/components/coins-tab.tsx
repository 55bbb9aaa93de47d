import { useEffect } from 'react';
import { COIN_CENTS } from '../../../domain/shared/money.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Coins } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Figure, Text } from '../../ui/text.tsx';
import { useLines } from '../hooks/use-lines.ts';
import { BuyCoinsPanel } from './buy-coins-panel.tsx';
import { LineList } from './line-list.tsx';

const PAGE = 20;

interface CoinsTabProps {
  readonly coins: number;
  /** Names the arrival after which the end of the page is shown; null to stay. */
  readonly arrival: string | null;
}

/** BattleCoin: what there is, where it came from and where it went (WA-04, WA-08, WA-19, WA-20). */
export function CoinsTab({ coins, arrival }: CoinsTabProps) {
  const read = useLines('BC', null, PAGE);
  const isThere = read.rows !== null;
  useEffect(() => {
    if (arrival !== null && isThere) window.scrollTo({ top: document.documentElement.scrollHeight });
  }, [arrival, isThere]);
  return (
    <Stack gap={5}>
      <Panel title="BattleCoin">
        <Stack gap={2}>
          <Figure size={40}>
            <Coins amount={coins} />
          </Figure>
          <Text tone="dim">
            About {formatCents(coins * COIN_CENTS)} at the price of {formatCents(COIN_CENTS)} a BC.
          </Text>
        </Stack>
      </Panel>
      <BuyCoinsPanel />
      <Part of="store.loyalty" waiting={<RowsSkeleton label="Loading your loyalty tier" rows={2} height={48} />} />
      <Panel title="Mission rewards">
        <Stack gap={5}>
          <Part
            of="missions.list"
            tab="DAILY"
            labels="reward"
            waiting={<RowsSkeleton label="Loading your missions" rows={4} height={140} />}
          />
          <Part of="missions.waiting" tab="WEEKLY" />
          <Part of="missions.waiting" tab="SEASON" />
        </Stack>
      </Panel>
      <Panel title="Earned and spent">
        <LineList
          caption="Your BattleCoin log"
          currency="BC"
          read={read}
          empty={
            <EmptyState title="No BattleCoin yet">
              Missions, referrals, daily logins and the tutorial pay BattleCoin.
            </EmptyState>
          }
        />
      </Panel>
      <Stack gap={1}>
        <Text>BC buys entries and items on Gauntlet; it cannot be converted to cash.</Text>
        <Text size={14} tone="dim">
          It serves free-play modes and unlocks access to cash-reward play.
        </Text>
      </Stack>
    </Stack>
  );
}
