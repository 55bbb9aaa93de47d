import { useState } from 'react';
import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { type Sending, useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import * as t from '../__generated__/messages.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly variant?: 'primary' | 'danger';
  /** Whether a code of the second factor goes with it. */
  readonly asksForCode?: boolean;
  readonly sending: Sending;
  /** Answers whether it was done; the dialog stays otherwise. */
  readonly onSend: (reason: string, proof: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What staff do to a campaign, with the reason that the audit log keeps. */
export function ReasonDialog({ asksForCode = false, sending, onSend, onClose, ...dialog }: ReasonDialogProps) {
  const [proof, setProof] = useState('');
  const form = useForm({
    schema: staffAct,
    initial: { reason: '' },
    words: { reason: t.giveTheReason() },
    sending,
    send: async ({ reason }) => {
      if (await onSend(reason, proof.trim() === '' ? null : proof.trim())) onClose();
    },
  });
  return (
    <FormDialog {...form.wires} {...dialog} cancelLabel={t.back()} busy={form.isSending} onClose={onClose}>
      <TextArea
        label={t.reason()}
        hint={t.keptInTheAuditLog()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      {asksForCode && (
        <TextField
          label={t.twoFactorCode()}
          autoComplete="one-time-code"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
