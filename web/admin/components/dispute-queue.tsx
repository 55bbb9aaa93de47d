import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import type { OpenDisputeFragment } from '../operations/__generated__/open-dispute.gql.ts';
import { OpenDisputesDocument } from '../operations/__generated__/open-disputes.gql.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { DisputeCard } from './dispute-card.tsx';

/** As many as the gateway answers at once. */
const SHOWN_MAX = 100;

const URGENCY: Readonly<Record<OpenDisputeFragment['priority'], number>> = { URGENT: 0, HIGH: 1, MEDIUM: 2, LOW: 3 };

/** The most urgent first, the oldest of these before the newer. */
const byUrgency = (a: OpenDisputeFragment, b: OpenDisputeFragment): number =>
  URGENCY[a.priority] - URGENCY[b.priority] || a.submittedAt - b.submittedAt;

/** Undecided disputes (AB-03, AB-04). */
export function DisputeQueue() {
  const { data, error, loading, refetch } = useQuery(OpenDisputesDocument, {
    variables: { first: SHOWN_MAX },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const dialog = useAddressDialog('dispute');
  const refresh = (): void => void refetch().catch(() => undefined);
  const disputes = data?.openDisputes.toSorted(byUrgency);
  const chosen = disputes?.find(({ id }) => id === dialog.value);

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
      {chosen && <DecisionDialog dispute={chosen} onClose={dialog.close} />}
    </Stack>
  );
}
