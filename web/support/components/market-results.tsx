import { Link } from 'react-router-dom';
import { termsPath } from '../../../domain/support/support.paths.ts';
import { formatCount, formatPercent } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { MarketResultsFieldsFragment } from '../operations/__generated__/trust.gql.ts';
import * as t from '../__generated__/messages.ts';

const percentOf = (perMille: number): string => `${perMille / 10}%`;

/** What is left of stakes by a margin in the odds, where bets win as often as these say. */
const leftOf = (perMille: number): number => Math.round((1_000 * perMille) / (1_000 + perMille));

/** What the house says that it takes of the bets of spectators, beside what it took. */
export function MarketResults({ results }: { readonly results: MarketResultsFieldsFragment }) {
  const { markets, voided, bets, stakesCents, paidCents, creatorsCents, keptCents } = results;
  const { statedPerMille, realisedPerMille } = results;
  const settled = markets - voided;
  return (
    <Panel title={t.betsOfSpectators()} aside={<Link to={termsPath}>{t.readTheTerms()}</Link>}>
      {settled === 0 ? (
        <EmptyState title={t.noMarketHasBeenSettledYet()}>
          {t.ourMarginInTheOdds({ margin: percentOf(statedPerMille) })}
        </EmptyState>
      ) : (
        <>
          <Grid min={200} gap={4}>
            <StatCard
              label={t.statedMargin()}
              value={percentOf(statedPerMille)}
              note={t.inTheOddsOfBothSidesTogether()}
            />
            <StatCard
              label={t.realisedMargin()}
              value={realisedPerMille === null ? '–' : percentOf(realisedPerMille)}
              note={t.whatWeKept()}
            />
            <StatCard
              label={t.betsPlaced()}
              value={formatCount(bets)}
              note={t.inMarketsThatWereSettled({ count: settled })}
            />
          </Grid>
          <DescriptionList
            items={[
              { term: t.staked(), detail: <Money cents={stakesCents} /> },
              { term: t.paidToWinnersWithTheirStakes(), detail: <Money cents={paidCents} /> },
              { term: t.paidToStreamers(), detail: <Money cents={creatorsCents} /> },
              {
                term: keptCents < 0 ? t.lostByUs() : t.keptByUs(),
                detail: <Money cents={Math.abs(keptCents)} />,
                total: true,
              },
            ]}
          />
          <Text size={14} tone="dim">
            {t.whereBetsWinAsOften({
              margin: percentOf(statedPerMille),
              left: percentOf(leftOf(statedPerMille)),
            })}
          </Text>
        </>
      )}
      {markets > 0 && (
        <Text>
          {voided === 0
            ? t.noneOfThemCameToNothing()
            : t.marketsCameToNothing({
                voided: formatCount(voided),
                count: markets,
                percent: formatPercent(Math.round((100 * voided) / markets)),
              })}
        </Text>
      )}
    </Panel>
  );
}
