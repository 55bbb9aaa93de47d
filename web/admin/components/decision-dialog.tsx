import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { useIntention } from '../../data/idempotency-key.ts';
import type { DisputeAction } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ACTIONS, ACTION_LABELS, explainDecision, needsWinner, sidesOf } from '../decision-words.ts';
import { DecideDisputeDocument } from '../operations/__generated__/decide-dispute.gql.ts';
import type { OpenDisputeFragment } from '../operations/__generated__/open-dispute.gql.ts';
import { OpenDisputesDocument } from '../operations/__generated__/open-disputes.gql.ts';

/** As the server counts them. */
const REASON_MAX = 2_000;

interface DecisionForm {
  /** Null until chosen: what the form library reads of radio buttons none of which is on. */
  readonly action: DisputeAction | null;
  /** A side's id; null while none is named. */
  readonly winnerId: string | null;
  readonly reason: string;
}

interface DecisionDialogProps {
  readonly dispute: OpenDisputeFragment;
  readonly onClose: () => void;
}

/** The decision over a dispute: says of each what it does with the money of this case, and asks for the reason. */
export function DecisionDialog({ dispute, onClose }: DecisionDialogProps) {
  const toast = useToast();
  const intention = useIntention();
  const [decide, { loading, error, reset }] = useMutation(DecideDisputeDocument, {
    refetchQueries: [OpenDisputesDocument],
    awaitRefetchQueries: true,
  });
  const { register, handleSubmit, formState, watch } = useForm<DecisionForm>({
    mode: 'onTouched',
    defaultValues: { action: null, winnerId: null, reason: '' },
  });
  const { errors } = formState;
  const action = watch('action');
  const { sides } = dispute.contest;
  const named = sides.find(({ id }) => id === watch('winnerId')) ?? null;
  const isWinnerNeeded = action !== null && needsWinner(dispute, action);
  const failure = error ? failureOf(error) : null;

  const submit = handleSubmit(async (form) => {
    if (form.action === null || loading) return;
    const input = {
      disputeId: dispute.id,
      action: form.action,
      winnerId: needsWinner(dispute, form.action) ? form.winnerId : null,
      reason: form.reason,
    };
    try {
      await decide({ variables: { input }, context: { idempotencyKey: intention.keyFor(input) } });
    } catch {
      return; // Shown in the dialog.
    }
    intention.settled();
    toast(
      form.action === 'ESCALATE'
        ? { title: 'Escalated', description: 'A senior moderator decides.' }
        : { title: 'Decided', description: explainDecision(dispute, form.action, named), tone: 'win' },
    );
    onClose();
  });

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={`Decide: ${sidesOf(dispute)}`}
      description="The decision moves the money at once and is kept in the audit log with its reason."
      submitLabel={action === null ? 'Decide' : ACTION_LABELS[action]}
      cancelLabel="Back"
      variant={action === null || action === 'ESCALATE' ? 'primary' : 'danger'}
      busy={loading}
    >
      <RadioGroup
        label="Decision"
        error={errors.action?.message}
        options={ACTIONS.map((value) => ({
          value,
          label: ACTION_LABELS[value],
          hint: explainDecision(dispute, value, named),
          disabled: !dispute.actions.includes(value),
        }))}
        {...register('action', { required: 'Choose a decision.', onChange: reset })}
      />
      {isWinnerNeeded && (
        <RadioGroup
          label="Winner"
          error={errors.winnerId?.message ?? (failure?.field === 'winnerId' ? failure.sentence : undefined)}
          options={sides.map(({ id, name }) => ({ value: id, label: name }))}
          {...register('winnerId', { required: 'Name one of the two sides.', shouldUnregister: true })}
        />
      )}
      <TextArea
        label="Reason"
        hint="Both sides read it."
        required
        maxLength={REASON_MAX}
        value={watch('reason')}
        error={errors.reason?.message ?? (failure?.field === 'reason' ? failure.sentence : undefined)}
        {...register('reason', { validate: (text) => text.trim() !== '' || 'Give the reason.' })}
      />
      <Failed failure={failure?.field === 'winnerId' || failure?.field === 'reason' ? null : failure} />
    </FormDialog>
  );
}
