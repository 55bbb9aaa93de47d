import * as z from 'zod/mini';
import { VERIFICATION_REASON_MAX, verificationDecision } from '../../../domain/verification/verification.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { choice } from '../../forms/choice.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideVerificationDocument } from '../operations/__generated__/decide-verification.gql.ts';
import { PendingVerificationsDocument } from '../operations/__generated__/pending-verifications.gql.ts';
import type { PendingVerification } from './verification-queue.tsx';

const schema = z.object({
  decision: choice<'verify' | 'refuse', null>(),
  reason: verificationDecision.shape.reason,
  bornOn: verificationDecision.shape.bornOn,
});

const NO_REASON = 'Give the reason.';
const NO_BIRTH = 'Give a date of birth at least 18 years ago, or refuse the documents.';

interface VerificationDialogProps {
  readonly request: PendingVerification;
  readonly onClose: () => void;
}

/** Verifies a player or refuses the documents with a reason, which the player reads. */
export function VerificationDialog({ request, onClose }: VerificationDialogProps) {
  const toast = useToast();
  const decide = useAction(DecideVerificationDocument, {
    changes: [PendingVerificationsDocument],
    // A colleague may have decided meanwhile, which takes the request and this dialog away.
    refusal: useRefusalToast('Not decided'),
  });
  const form = useForm({
    schema,
    initial: { decision: null, reason: '', bornOn: '' },
    check: ({ decision, reason }) => ({
      reason: decision === 'refuse' && reason.trim() === '' ? NO_REASON : null,
    }),
    words: { decision: 'Choose a decision.', reason: NO_REASON, bornOn: NO_BIRTH },
    sending: decide,
    send: async ({ decision, reason, bornOn }) => {
      const isVerified = decision === 'verify';
      if (
        !(await decide.run({
          input: { requestId: request.id, isVerified, reason, bornOn: bornOn === '' ? null : bornOn },
        }))
      )
        return;
      toast(
        isVerified
          ? { title: `${request.username} is verified`, description: 'The higher limits hold at once.', tone: 'win' }
          : { title: 'Documents refused', description: `${request.username} reads the reason in the wallet.` },
      );
      onClose();
    },
  });
  const { decision } = form.values;

  return (
    <FormDialog
      title={`Decide: ${request.username}`}
      description="The decision holds at once and is kept in the audit log, like every look at the documents."
      {...form.wires}
      onClose={onClose}
      submitLabel={decision === 'refuse' ? 'Refuse' : decision === 'verify' ? 'Verify' : 'Decide'}
      variant={decision === 'refuse' ? 'danger' : 'primary'}
      busy={form.isSending}
    >
      <RadioGroup
        label="Decision"
        options={[
          { value: 'verify', label: 'Verify', hint: 'Both documents are genuine, readable and belong to the player.' },
          { value: 'refuse', label: 'Refuse', hint: 'The player may hand in others. These are dropped after 30 days.' },
        ]}
        {...form.field('decision')}
      />
      {decision === 'verify' && (
        <TextField
          label="Date of birth"
          type="date"
          hint="As on the document. Regions that ask more than 18 years go by it; left empty, 18 counts as proven."
          {...form.field('bornOn')}
        />
      )}
      <TextArea
        label="Reason"
        hint={decision === 'refuse' ? 'The player reads it in the wallet.' : 'For the audit log; may stay empty.'}
        required={decision === 'refuse'}
        maxLength={VERIFICATION_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
