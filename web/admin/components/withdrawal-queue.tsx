import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../shared/failure.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import type { WithdrawalAction } from '../../shared/schema-types.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { WithdrawalQueueDocument } from '../operations/withdrawal-queue.gql.ts';
import type { WithdrawalRequestRowFragment } from '../operations/withdrawal-request-row.gql.ts';
import { QUEUE_STAGES, offeredActions, stageOf } from '../withdrawal-words.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

const PAGE = 20;

interface Choice {
  readonly request: WithdrawalRequestRowFragment;
  readonly action: WithdrawalAction;
}

/** Requests of one stage, the oldest first (AF-05). */
export function WithdrawalQueue() {
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState<Choice | null>(null);
  const stage = stageOf(params.get('status'));
  const { data, error, loading, refetch, fetchMore } = useQuery(WithdrawalQueueDocument, {
    variables: { status: stage?.status ?? 'REQUESTED', first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.withdrawalQueue;
  const refresh = (): void => void refetch().catch(() => undefined);
  const more = (): void =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (shown, { fetchMoreResult: { withdrawalQueue } }) => ({
        withdrawalQueue: { ...withdrawalQueue, edges: [...shown.withdrawalQueue.edges, ...withdrawalQueue.edges] },
      }),
    }).catch(() => undefined);
  const judge = {
    id: viewer?.id ?? '',
    username: viewer?.username ?? '',
    isAdministrator: viewer?.role === 'ADMINISTRATOR',
  };

  return (
    <Stack gap={4}>
      <Row justify="space-between" align="end">
        <div css={{ minWidth: 200 }}>
          <Select
            label="Status"
            options={QUEUE_STAGES}
            value={stage?.value}
            onChange={(event) => setParams({ status: event.target.value }, { replace: true })}
          />
        </div>
        <Button busy={loading} onClick={refresh}>
          Refresh
        </Button>
      </Row>
      {!page && error && (
        <ErrorState title="Failed to load withdrawals" onRetry={refresh} busy={loading}>
          {failureOf(error).sentence}
        </ErrorState>
      )}
      {!page && !error && (
        <Skeleton label="Loading withdrawals">
          <Stack gap={4}>
            <SkeletonBlock height={200} shape="card" />
            <SkeletonBlock height={200} shape="card" />
          </Stack>
        </Skeleton>
      )}
      {page?.edges.length === 0 && (
        <EmptyState title={`No withdrawals are ${stage?.label.toLowerCase() ?? 'pending'}`}>
          {stage?.status === 'REQUESTED' ? 'Every request has been decided.' : 'Choose another status above.'}
        </EmptyState>
      )}
      {page && page.edges.length > 0 && (
        <Stack as="ul" gap={4}>
          {page.edges.map(({ node }) => (
            <WithdrawalCard
              key={node.id}
              request={node}
              actions={offeredActions(node, judge)}
              onAct={(action) => setChoice({ request: node, action })}
            />
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
      {choice && (
        <WithdrawalDialog
          {...choice}
          onClose={() => setChoice(null)}
          onDecided={() => {
            setChoice(null);
            refresh();
          }}
        />
      )}
    </Stack>
  );
}
