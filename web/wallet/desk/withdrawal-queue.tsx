import { useState } from 'react';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useAddress } from '../../address/use-address.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { ProviderPayoutStatus, WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { FinanceDeskChangedDocument } from '../../desk/operations/__generated__/alert.gql.ts';
import {
  WithdrawalQueueDocument,
  type WithdrawalRequestRowFragment,
} from '../operations/__generated__/withdrawal.gql.ts';
import { QUEUE_STAGES, stageOf } from './withdrawal-words.ts';
import { PayoutAccountDialog } from './payout-account-dialog.tsx';
import { PayoutEndDialog } from './payout-end-dialog.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;

/** What is to be done to which request: a decision, or a step of a payout by hand. */
interface Choice {
  readonly request: WithdrawalRequestRowFragment;
  readonly action?: WithdrawalAction;
  readonly end?: ProviderPayoutStatus;
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
                  judge={judge}
                  onAct={(action) => setChoice({ request: node, action })}
                  onShow={() => setChoice({ request: node })}
                  onEnd={(end) => setChoice({ request: node, end })}
                />
              ))}
            </Stack>
          </DeskList>
        )}
      </PagedList>
      {choice && (
        <ChosenDialog
          {...choice}
          viewer={judge.username}
          onSent={() => setChoice({ ...choice, end: 'PAID' })}
          onClose={() => setChoice(null)}
          onDone={() => {
            setChoice(null);
            read.retry();
          }}
        />
      )}
    </Stack>
  );
}

interface ChosenDialogProps extends Choice {
  readonly viewer: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ChosenDialog({ request, action, end, viewer, onSent, onClose, onDone }: ChosenDialogProps) {
  if (action) return <WithdrawalDialog request={request} action={action} onClose={onClose} onDecided={onDone} />;
  if (end) return <PayoutEndDialog request={request} end={end} onClose={onClose} onDone={onDone} />;
  return <PayoutAccountDialog request={request} viewer={viewer} onSent={onSent} onClose={onClose} onDone={onDone} />;
}
