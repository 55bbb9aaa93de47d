import { useState } from 'react';
import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { SECOND_FACTOR_ABOVE_CENTS } from '../../../domain/security/second-factor.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCents } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideExhibitDocument } from '../operations/__generated__/decide-exhibit.gql.ts';
import { FiledExhibitsDocument } from '../operations/__generated__/filed-exhibits.gql.ts';
import { StaffCampaignsDocument } from '../operations/__generated__/staff-campaigns.gql.ts';
import type { Filed } from './filed-table.tsx';
import * as t from '../__generated__/messages.ts';

interface DecideDialogProps {
  readonly filed: Filed;
  readonly approves: boolean;
  readonly onClose: () => void;
}

/** Staff pay a creator, or say why not. */
export function DecideDialog({ filed, approves, onClose }: DecideDialogProps) {
  const { username, campaign } = filed;
  const toast = useToast();
  const decision = useAction(DecideExhibitDocument, { changes: [FiledExhibitsDocument, StaffCampaignsDocument] });
  const [proof, setProof] = useState('');
  const form = useForm({
    schema: staffAct,
    initial: { reason: '' },
    words: { reason: t.giveTheReason() },
    sending: decision,
    send: async ({ reason }) => {
      const input = { acceptanceId: filed.id, approves, reason, proof: proof.trim() === '' ? null : proof.trim() };
      if (!(await decision.run({ input }))) return;
      toast({ title: approves ? t.paid() : t.refused(), description: username, tone: approves ? 'win' : 'info' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={
        approves
          ? t.payUsernamePayout({ username, payout: formatCents(campaign.payoutCents) })
          : t.refuseWhatUsernameShows({ username })
      }
      description={`${campaign.brand}: ${campaign.title}. ${campaign.conditions}`}
      submitLabel={approves ? t.approve() : t.refuse()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextArea
        label={t.reason()}
        hint={approves ? t.keptInTheAuditLog() : t.theCreatorReadsIt()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      {approves && campaign.payoutCents > SECOND_FACTOR_ABOVE_CENTS && (
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
