import { ALERT_REASON_MAX } from '../../../domain/wallet/alerts.ts';
import { alertResolution } from '../../../domain/wallet/wallet.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideHeldArcadeDocument } from '../operations/__generated__/decide-held-arcade.gql.ts';
import type { StaffAlertRowFragment } from '../operations/__generated__/staff-alert-row.gql.ts';

interface DecideHeldDialogProps {
  readonly alert: StaffAlertRowFragment;
  /** Whether the runs with signs are to count. */
  readonly doRunsCount: boolean;
  readonly onClose: () => void;
}

/** Why a cash win of the arcade is paid, or its run does not count. */
export function DecideHeldDialog({ alert, doRunsCount, onClose }: DecideHeldDialogProps) {
  const decision = useAction(DecideHeldArcadeDocument, { changes: ['ListOpenAlerts'] });
  const toast = useToast();
  const form = useForm({
    schema: alertResolution,
    initial: { reason: '' },
    words: { reason: 'Give the reason.' },
    sending: decision,
    send: async ({ reason }) => {
      if (!(await decision.run({ input: { alertId: alert.id, doRunsCount, reason } }))) return;
      toast({ title: doRunsCount ? 'The win is paid' : 'The run does not count' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={doRunsCount ? 'Pay the win' : 'Refuse the run'}
      description={alert.message}
      submitLabel={doRunsCount ? 'Pay the win' : 'Refuse the run'}
      busy={form.isSending}
      onClose={onClose}
    >
      {!doRunsCount && (
        <Notice tone="warn">
          A sign is no proof. The entry of the run is kept, and the other player wins if that run counts.
        </Notice>
      )}
      <TextArea
        label="Reason"
        hint="It is kept in the audit log."
        required
        maxLength={ALERT_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
