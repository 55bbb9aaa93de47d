import { useApolloClient } from '@apollo/client/react';
import * as z from 'zod/mini';
import { passkeyName } from '../../../domain/security/security.schemas.ts';
import { PASSKEY_NAME_MAX } from '../../../domain/security/second-factor.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { AddPasskeyDocument, BeginPasskeyDocument } from '../operations/__generated__/passkey.gql.ts';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { makePasskey } from '../../session/passkeys.ts';
import { proofWaysIn } from '../../session/second-proof.ts';
import { ProofDialog } from './proof-dialog.tsx';
import * as t from '../__generated__/messages.ts';

const TITLE = t.addAPasskey();

const schema = z.extend(passkeyName, { password: z.string().check(z.minLength(1)) });

/** Makes a passkey in this device, or in one that the browser asks for. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const client = useApolloClient();
  const task = useTask();
  const form = useForm({
    schema,
    initial: { name: '', password: '' },
    words: { name: t.giveThePasskeyAName(), password: t.enterYourCurrentPassword() },
    sending: task,
    send: () => task.run((send) => add(null, send)),
  });

  const add = async (proof: string | null, send: Send): Promise<void> => {
    const { name, password } = schema.parse(form.values);
    const { proofToken, options } = (await send(BeginPasskeyDocument, { password, proof })).beginPasskey;
    const passkey = await makePasskey(options);
    await send(AddPasskeyDocument, { input: { proofToken, passkey, name } });
    await refetchShown(client, [SecurityDocument]);
    toast({ title: t.passkeyAdded(), tone: 'win' });
    onClose();
  };

  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <ProofDialog
        title={TITLE}
        description={t.aPasskeyOpensYourAccountProveFirst()}
        confirmLabel={t.addPasskey()}
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={add}
      />
    );

  return (
    <FormDialog
      {...form.wires}
      title={TITLE}
      description={t.yourBrowserAsksYouNextToConfirm()}
      size="small"
      submitLabel={t.addPasskey()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label={t.name()}
        hint={t.soThatYouKnowItAgainLike()}
        maxLength={PASSKEY_NAME_MAX}
        {...form.field('name')}
      />
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
