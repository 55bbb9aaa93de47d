import { ALERT_REASON_MAX } from '../../../domain/wallet/alerts.ts';
import { alertResolution } from '../../../domain/wallet/wallet.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DecideHeldArcadeDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

export interface DecideHeldProps {
  readonly alert: { readonly id: string; readonly message: string };
  /** Whether the runs with signs are to count. */
  readonly doRunsCount: boolean;
  readonly onClose: () => void;
}

/** Why a cash win of the arcade is paid, or its run does not count. */
export function DecideHeldDialog({ alert, doRunsCount, onClose }: DecideHeldProps) {
  const decision = useAction(DecideHeldArcadeDocument, { changes: ['ListOpenAlerts'] });
  const toast = useToast();
  const form = useForm({
    schema: alertResolution,
    initial: { reason: '' },
    words: { reason: t.giveTheReason() },
    sending: decision,
    send: async ({ reason }) => {
      if (!(await decision.run({ input: { alertId: alert.id, doRunsCount, reason } }))) return;
      toast({ title: doRunsCount ? t.theWinIsPaid() : t.theRunDoesNotCount() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={doRunsCount ? t.payTheWin() : t.refuseTheRun()}
      description={alert.message}
      submitLabel={doRunsCount ? t.payTheWin() : t.refuseTheRun()}
      busy={form.isSending}
      onClose={onClose}
    >
      {!doRunsCount && <Notice tone="warn">{t.aSignIsNoProofTheEntry()}</Notice>}
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
