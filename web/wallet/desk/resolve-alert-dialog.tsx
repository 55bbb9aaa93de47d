import { ALERT_REASON_MAX } from '../../../domain/wallet/alerts.ts';
import { alertResolution } from '../../../domain/wallet/wallet.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ALERT_TITLES } from '../../desk/alert-words.ts';
import { ResolveAlertDocument, type StaffAlertRowFragment } from '../operations/__generated__/alert.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    words: { reason: t.giveTheReason() },
    sending: resolution,
    send: async ({ reason }) => {
      if (!(await resolution.run({ input: { id: alert.id, reason } }))) return;
      toast({ title: t.alertResolved(), description: t.aDifferenceThatIsStillThere() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.resolveTheAlert()}
      description={t.resolvingChangesNoFigure({ title: ALERT_TITLES[alert.kind], message: alert.message })}
      submitLabel={t.resolve()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextArea
        label={t.reason()}
        hint={t.itIsKeptInTheAuditLog()}
        required
        maxLength={ALERT_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
