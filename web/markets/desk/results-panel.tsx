import { useQuery } from '@apollo/client/react';
import { formatCents, formatCount, formatSignedCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StatStrip } from '../../ui/figure/stat-strip.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ReadMarketResultsDocument } from '../operations/__generated__/market-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

const percentOf = (perMille: number): string => `${perMille / 10}%`;

/** The margin that the house lays into the odds, and what it came to; Trust tells players the same. */
export function ResultsPanel() {
  const query = useQuery(ReadMarketResultsDocument, { fetchPolicy: 'cache-and-network' });
  const results = query.data?.marketResults;
  return (
    <Panel title={t.marginAndResults()}>
      <Loaded
        query={{ ...query, data: results }}
        what={t.theResults()}
        skeleton={[2, 56]}
        isEmpty={({ markets }) => markets === 0}
        empty={
          <EmptyState title={t.noBetsHaveBeenPaidYet()}>
            {results && t.ourMarginInTheOddsIs({ margin: percentOf(results.statedPerMille) })}
          </EmptyState>
        }
      >
        {({ markets, voided, bets, stakesCents, paidCents, creatorsCents, keptCents, ...margin }) => (
          <Stack gap={4}>
            <StatStrip
              label={t.marginAndResults()}
              stats={[
                { label: t.marginInTheOdds(), value: percentOf(margin.statedPerMille) },
                {
                  label: t.keptOfTheStakes(),
                  value: margin.realisedPerMille === null ? '–' : percentOf(margin.realisedPerMille),
                },
                { label: t.staked(), value: formatCents(stakesCents) },
                { label: t.paidToWinners(), value: formatCents(paidCents) },
                { label: t.paidToStreamers(), value: formatCents(creatorsCents) },
                { label: t.resultOfTheHouse(), value: formatSignedCents(keptCents) },
              ]}
              wraps
            />
            <Text size={14} tone="dim">
              {t.ofTheLatestMarkets({
                bets: formatCount(bets),
                markets: formatCount(markets),
                voided: formatCount(voided),
              })}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
