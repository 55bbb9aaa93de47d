import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../shared/failed.tsx';
import { useLivePages } from '../../shared/use-live-pages.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import type { WithdrawalAction } from '../../shared/schema-types.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { FinanceDeskChangedDocument } from '../operations/finance-desk-changed.gql.ts';
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
  const { rows, failure, retry, isLoading, more } = useLivePages(WithdrawalQueueDocument, 'withdrawalQueue', {
    variables: { status: stage?.status ?? 'REQUESTED' },
    first: PAGE,
    live: FinanceDeskChangedDocument,
  });
  const choose = (status: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('status', status);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const judge = {
    id: viewer?.id ?? '',
    username: viewer?.username ?? '',
    isAdministrator: viewer?.role === 'ADMINISTRATOR',
  };

  return (
    <Stack gap={4}>
      <Row>
        <div css={{ minWidth: 200 }}>
          <Select
            label="Status"
            options={QUEUE_STAGES}
            value={stage?.value}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      </Row>
      {rows === null && failure !== null && (
        <ErrorState title="Failed to load withdrawals" onRetry={retry} busy={isLoading}>
          {failure.sentence}
        </ErrorState>
      )}
      {rows === null && failure === null && (
        <Skeleton label="Loading withdrawals">
          <Stack gap={4}>
            <SkeletonBlock height={200} shape="card" />
            <SkeletonBlock height={200} shape="card" />
          </Stack>
        </Skeleton>
      )}
      {rows?.length === 0 && (
        <EmptyState title={`No withdrawals are ${stage?.label.toLowerCase() ?? 'pending'}`}>
          {stage?.status === 'REQUESTED' ? 'Every request has been decided.' : 'Choose another status above.'}
        </EmptyState>
      )}
      {rows !== null && rows.length > 0 && (
        <Stack as="ul" gap={4}>
          {rows.map((node) => (
            <WithdrawalCard
              key={node.id}
              request={node}
              actions={offeredActions(node, judge)}
              onAct={(action) => setChoice({ request: node, action })}
            />
          ))}
        </Stack>
      )}
      <Failed failure={rows === null ? null : failure} />
      {more !== null && (
        <Row justify="center">
          <Button busy={isLoading} onClick={more}>
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
            retry();
          }}
        />
      )}
    </Stack>
  );
}
