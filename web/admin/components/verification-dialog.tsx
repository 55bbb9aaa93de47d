import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideVerificationDocument } from '../operations/__generated__/decide-verification.gql.ts';
import { PendingVerificationsDocument } from '../operations/__generated__/pending-verifications.gql.ts';
import type { PendingVerification } from './verification-queue.tsx';

/** As the server counts them. */
const REASON_MAX = 2_000;

interface DecisionForm {
  /** Null until chosen: what the form library reads of radio buttons none of which is on. */
  readonly decision: 'verify' | 'refuse' | null;
  readonly reason: string;
}

interface VerificationDialogProps {
  readonly request: PendingVerification;
  readonly onClose: () => void;
}

/** Verifies a player or refuses the documents with a reason, which the player reads. */
export function VerificationDialog({ request, onClose }: VerificationDialogProps) {
  const toast = useToast();
  const [decide, { loading, error, reset }] = useMutation(DecideVerificationDocument, {
    refetchQueries: [PendingVerificationsDocument],
    awaitRefetchQueries: true,
  });
  const { register, handleSubmit, formState, watch } = useForm<DecisionForm>({
    mode: 'onTouched',
    defaultValues: { decision: null, reason: '' },
  });
  const { errors } = formState;
  const decision = watch('decision');
  const failure = error ? failureOf(error) : null;

  const submit = handleSubmit(async ({ decision: chosen, reason }) => {
    if (chosen === null || loading) return;
    const isVerified = chosen === 'verify';
    try {
      await decide({ variables: { input: { requestId: request.id, isVerified, reason } } });
    } catch {
      return; // Shown in the dialog.
    }
    toast(
      isVerified
        ? { title: `${request.username} is verified`, description: 'The higher limits hold at once.', tone: 'win' }
        : { title: 'Documents refused', description: `${request.username} reads the reason in the wallet.` },
    );
    onClose();
  });

  return (
    <FormDialog
      title={`Decide: ${request.username}`}
      description="The decision holds at once and is kept in the audit log, like every look at the documents."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={decision === 'refuse' ? 'Refuse' : decision === 'verify' ? 'Verify' : 'Decide'}
      variant={decision === 'refuse' ? 'danger' : 'primary'}
      busy={loading}
    >
      <RadioGroup
        label="Decision"
        error={errors.decision?.message}
        options={[
          { value: 'verify', label: 'Verify', hint: 'Both documents are genuine, readable and belong to the player.' },
          { value: 'refuse', label: 'Refuse', hint: 'The player may hand in others. These are dropped after 30 days.' },
        ]}
        {...register('decision', { required: 'Choose a decision.', onChange: reset })}
      />
      <TextArea
        label="Reason"
        hint={decision === 'refuse' ? 'The player reads it in the wallet.' : 'For the audit log; may stay empty.'}
        required={decision === 'refuse'}
        maxLength={REASON_MAX}
        value={watch('reason')}
        error={errors.reason?.message ?? (failure?.field === 'reason' ? failure.sentence : undefined)}
        {...register('reason', {
          validate: (text, form) => form.decision !== 'refuse' || text.trim() !== '' || 'Give the reason.',
        })}
      />
      <Failed failure={failure?.field === 'reason' ? null : failure} />
    </FormDialog>
  );
}
