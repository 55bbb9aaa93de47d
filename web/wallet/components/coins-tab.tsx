import { useEffect } from 'react';
import { COIN_CENTS } from '../../../domain/shared/money.ts';
import { formatCents } from '../../format/format.ts';
import { OnceKnown } from '../../parts/once-known.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Coins } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import { useLines } from '../hooks/use-lines.ts';
import { coinWords } from '../coin-words.ts';
import { BuyCoinsPanel } from './buy-coins-panel.tsx';
import { LineList } from './line-list.tsx';
import * as t from '../__generated__/messages.ts';

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
            {t.aboutMoneyAtThePrice({
              money: formatCents(coins * COIN_CENTS),
              price: formatCents(COIN_CENTS),
            })}
          </Text>
        </Stack>
      </Panel>
      <BuyCoinsPanel />
      <Part of="store.loyalty" waiting={<RowsSkeleton label={t.loadingYourLoyaltyTier()} rows={1} height={228} />} />
      <Panel title={t.missionRewards()}>
        <Stack gap={5}>
          <Part
            of="missions.list"
            tab="DAILY"
            labels="reward"
            waiting={<RowsSkeleton label={t.loadingYourMissions()} rows={4} height={140} />}
          />
          <Part of="missions.waiting" tab="WEEKLY" />
          <Part of="missions.waiting" tab="SEASON" />
        </Stack>
      </Panel>
      <Panel title={t.earnedAndSpent()}>
        <LineList
          caption={t.yourBattleCoinLog()}
          currency="BC"
          wordsOf={coinWords}
          read={read}
          empty={<EmptyState title={t.noBattleCoinYet()}>{t.missionsReferralsDailyLogins()}</EmptyState>}
        />
      </Panel>
      <OnceKnown isKnown={isThere || Boolean(read.error)}>
        <Stack gap={1}>
          <Text>{t.bcBuysEntriesAndItemsOnGauntlet()}</Text>
          <Text size={14} tone="dim">
            {t.itServesFreePlayModesAndUnlocks()}
          </Text>
        </Stack>
      </OnceKnown>
    </Stack>
  );
}
