import { useState } from 'react';
import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { amountWords } from '../adjustment-words.ts';
import type { AdjustmentRowFragment } from '../operations/__generated__/adjustment-row.gql.ts';
import { DecideAdjustmentDocument } from '../operations/__generated__/decide-adjustment.gql.ts';
import { WaitingAdjustmentsDocument } from '../operations/__generated__/waiting-adjustments.gql.ts';
import * as t from '../__generated__/messages.ts';

interface DecideAdjustmentDialogProps {
  readonly adjustment: AdjustmentRowFragment;
  readonly approves: boolean;
  readonly onClose: () => void;
}

/** The second look at a large adjustment. */
export function DecideAdjustmentDialog({ adjustment, approves, onClose }: DecideAdjustmentDialogProps) {
  const decision = useAction(DecideAdjustmentDocument, { changes: [WaitingAdjustmentsDocument] });
  const toast = useToast();
  const [proof, setProof] = useState('');
  const form = useForm({
    schema: staffAct,
    initial: { reason: '' },
    words: { reason: t.giveTheReason() },
    sending: decision,
    send: async ({ reason }) => {
      const input = { id: adjustment.id, approves, reason, proof: proof.trim() === '' ? null : proof.trim() };
      if (!(await decision.run({ input }))) return;
      toast({ title: approves ? t.booked() : t.refused(), description: adjustment.username });
      onClose();
    },
  });
  const what = { adjustment: amountWords(adjustment), username: adjustment.username };
  return (
    <FormDialog
      {...form.wires}
      title={approves ? t.approveAdjustment(what) : t.refuseAdjustment(what)}
      description={t.askedForItBecause({ name: adjustment.askedBy, reason: adjustment.reason })}
      submitLabel={approves ? t.approve() : t.refuse()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextArea
        label={t.reason()}
        hint={t.keptInTheAuditLog()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      {approves && (
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
