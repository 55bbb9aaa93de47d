import { WITHDRAWAL_REASON_MAX, withdrawalDecisions } from '../../../domain/wallet/wallet.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import type { WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DecideWithdrawalDocument,
  type WithdrawalRequestRowFragment,
} from '../operations/__generated__/withdrawal.gql.ts';
import { ACTION_WORDS, explainAction } from './withdrawal-words.ts';
import * as t from '../__generated__/messages.ts';

const WORDS = { APPROVE: 'approve', HOLD: 'hold', REJECT: 'reject' } as const;
const DONE: Readonly<Record<WithdrawalAction, string>> = {
  APPROVE: t.approved(),
  HOLD: t.onHold(),
  REJECT: t.rejected(),
};

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
    words: { reason: t.giveTheReason() },
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
      title={t.decideTheWithdrawal({ action, username: request.username })}
      description={explainAction(request, action)}
      submitLabel={ACTION_WORDS[action]}
      cancelLabel={t.back()}
      variant={isNeeded ? 'danger' : 'primary'}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextArea
        label={isNeeded ? t.reason() : t.reasonOptional()}
        hint={isNeeded ? t.thePlayerReadsWhy() : t.itIsKeptInTheAuditLog()}
        required={isNeeded}
        maxLength={WITHDRAWAL_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
