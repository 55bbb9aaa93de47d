import { type ReactNode, useState } from 'react';
import { STAFF_REASON_MAX, staffAct } from '../../domain/accounts/accounts.schemas.ts';
import { type Sending, useForm } from '../forms/use-form.ts';
import { Failed } from '../parts/failed.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import * as t from './__generated__/messages.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly variant?: 'primary' | 'danger';
  readonly sending: Sending;
  /** Who reads the reason. */
  readonly hint?: string | undefined;
  /** Whether the second factor is asked for. */
  readonly asksProof?: boolean;
  /** What is about to change, shown before it does. */
  readonly children?: ReactNode;
  /** Answers nothing when it was refused; the dialog stays then. */
  readonly onSend: (reason: string, proof: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Nothing is switched for everybody without a reason, which the audit log keeps. */
export function ReasonDialog({
  sending,
  onSend,
  onClose,
  hint = t.keptInTheAuditLog(),
  asksProof = false,
  children,
  ...dialog
}: ReasonDialogProps) {
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
      {children}
      <TextArea label={t.reason()} hint={hint} required maxLength={STAFF_REASON_MAX} {...form.field('reason')} />
      {asksProof && (
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
