import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { PASSKEY_NAME_MAX, passkeyNameOf } from '../../../domain/security/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTask } from '../../data/use-task.ts';
import type { PasskeyRowFragment } from '../operations/__generated__/passkey-row.gql.ts';
import { RenamePasskeyDocument } from '../operations/__generated__/rename-passkey.gql.ts';

const FORM_ID = 'rename-passkey';

interface RenamePasskeyDialogProps {
  readonly passkey: PasskeyRowFragment;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const client = useApolloClient();
  const task = useTask();
  const [name, setName] = useState(passkey.name);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (passkeyNameOf(name) === null) return;
    const failure = await task.run(async () => {
      await client.mutate({ mutation: RenamePasskeyDocument, variables: { id: passkey.id, name } });
    });
    if (!failure) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename this passkey"
      description="Only you see the name."
      size="small"
      locked={task.isRunning}
      footer={
        <>
          <Button variant="ghost" disabled={task.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            busy={task.isRunning}
            disabled={passkeyNameOf(name) === null}
          >
            Rename
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          error={task.failure?.sentence}
          onChange={(event) => {
            setName(event.target.value);
            task.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
