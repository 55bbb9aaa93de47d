import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { PASSKEY_NAME_MAX } from '../../../domain/security/second-factor.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useTask } from '../../data/use-task.ts';
import { AddPasskeyDocument } from '../operations/__generated__/add-passkey.gql.ts';
import { BeginPasskeyDocument } from '../operations/__generated__/begin-passkey.gql.ts';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { makePasskey } from '../../session/passkeys.ts';

const FORM_ID = 'add-passkey';

interface PasskeyForm {
  readonly name: string;
  readonly password: string;
}

/** Makes a passkey in this device, or in one that the browser asks for. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const toast = useToast();
  const task = useTask();
  const { register, handleSubmit, formState } = useForm<PasskeyForm>({
    mode: 'onTouched',
    defaultValues: { name: '', password: '' },
  });
  const { errors } = formState;
  const isAtPassword = task.failure?.field === 'password';

  const submit = handleSubmit(async ({ name, password }) => {
    const failure = await task.run(async () => {
      const begun = await client.mutate({ mutation: BeginPasskeyDocument, variables: { password } });
      if (!begun.data) return;
      const { challenge, options } = begun.data.beginPasskey;
      const passkey = await makePasskey(options);
      await client.mutate({
        mutation: AddPasskeyDocument,
        variables: { input: { challenge, passkey, name } },
        refetchQueries: [SecurityDocument],
        awaitRefetchQueries: true,
      });
    });
    if (failure) return;
    toast({ title: 'Passkey added', tone: 'win' });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a passkey"
      description="Your browser asks you next to confirm with your fingerprint, face or device PIN."
      size="small"
      modalOnly
      locked={task.isRunning}
      footer={
        <>
          <Button variant="ghost" disabled={task.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={task.isRunning}>
            Add Passkey
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextField
            label="Name"
            hint="So that you know it again, like “My laptop”."
            maxLength={PASSKEY_NAME_MAX}
            error={errors.name?.message}
            {...register('name', {
              validate: (text) => text.trim() !== '' || 'Give the passkey a name.',
              onChange: task.reset,
            })}
          />
          <PasswordField
            label="Current password"
            error={errors.password?.message ?? (isAtPassword ? task.failure?.sentence : undefined)}
            {...register('password', { required: 'Enter your current password.', onChange: task.reset })}
          />
          <Failed failure={isAtPassword ? null : task.failure} />
        </Stack>
      </form>
    </Dialog>
  );
}
