import { WITHDRAWAL_REASON_MAX, withdrawalDecisions } from '../../../domain/wallet/wallet.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import type { WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideWithdrawalDocument } from '../operations/__generated__/decide-withdrawal.gql.ts';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal-request-row.gql.ts';
import { ACTION_WORDS, explainAction } from '../withdrawal-words.ts';

const WORDS = { APPROVE: 'approve', HOLD: 'hold', REJECT: 'reject' } as const;
const DONE: Readonly<Record<WithdrawalAction, string>> = { APPROVE: 'Approved', HOLD: 'On hold', REJECT: 'Rejected' };

interface WithdrawalDialogProps {
  readonly request: WithdrawalRequestRowFragment;
  readonly action: WithdrawalAction;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** The decision over a withdrawal: says what it does with the money, and asks for the reason. */
export function WithdrawalDialog({ request, action, onClose, onDecided }: WithdrawalDialogProps) {
  const decision = useAction(DecideWithdrawalDocument);
  const toast = useToast();
  const isNeeded = action === 'REJECT';
  const form = useForm<{ reason: string }, { reason: string }>({
    schema: withdrawalDecisions[WORDS[action]],
    initial: { reason: '' },
    words: { reason: 'Give the reason.' },
    sending: decision,
    send: async ({ reason }) => {
      if (!(await decision.run({ input: { withdrawalId: request.id, action, reason } }))) return;
      toast({ title: DONE[action], description: explainAction(request, action) });
      onDecided();
    },
  });

  return (
    <FormDialog
      {...form.wires}
      title={`${ACTION_WORDS[action]} the withdrawal of ${request.username}`}
      description={explainAction(request, action)}
      submitLabel={ACTION_WORDS[action]}
      cancelLabel="Back"
      variant={isNeeded ? 'danger' : 'primary'}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextArea
        label={isNeeded ? 'Reason' : 'Reason (optional)'}
        hint={isNeeded ? 'The player reads it. It is kept in the audit log.' : 'It is kept in the audit log.'}
        required={isNeeded}
        maxLength={WITHDRAWAL_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
