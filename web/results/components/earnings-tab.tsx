import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { earningsPath } from '../../../domain/results/results.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
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

/** The wallet's earnings tab: the same stored data as /earnings (WA-15). */
export function EarningsTab() {
  const figures = useQuery(EarningsSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const { rows: records, failure, retry } = useEarnings(EVERYTHING, SHOWN);
  useWalletEvents(() => void figures.refetch().catch(() => undefined));
  const summary = figures.data?.earningsSummary;
  const problem = figures.error ? failureOf(figures.error) : failure;
  if (problem !== null && (!summary || records === null)) {
    const again = (): void => {
      figures.refetch().catch(() => undefined);
      retry();
    };
    return (
      <ErrorState title="Failed to load your earnings" onRetry={again}>
        {problem.sentence}
      </ErrorState>
    );
  }
  if (!summary || records === null) {
    return (
      <Stack gap={5}>
        <EarningsCardsSkeleton />
        <Skeleton label="Loading your latest earnings">
          <SkeletonBlock height={320} shape="card" />
        </Skeleton>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <EarningsCards summary={summary} />
      <Row justify="space-between">
        <Heading level={2}>Recent Earnings</Heading>
        <Button asChild>
          <Link to={earningsPath}>See all earnings</Link>
        </Button>
      </Row>
      {records.length === 0 ? <NoEarnings /> : <EarningTable caption="Your latest earnings" records={records} />}
    </Stack>
  );
}
