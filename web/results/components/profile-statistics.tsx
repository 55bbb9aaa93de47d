import { formatPercent } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList, type Detail } from '../../ui/list/description-list.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PlayerRecordFragment } from '../operations/__generated__/player-record.gql.ts';
import { FormChart } from './form-chart.tsx';
import * as t from '../__generated__/messages.ts';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** The share of battles won, as a ring with its figure inside. */
function WinRing({ percent }: { readonly percent: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={128}
      height={128}
      role="img"
      aria-label={t.winRatePercent({ percent: formatPercent(percent) })}
    >
      <circle cx={50} cy={50} r={RADIUS} fill="none" stroke="var(--bg-3)" strokeWidth={9} />
      {percent > 0 && (
        <circle
          cx={50}
          cy={50}
          r={RADIUS}
          fill="none"
          stroke="var(--win)"
          strokeWidth={9}
          strokeLinecap="round"
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text x={50} y={57} textAnchor="middle" fontSize={22} fontWeight={700} fill="var(--text)">
        {formatPercent(percent)}
      </text>
    </svg>
  );
}

/** PR-03: the figures over all settled battles, as far as they are shown. */
export function ProfileStatistics({ profile }: { readonly profile: PlayerRecordFragment }) {
  const { stats, earnings, form } = profile;
  const amounts: Detail[] = earnings
    ? [
        { term: t.stakesWon(), detail: <Money cents={earnings.wonCents} /> },
        { term: t.netFeesIncluded(), detail: <Money cents={earnings.netCents} signed />, total: true },
      ]
    : [];
  return (
    <Panel title={t.battleStatistics()}>
      {stats ? (
        <Stack gap={5}>
          <Grid min={220} gap={5} align="center">
            <Stack align="center" gap={1}>
              <WinRing percent={stats.winRate} />
              <Text size={14} tone="dim">
                {t.winRate()}
              </Text>
            </Stack>
            <DescriptionList
              items={[
                { term: t.totalBattles(), detail: stats.totalBattles },
                { term: t.wins(), detail: stats.wins },
                { term: t.averageWager(), detail: <Money cents={stats.averageWagerCents} /> },
                { term: t.bestStreak(), detail: stats.bestStreak },
                { term: t.currentStreak(), detail: stats.streak },
                ...amounts,
              ]}
            />
          </Grid>
          {form !== null && form.length > 0 && <FormChart results={form} />}
        </Stack>
      ) : (
        <>
          <Text tone="dim">{t.thisPlayerKeepsTheStatisticsPrivate()}</Text>
          {amounts.length > 0 && <DescriptionList items={amounts} />}
        </>
      )}
    </Panel>
  );
}
