import { useAction } from '../../data/use-action.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { amountWords } from '../adjustment-words.ts';
import {
  type AdjustmentRowFragment,
  DecideAdjustmentDocument,
  WaitingAdjustmentsDocument,
} from '../operations/__generated__/account-file.gql.ts';
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
  const what = { adjustment: amountWords(adjustment), username: adjustment.username };
  return (
    <ReasonDialog
      title={approves ? t.approveAdjustment(what) : t.refuseAdjustment(what)}
      description={t.askedForItBecause({ name: adjustment.askedBy, reason: adjustment.reason })}
      submitLabel={approves ? t.approve() : t.refuse()}
      asksProof={approves}
      sending={decision}
      onSend={async (reason, proof) => {
        if (!(await decision.run({ input: { id: adjustment.id, approves, reason, proof } }))) return false;
        toast({ title: approves ? t.booked() : t.refused(), description: adjustment.username });
        return true;
      }}
      onClose={onClose}
    />
  );
}
