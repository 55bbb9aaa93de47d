import { useForm } from 'react-hook-form';
import { ALERT_REASON_MAX } from '../../../domain/wallet/alerts.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
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
  const { register, handleSubmit, formState, watch } = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const { failure } = resolution;
  const atReason = failure?.field === 'reason' ? failure.sentence : undefined;
  const submit = handleSubmit(async ({ reason }) => {
    if (!(await resolution.run({ input: { id: alert.id, reason } }))) return;
    toast({ title: 'Alert resolved', description: 'A difference that is still there is reported again.' });
    onClose();
  });
  return (
    <FormDialog
      title="Resolve the alert"
      description={`${ALERT_TITLES[alert.kind]}: ${alert.message}. Resolving changes no figure: say what was found and what was done about it.`}
      submitLabel="Resolve"
      busy={resolution.isRunning}
      onClose={onClose}
      onSubmit={submit}
    >
      <Stack gap={4}>
        <TextArea
          label="Reason"
          hint="It is kept in the audit log."
          required
          maxLength={ALERT_REASON_MAX}
          value={watch('reason')}
          error={formState.errors.reason?.message ?? atReason}
          {...register('reason', { validate: (text) => text.trim() !== '' || 'Give the reason.' })}
        />
        <Failed failure={atReason === undefined ? failure : null} />
      </Stack>
    </FormDialog>
  );
}
