import { useApolloClient } from '@apollo/client/react';
import * as z from 'zod/mini';
import { KEY_LIVES, KEY_NAME_MAX } from '../../../domain/platform/api-key.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { requiredText } from '../../../domain/shared/schema.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Part } from '../../parts/part.tsx';
import { proofWaysIn } from '../../session/second-proof.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { schemaScopeOf } from '../key-words.ts';
import { ApiKeysDocument, CreateApiKeyDocument } from '../operations/__generated__/key.gql.ts';
import * as t from '../__generated__/messages.ts';

const TITLE = t.getTheEmbedCode();

const schema = z.object({
  name: requiredText(KEY_NAME_MAX),
  password: z.string().check(z.minLength(1)),
});

export interface OverlayKeyProps {
  /** What the key is called unless its owner says otherwise. */
  readonly name: string;
  /** What the overlay needs, and nothing beside it. */
  readonly scopes: readonly ApiScope[];
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** Makes the key of an overlay (CR-11): for a year, and revoked at any time. */
export function OverlayKeyDialog({ name, scopes, onMade, onClose }: OverlayKeyProps) {
  const client = useApolloClient();
  const task = useTask();
  const form = useForm({
    schema,
    initial: { name, password: '' },
    words: { name: t.giveTheOverlayAName(), password: t.enterYourCurrentPassword() },
    sending: task,
    send: () => task.run((send) => make(null, send)),
  });

  const make = async (proof: string | null, send: Send): Promise<void> => {
    const { password, name: called } = schema.parse(form.values);
    const input = {
      name: called,
      scopes: scopes.map(schemaScopeOf),
      lifeDays: Math.max(...KEY_LIVES),
      dailyStakeCents: 0,
    };
    const made = await send(CreateApiKeyDocument, { input, owner: { password, proof } });
    await refetchShown(client, [ApiKeysDocument]);
    onMade(made.createApiKey.secret);
  };

  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <Part
        of="security.proof"
        title={TITLE}
        description={t.whoeverHasTheAddressProveFirst()}
        confirmLabel={t.getEmbedCode()}
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={make}
      />
    );
  return (
    <FormDialog
      {...form.wires}
      title={TITLE}
      description={t.whoeverHasTheAddressSeesNoMore()}
      size="small"
      submitLabel={t.getEmbedCode()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.name()} hint={t.soThatYouKnowItAgain()} maxLength={KEY_NAME_MAX} {...form.field('name')} />
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
