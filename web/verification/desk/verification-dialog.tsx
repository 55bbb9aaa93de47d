import * as z from 'zod/mini';
import { VERIFICATION_REASON_MAX, verificationDecision } from '../../../domain/verification/verification.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { choice } from '../../forms/choice.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DecideVerificationDocument,
  PendingVerificationsDocument,
} from '../operations/__generated__/verification.gql.ts';
import type { PendingVerification } from './verification-queue.tsx';
import * as t from '../__generated__/messages.ts';

const schema = z.object({
  decision: choice<'verify' | 'refuse', null>(),
  reason: verificationDecision.shape.reason,
  bornOn: verificationDecision.shape.bornOn,
});

const NO_REASON = t.giveTheReason();
const NO_BIRTH = t.giveADateOfBirthOrRefuse();

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
    refusal: useRefusalToast(t.notDecided()),
  });
  const form = useForm({
    schema,
    initial: { decision: null, reason: '', bornOn: '' },
    check: ({ decision, reason }) => ({
      reason: decision === 'refuse' && reason.trim() === '' ? NO_REASON : null,
    }),
    words: { decision: t.chooseADecision(), reason: NO_REASON, bornOn: NO_BIRTH },
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
          ? {
              title: t.usernameIsVerified({ username: request.username }),
              description: t.theHigherLimitsHoldAtOnce(),
              tone: 'win',
            }
          : {
              title: t.documentsRefused(),
              description: t.usernameReadsTheReasonInTheWallet({ username: request.username }),
            },
      );
      onClose();
    },
  });
  const { decision } = form.values;

  return (
    <FormDialog
      title={t.decideWhat({ what: request.username })}
      description={t.theDecisionHoldsAtOnce()}
      {...form.wires}
      onClose={onClose}
      submitLabel={decision === 'refuse' ? t.refuse() : decision === 'verify' ? t.verify() : t.decide()}
      variant={decision === 'refuse' ? 'danger' : 'primary'}
      busy={form.isSending}
    >
      <RadioGroup
        label={t.decision()}
        options={[
          { value: 'verify', label: t.verify(), hint: t.bothDocumentsAreGenuineReadable() },
          { value: 'refuse', label: t.refuse(), hint: t.thePlayerMayHandInOthersThese() },
        ]}
        {...form.field('decision')}
      />
      {decision === 'verify' && (
        <TextField
          label={t.dateOfBirth()}
          type="date"
          hint={t.asOnTheDocumentRegionsThatAsk()}
          {...form.field('bornOn')}
        />
      )}
      <TextArea
        label={t.reason()}
        hint={decision === 'refuse' ? t.thePlayerReadsItInTheWallet() : t.forTheAuditLogMayStayEmpty()}
        required={decision === 'refuse'}
        maxLength={VERIFICATION_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
