import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { earningsPath } from '../../../domain/results/results.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { filterIn } from '../earnings-filter.ts';
import { useEarnings } from '../hooks/use-earnings.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { EarningsSummaryDocument } from '../operations/__generated__/earning.gql.ts';
import { EarningTable } from './earning-table.tsx';
import { EarningsCards, EarningsCardsSkeleton } from './earnings-cards.tsx';
import { NoEarnings } from './earnings-recent.tsx';
import * as t from '../__generated__/messages.ts';

const SHOWN = 8;
const EVERYTHING = filterIn(new URLSearchParams());

const SKELETON = (
  <Stack gap={5}>
    <EarningsCardsSkeleton />
    <Skeleton label={t.loadingYourLatestEarnings()}>
      <SkeletonBlock height={320} shape="card" />
    </Skeleton>
  </Stack>
);

/** The wallet's earnings tab: the same stored data as /earnings (WA-15). */
export function EarningsTab() {
  const figures = useQuery(EarningsSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const latest = useEarnings(EVERYTHING, SHOWN);
  useWalletEvents(() => void figures.refetch().catch(() => undefined));
  const summary = figures.data?.earningsSummary;
  const { rows: records } = latest;
  const query = {
    data: summary && records && { summary, records },
    error: figures.error ?? latest.error,
    loading: figures.loading || latest.isLoading,
    refetch: () => {
      latest.retry();
      return figures.refetch();
    },
  };
  return (
    <Loaded query={query} what={t.yourEarningsToLoad()} skeleton={SKELETON}>
      {(read) => (
        <Stack gap={5}>
          <EarningsCards summary={read.summary} />
          <Row justify="space-between">
            <Heading level={2}>{t.recentEarnings()}</Heading>
            <Button asChild>
              <Link to={earningsPath}>{t.seeAllEarnings()}</Link>
            </Button>
          </Row>
          {read.records.length === 0 ? (
            <NoEarnings />
          ) : (
            <EarningTable caption={t.yourLatestEarnings()} records={read.records} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
