import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { OpenDisputesDocument } from '../operations/__generated__/open-disputes.gql.ts';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeCard } from './dispute-card.tsx';

const PAGE = 20;

/** Undecided disputes of every kind, the most urgent first (AB-03, AB-04). */
export function DisputeQueue() {
  const { data, error, loading, refetch, fetchMore } = useQuery(OpenDisputesDocument, {
    variables: { first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const dialog = useAddressDialog('dispute');
  const refresh = (): void => void refetch().catch(() => undefined);
  const page = data?.openDisputes;
  const disputes = page?.edges.map(({ node }) => node);
  const more = (): void =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (shown, { fetchMoreResult: { openDisputes } }) => ({
        openDisputes: { ...openDisputes, edges: [...shown.openDisputes.edges, ...openDisputes.edges] },
      }),
    }).catch(() => undefined);

  if (!disputes && error) {
    return (
      <ErrorState title="Failed to load disputes" onRetry={refresh}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (!disputes) {
    return (
      <Skeleton label="Loading disputes">
        <Stack gap={4}>
          <SkeletonBlock height={220} shape="card" />
          <SkeletonBlock height={220} shape="card" />
        </Stack>
      </Skeleton>
    );
  }
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <Heading level={2}>Open disputes</Heading>
        <Button busy={loading} onClick={refresh}>
          Refresh
        </Button>
      </Row>
      {disputes.length === 0 && (
        <EmptyState title="No open disputes">Every contested result has been decided.</EmptyState>
      )}
      {disputes.length > 0 && (
        <Stack as="ul" gap={4}>
          {disputes.map((dispute) => (
            <DisputeCard key={dispute.id} dispute={dispute} onDecide={() => dialog.open(dispute.id)} />
          ))}
        </Stack>
      )}
      {page?.pageInfo.hasNextPage === true && (
        <Row justify="center">
          <Button busy={loading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
      {dialog.value !== null && <DisputeDecision id={dialog.value} onClose={dialog.close} />}
    </Stack>
  );
}
