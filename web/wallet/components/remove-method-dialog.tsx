import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import type { PaymentMethodRowFragment } from '../operations/__generated__/payment-method-row.gql.ts';
import { RemovePaymentMethodDocument } from '../operations/__generated__/remove-payment-method.gql.ts';

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
    toast({ title: `${name} was removed` });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description="It is deleted from your methods; past payments keep its name. Added again, payouts to it wait 24 hours."
      confirmLabel="Remove"
      variant="danger"
      busy={removal.isRunning}
      refusal={removal.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
