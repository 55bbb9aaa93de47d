import { useState } from 'react';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useAddress } from '../../address/use-address.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FinanceDeskChangedDocument } from '../operations/__generated__/finance-desk-changed.gql.ts';
import { WithdrawalQueueDocument } from '../operations/__generated__/withdrawal-queue.gql.ts';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal-request-row.gql.ts';
import { QUEUE_STAGES, offeredActions, stageOf } from '../withdrawal-words.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { SavedViews } from './saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;

interface Choice {
  readonly request: WithdrawalRequestRowFragment;
  readonly action: WithdrawalAction;
}

/** Requests of one stage, the oldest first (AF-05). */
export function WithdrawalQueue() {
  const viewer = useViewer();
  const [params, change] = useAddress();
  const [choice, setChoice] = useState<Choice | null>(null);
  const stage = stageOf(params.get('status'));
  const read = useLivePages(WithdrawalQueueDocument, 'withdrawalQueue', {
    variables: { status: stage?.status ?? 'REQUESTED' },
    first: PAGE,
    live: FinanceDeskChangedDocument,
  });
  const choose = (status: string): void => change({ status });
  const judge = {
    id: viewer?.id ?? '',
    username: viewer?.username ?? '',
    isAdministrator: viewer?.role === 'ADMINISTRATOR',
  };
  const empty = (
    <EmptyState title={t.noWithdrawalsAre({ status: stage?.status ?? 'REQUESTED' })}>
      {stage?.status === 'REQUESTED' ? t.everyRequestHasBeenDecided() : t.chooseAnotherStatusAbove()}
    </EmptyState>
  );

  return (
    <Stack gap={4}>
      <Row gap={4} align="flex-end">
        <div css={{ minWidth: 200 }}>
          <Select
            label={t.status()}
            options={QUEUE_STAGES}
            value={stage?.value}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
        <SavedViews table="withdrawals" />
      </Row>
      <PagedList read={read} what={t.withdrawalsToLoad()} skeleton={[2, 200]} empty={empty}>
        {(rows) => (
          <DeskList>
            {' '}
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
          </DeskList>
        )}
      </PagedList>
      {choice && (
        <WithdrawalDialog
          {...choice}
          onClose={() => setChoice(null)}
          onDecided={() => {
            setChoice(null);
            read.retry();
          }}
        />
      )}
    </Stack>
  );
}
