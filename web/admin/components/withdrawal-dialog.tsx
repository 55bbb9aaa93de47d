import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import type { WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideWithdrawalDocument } from '../operations/__generated__/decide-withdrawal.gql.ts';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal-request-row.gql.ts';
import { ACTION_WORDS, explainAction } from '../withdrawal-words.ts';

/** As the server counts them. */
const REASON_MAX = 500;
const FORM_ID = 'decide-withdrawal';

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
  const { register, handleSubmit, formState, watch } = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const isNeeded = action === 'REJECT';
  const { failure } = decision;
  const atReason = failure?.field === 'reason' ? failure.sentence : undefined;

  const submit = handleSubmit(async ({ reason }) => {
    const answer = await decision.run({ input: { withdrawalId: request.id, action, reason } });
    if (!answer) return;
    toast({ title: DONE[action], description: explainAction(request, action) });
    onDecided();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${ACTION_WORDS[action]} the withdrawal of ${request.username}`}
      description={explainAction(request, action)}
      modalOnly
      locked={decision.isRunning}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant={action === 'REJECT' ? 'danger' : 'primary'}
            busy={decision.isRunning}
          >
            {ACTION_WORDS[action]}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <TextArea
            label={isNeeded ? 'Reason' : 'Reason (optional)'}
            hint={isNeeded ? 'The player reads it. It is kept in the audit log.' : 'It is kept in the audit log.'}
            required={isNeeded}
            maxLength={REASON_MAX}
            value={watch('reason')}
            error={formState.errors.reason?.message ?? atReason}
            {...register('reason', { validate: (text) => !isNeeded || text.trim() !== '' || 'Give the reason.' })}
          />
          <Failed failure={atReason === undefined ? failure : null} />
        </Stack>
      </form>
    </Dialog>
  );
}
