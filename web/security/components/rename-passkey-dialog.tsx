import { passkeyName } from '../../../domain/security/security.schemas.ts';
import { PASSKEY_NAME_MAX } from '../../../domain/security/second-factor.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAction } from '../../data/use-action.ts';
import { type PasskeyRowFragment, RenamePasskeyDocument } from '../operations/__generated__/passkey.gql.ts';
import * as t from '../__generated__/messages.ts';

interface RenamePasskeyDialogProps {
  readonly passkey: PasskeyRowFragment;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const rename = useAction(RenamePasskeyDocument);
  const form = useForm({
    schema: passkeyName,
    initial: { name: passkey.name },
    words: { name: t.giveThePasskeyAName() },
    sending: rename,
    send: async ({ name }) => {
      if (await rename.run({ id: passkey.id, name })) onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.renameThisPasskey()}
      description={t.onlyYouSeeTheName()}
      size="small"
      submitLabel={t.rename()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.name()} maxLength={PASSKEY_NAME_MAX} {...form.field('name')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
