import { useState } from 'react';
import { webhookTerms } from '../../../domain/platform/platform.schemas.ts';
import { URL_MAX } from '../../../domain/platform/webhook.ts';
import { WEBHOOK_TYPES, type WebhookType } from '../../../domain/shared/told.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  AddWebhookDocument,
  ChangeWebhookDocument,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../operations/__generated__/webhook.gql.ts';
import { TYPE_LABELS, schemaTypeOf, typesOf } from '../webhook-words.ts';
import { ShownSecret } from './shown-secret.tsx';
import * as t from '../__generated__/messages.ts';

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: WebhookRowFragment | null;
  readonly onClose: () => void;
}

/** Where an address is told, and which of what happens (CR-20). */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const toast = useToast();
  const add = useAction(AddWebhookDocument, { changes: [WebhooksDocument] });
  const change = useAction(ChangeWebhookDocument);
  const sending = webhook === null ? add : change;
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    schema: webhookTerms,
    initial: {
      url: webhook?.url ?? '',
      types: webhook === null ? [...WEBHOOK_TYPES] : typesOf(webhook.types),
    },
    words: { url: t.enterTheAddress(), types: t.tickAtLeastOne() },
    sending,
    send: async ({ url, types }) => {
      const input = { url, types: types.map(schemaTypeOf) };
      if (webhook === null) {
        const added = await add.run({ input });
        if (added) setSecret(added.addWebhook.secret);
      } else if (await change.run({ id: webhook.id, input })) {
        toast({ title: t.webhookChanged(), tone: 'win' });
        onClose();
      }
    },
  });
  const { types } = form.values;
  const tick = (type: WebhookType, isTicked: boolean): void =>
    form.set({ types: WEBHOOK_TYPES.filter((one) => (one === type ? isTicked : types.includes(one))) });

  if (secret !== null) return <ShownSecret what="secret" secret={secret} overlap={null} onClose={onClose} />;
  const problem = form.problem('types');
  return (
    <FormDialog
      {...form.wires}
      title={webhook === null ? t.addAWebhook() : t.changeThisWebhook()}
      description={t.itGetsWhatYouTickAsJSON()}
      size="small"
      submitLabel={webhook === null ? t.addWebhook() : t.save()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label={t.address()}
        type="url"
        hint={t.anHttpsAddressThatEverybody()}
        maxLength={URL_MAX}
        autoComplete="off"
        spellCheck={false}
        {...form.field('url')}
      />
      <fieldset css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <legend css={{ fontWeight: 600, marginBlockEnd: 'var(--space-2)' }}>{t.tellIt()}</legend>
        <Stack gap={2}>
          {WEBHOOK_TYPES.map((type, index) => (
            <Checkbox
              key={type}
              name="types"
              label={TYPE_LABELS[type]}
              checked={types.includes(type)}
              error={index === WEBHOOK_TYPES.length - 1 ? problem : undefined}
              onChange={({ target }) => tick(type, target.checked)}
            />
          ))}
        </Stack>
      </fieldset>
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
