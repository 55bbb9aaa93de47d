import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { type PaymentMethodRowFragment, RemovePaymentMethodDocument } from '../operations/__generated__/payment.gql.ts';
import * as t from '../__generated__/messages.ts';

interface RemoveMethodDialogProps {
  readonly method: PaymentMethodRowFragment;
  readonly onClose: () => void;
}

/** WA-18 */
export function RemoveMethodDialog({ method: { id, name }, onClose }: RemoveMethodDialogProps) {
  const removal = usePayment(RemovePaymentMethodDocument);
  const toast = useToast();
  const confirm = async (): Promise<void> => {
    const answer = await removal.run({ id });
    if (!answer) return;
    toast({ title: t.nameWasRemoved({ name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.removeNameQuestion({ name })}
      description={t.itIsDeletedFromYourMethodsPast()}
      confirmLabel={t.remove()}
      variant="danger"
      busy={removal.isRunning}
      refusal={removal.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
