import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { URL_MAX } from '../../../domain/platform/webhook.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Part } from '../../parts/part.tsx';
import { proofWaysIn } from '../../session/second-proof.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { scopeWordsOf } from '../key-words.ts';
import { ApiKeysDocument } from '../operations/__generated__/key.gql.ts';
import {
  type ConnectPluginMutation,
  ConnectPluginDocument,
  type PluginRowFragment,
  PluginsDocument,
} from '../operations/__generated__/plugin.gql.ts';
import { WebhooksDocument } from '../operations/__generated__/webhook.gql.ts';
import { ConnectedPlugin } from './connected-plugin.tsx';
import * as t from '../__generated__/messages.ts';

const schema = z.object({
  url: z.string().check(z.maxLength(URL_MAX)),
  password: z.string().check(z.minLength(1)),
});

interface ConnectPluginDialogProps {
  readonly plugin: PluginRowFragment;
  readonly onClose: () => void;
}

/** Connects a plugin: its scopes are fixed, so that all that is asked for is who asks, and where results go. */
export function ConnectPluginDialog({
  plugin: { plugin, name, scopes, postsResults },
  onClose,
}: ConnectPluginDialogProps) {
  const client = useApolloClient();
  const task = useTask();
  const [made, setMade] = useState<ConnectPluginMutation['connectPlugin'] | null>(null);
  const form = useForm({
    schema,
    initial: { url: '', password: '' },
    words: { password: t.enterYourCurrentPassword() },
    sending: task,
    send: () => task.run((send) => connect(null, send)),
  });
  const connect = async (proof: string | null, send: Send): Promise<void> => {
    const { url, password } = form.values;
    const input = { plugin, url: url.trim() === '' ? null : url };
    const { connectPlugin } = await send(ConnectPluginDocument, { input, owner: { password, proof } });
    setMade(connectPlugin);
    await refetchShown(client, [PluginsDocument, ApiKeysDocument, WebhooksDocument]);
  };

  const title = t.connectTheName({ name });
  if (made !== null) return <ConnectedPlugin {...made} onClose={onClose} />;
  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <Part
        of="security.proof"
        title={title}
        description={t.itsKeySeesWhatIsYoursProve()}
        confirmLabel={t.connect()}
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={connect}
      />
    );
  return (
    <FormDialog
      {...form.wires}
      title={title}
      description={t.itGetsAKeyThatWorks()}
      size="small"
      submitLabel={t.connect()}
      busy={form.isSending}
      onClose={onClose}
    >
      <Text tone="dim">{t.itMay({ scopes: scopeWordsOf(scopes).join(' · ') })}</Text>
      {postsResults && (
        <TextField
          label={t.addressForResultsOptional()}
          type="url"
          hint={t.whereYourBotListensLikeHttpsBot()}
          maxLength={URL_MAX}
          autoComplete="off"
          spellCheck={false}
          {...form.field('url')}
        />
      )}
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
