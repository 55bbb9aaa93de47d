import { useState } from 'react';
import { maintenancePlan } from '../../../domain/admin/admin.schemas.ts';
import { MAINTENANCE_REASON_MAX } from '../../../domain/shared/maintenance.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { MaintenancePlanDocument, ScheduleMaintenanceDocument } from '../operations/__generated__/maintenance.gql.ts';
import * as t from '../__generated__/messages.ts';

/** AS-17 to AS-19: neither date nor reason is needed. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const action = useAction(ScheduleMaintenanceDocument, { changes: [MaintenancePlanDocument] });
  const [startsAt, setStartsAt] = useState('');
  const [notifiesAll, setNotifiesAll] = useState(true);
  const form = useForm({
    schema: maintenancePlan,
    initial: { reason: '' },
    sending: action,
    send: async ({ reason }) => {
      const at = startsAt === '' ? null : new Date(startsAt).getTime();
      if (!(await action.run({ input: { startsAt: at, reason, notifiesAll } }))) return;
      toast({ title: t.maintenanceScheduled(), tone: 'win' });
      onClose();
    },
  });
  const isPast = action.failure?.field === 'startsAt';
  return (
    <FormDialog
      {...form.wires}
      title={t.scheduleMaintenance()}
      description={t.planSystemMaintenanceAndNotifyUsers()}
      submitLabel={t.scheduleMaintenance()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t.maintenanceDateTime()}
        hint={t.withoutADateSomebodyBegins()}
        error={isPast ? t.chooseAMomentThatIsStill() : undefined}
        value={startsAt}
        onChange={(event) => {
          action.reset();
          setStartsAt(event.target.value);
        }}
      />
      <TextArea
        label={t.reasonForMaintenance()}
        placeholder={t.describeTheMaintenanceWork()}
        maxLength={MAINTENANCE_REASON_MAX}
        {...form.field('reason')}
      />
      <Switch
        label={t.notifyAllUsers()}
        checked={notifiesAll}
        onChange={(event) => setNotifiesAll(event.target.checked)}
      />
      <Failed failure={isPast ? null : form.notice} />
    </FormDialog>
  );
}
