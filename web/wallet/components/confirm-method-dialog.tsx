import { useApolloClient } from '@apollo/client/react';
import * as z from 'zod/mini';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Part } from '../../parts/part.tsx';
import { proofWaysIn } from '../../session/second-proof.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  ConfirmPaymentMethodDocument,
  type PaymentMethodRowFragment,
  PaymentMethodsDocument,
} from '../operations/__generated__/payment.gql.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.object({ password: z.string().check(z.minLength(1)) });

interface ConfirmMethodDialogProps {
  readonly method: PaymentMethodRowFragment;
  readonly onClose: () => void;
}

/** Lets payouts go again where a reset of the password has locked them. */
export function ConfirmMethodDialog({ method: { id, name, details }, onClose }: ConfirmMethodDialogProps) {
  const client = useApolloClient();
  const task = useTask();
  const toast = useToast();
  const form = useForm({
    schema,
    initial: { password: '' },
    words: { password: t.enterYourPassword() },
    sending: task,
    send: () => task.run((send) => confirm(null, send)),
  });

  const confirm = async (proof: string | null, send: Send): Promise<void> => {
    await send(ConfirmPaymentMethodDocument, { id, password: form.values.password, proof });
    await refetchShown(client, [PaymentMethodsDocument]);
    toast({ title: t.payoutsGoToNameAgain({ name }), tone: 'win' });
    onClose();
  };

  const title = t.confirmNameQuestion({ name });
  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <Part
        of="security.proof"
        title={title}
        description={t.moneyWillGoThereProveThatItIsYou()}
        confirmLabel={t.confirm()}
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={confirm}
      />
    );
  return (
    <FormDialog
      {...form.wires}
      title={title}
      description={t.makeSureThatItIsYours({ method: details === '' ? name : details })}
      size="small"
      submitLabel={t.confirm()}
      busy={form.isSending}
      onClose={onClose}
    >
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
