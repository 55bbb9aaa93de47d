import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { OVERLAP } from '../../../domain/platform/api-key.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { formatDateTime } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Part } from '../../parts/part.tsx';
import { proofWaysIn } from '../../session/second-proof.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { type ApiKeyRowFragment, ApiKeysDocument, RotateApiKeyDocument } from '../operations/__generated__/key.gql.ts';
import { ShownSecret } from './shown-secret.tsx';
import * as t from '../__generated__/messages.ts';

const TITLE = t.replaceThisKey();

const schema = z.object({ password: z.string().check(z.minLength(1)) });

interface Made {
  readonly secret: string;
  readonly overlap: string;
}

interface RotateKeyDialogProps {
  readonly apiKey: ApiKeyRowFragment;
  readonly onClose: () => void;
}

/** Makes a key of the same terms in the place of one, which works for another day. */
export function RotateKeyDialog({ apiKey, onClose }: RotateKeyDialogProps) {
  const client = useApolloClient();
  const task = useTask();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    schema,
    initial: { password: '' },
    words: { password: t.enterYourCurrentPassword() },
    sending: task,
    send: () => task.run((send) => rotate(null, send)),
  });

  const rotate = async (proof: string | null, send: Send): Promise<void> => {
    const owner = { password: form.values.password, proof };
    const { secret, key } = (await send(RotateApiKeyDocument, { id: apiKey.id, owner })).rotateApiKey;
    setMade({ secret, overlap: formatDateTime(Math.min(apiKey.expiresAt, key.createdAt + OVERLAP)) });
    await refetchShown(client, [ApiKeysDocument]);
  };

  if (made !== null) return <ShownSecret what="key" {...made} onClose={onClose} />;
  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <Part
        of="security.proof"
        title={TITLE}
        description={t.aKeyActsForYouProveFirst()}
        confirmLabel={t.replaceKey()}
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={rotate}
      />
    );
  return (
    <FormDialog
      {...form.wires}
      title={TITLE}
      description={t.youGetANewKeyThatMay({ name: apiKey.name })}
      size="small"
      submitLabel={t.replaceKey()}
      busy={form.isSending}
      onClose={onClose}
    >
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
