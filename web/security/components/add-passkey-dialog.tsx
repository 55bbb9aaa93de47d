import { useApolloClient } from '@apollo/client/react';
import * as z from 'zod/mini';
import { passkeyName } from '../../../domain/security/security.schemas.ts';
import { PASSKEY_NAME_MAX } from '../../../domain/security/second-factor.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { AddPasskeyDocument } from '../operations/__generated__/add-passkey.gql.ts';
import { BeginPasskeyDocument } from '../operations/__generated__/begin-passkey.gql.ts';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { makePasskey } from '../../session/passkeys.ts';
import { proofWaysIn } from '../../session/second-proof.ts';
import { ProofDialog } from './proof-dialog.tsx';

const TITLE = 'Add a passkey';

const schema = z.extend(passkeyName, { password: z.string().check(z.minLength(1)) });

/** Makes a passkey in this device, or in one that the browser asks for. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const client = useApolloClient();
  const task = useTask();
  const form = useForm({
    schema,
    initial: { name: '', password: '' },
    words: { name: 'Give the passkey a name.', password: 'Enter your current password.' },
    sending: task,
    send: () => task.run((send) => add(null, send)),
  });

  const add = async (proof: string | null, send: Send): Promise<void> => {
    const { name, password } = schema.parse(form.values);
    const { proofToken, options } = (await send(BeginPasskeyDocument, { password, proof })).beginPasskey;
    const passkey = await makePasskey(options);
    await send(AddPasskeyDocument, { input: { proofToken, passkey, name } });
    await refetchShown(client, [SecurityDocument]);
    toast({ title: 'Passkey added', tone: 'win' });
    onClose();
  };

  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <ProofDialog
        title={TITLE}
        description="A passkey opens your account. Prove first that it is you, with what protects it already."
        confirmLabel="Add Passkey"
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={add}
      />
    );

  return (
    <FormDialog
      {...form.wires}
      title={TITLE}
      description="Your browser asks you next to confirm with your fingerprint, face or device PIN."
      size="small"
      submitLabel="Add Passkey"
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="So that you know it again, like “My laptop”."
        maxLength={PASSKEY_NAME_MAX}
        {...form.field('name')}
      />
      <PasswordField label="Current password" {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
