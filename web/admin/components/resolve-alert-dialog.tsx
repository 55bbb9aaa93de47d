import { ALERT_REASON_MAX } from '../../../domain/wallet/alerts.ts';
import { alertResolution } from '../../../domain/wallet/wallet.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ALERT_TITLES } from '../alert-words.ts';
import { ResolveAlertDocument } from '../operations/__generated__/resolve-alert.gql.ts';
import type { StaffAlertRowFragment } from '../operations/__generated__/staff-alert-row.gql.ts';

interface ResolveAlertDialogProps {
  readonly alert: StaffAlertRowFragment;
  readonly onClose: () => void;
}

/** Why an alert may rest; no figure is changed by it. */
export function ResolveAlertDialog({ alert, onClose }: ResolveAlertDialogProps) {
  const resolution = useAction(ResolveAlertDocument);
  const toast = useToast();
  const form = useForm({
    schema: alertResolution,
    initial: { reason: '' },
    words: { reason: 'Give the reason.' },
    sending: resolution,
    send: async ({ reason }) => {
      if (!(await resolution.run({ input: { id: alert.id, reason } }))) return;
      toast({ title: 'Alert resolved', description: 'A difference that is still there is reported again.' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title="Resolve the alert"
      description={`${ALERT_TITLES[alert.kind]}: ${alert.message}. Resolving changes no figure: say what was found and what was done about it.`}
      submitLabel="Resolve"
      busy={form.isSending}
      onClose={onClose}
    >
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
