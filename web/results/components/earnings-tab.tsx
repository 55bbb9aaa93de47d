import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { earningsPath } from '../../../domain/results/results.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Heading } from '../../ui/text.tsx';
import { filterIn } from '../earnings-filter.ts';
import { useEarnings } from '../hooks/use-earnings.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { EarningsSummaryDocument } from '../operations/__generated__/earnings-summary.gql.ts';
import { EarningTable } from './earning-table.tsx';
import { EarningsCards, EarningsCardsSkeleton } from './earnings-cards.tsx';
import { NoEarnings } from './earnings-recent.tsx';

const SHOWN = 8;
const EVERYTHING = filterIn(new URLSearchParams());

const SKELETON = (
  <Stack gap={5}>
    <EarningsCardsSkeleton />
    <Skeleton label="Loading your latest earnings">
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
    <Loaded query={query} what="your earnings" skeleton={SKELETON}>
      {(read) => (
        <Stack gap={5}>
          <EarningsCards summary={read.summary} />
          <Row justify="space-between">
            <Heading level={2}>Recent Earnings</Heading>
            <Button asChild>
              <Link to={earningsPath}>See all earnings</Link>
            </Button>
          </Row>
          {read.records.length === 0 ? (
            <NoEarnings />
          ) : (
            <EarningTable caption="Your latest earnings" records={read.records} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
