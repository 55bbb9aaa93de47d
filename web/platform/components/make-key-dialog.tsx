import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { KEY_LIVES, KEY_NAME_MAX, KEY_STAKE_MAX } from '../../../domain/platform/api-key.ts';
import { API_SCOPES, type ApiScope, PROGRAM_SCOPES, READ_SCOPES } from '../../../domain/platform/scopes.ts';
import { requiredText } from '../../../domain/shared/schema.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Part } from '../../parts/part.tsx';
import { proofWaysIn } from '../../session/second-proof.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SCOPE_LABELS, schemaScopeOf } from '../key-words.ts';
import { ApiKeysDocument, CreateApiKeyDocument } from '../operations/__generated__/key.gql.ts';
import { ShownSecret } from './shown-secret.tsx';
import * as t from '../__generated__/messages.ts';

const TITLE = t.makeAKey2();

const LIVES = KEY_LIVES.map((days) => ({
  value: String(days),
  label: days === 365 ? t.aYear() : t.days({ days }),
}));

const schema = z.object({
  name: requiredText(KEY_NAME_MAX),
  scopes: z.array(z.enum(API_SCOPES)).check(z.minLength(1)),
  lifeDays: z.string(),
  cap: z.string(),
  password: z.string().check(z.minLength(1)),
});

const CAP = t.enterAnAmountUpTo({ most: formatCents(KEY_STAKE_MAX) });

/** What the cap comes to, in cents; null while it is none, 0 where the key stakes nothing. */
function capOf(scopes: readonly ApiScope[], cap: string): number | null {
  if (!scopes.includes('battles:stake')) return 0;
  const cents = parseDollars(cap);
  return cents !== null && cents > 0 && cents <= KEY_STAKE_MAX ? cents : null;
}

/** Makes a key that sees everything and changes nothing, unless more is ticked. */
export function MakeKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const task = useTask();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: { name: '', scopes: [...READ_SCOPES], lifeDays: '90', cap: '', password: '' },
    check: ({ scopes, cap }) => ({ cap: capOf(scopes, cap) === null ? CAP : null }),
    words: {
      name: t.giveTheKeyAName(),
      scopes: t.tickAtLeastOne(),
      password: t.enterYourCurrentPassword(),
    },
    places: { dailyStakeCents: 'cap' },
    sending: task,
    send: () => task.run((send) => make(null, send)),
  });
  const { scopes } = form.values;

  const make = async (proof: string | null, send: Send): Promise<void> => {
    const { name, lifeDays, cap, password } = schema.parse(form.values);
    const dailyStakeCents = capOf(scopes, cap) ?? 0;
    const input = { name, scopes: scopes.map(schemaScopeOf), lifeDays: Number(lifeDays), dailyStakeCents };
    const made = await send(CreateApiKeyDocument, { input, owner: { password, proof } });
    setSecret(made.createApiKey.secret);
    await refetchShown(client, [ApiKeysDocument]);
  };
  const tick = (scope: ApiScope, isTicked: boolean): void =>
    form.set({ scopes: API_SCOPES.filter((one) => (one === scope ? isTicked : scopes.includes(one))) });

  if (secret !== null) return <ShownSecret what="key" secret={secret} overlap={null} onClose={onClose} />;
  if (task.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <Part
        of="security.proof"
        title={TITLE}
        description={t.aKeyActsForYouProveFirst()}
        confirmLabel={t.makeKey()}
        {...proofWaysIn(task.failure.data)}
        onClose={onClose}
        onProof={make}
      />
    );

  const problem = form.problem('scopes');
  return (
    <FormDialog
      {...form.wires}
      title={TITLE}
      description={t.itSeesWhatYouSeeAndChanges()}
      submitLabel={t.makeKey()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label={t.name()}
        hint={t.soThatYouKnowItAgainLike()}
        maxLength={KEY_NAME_MAX}
        {...form.field('name')}
      />
      <fieldset css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <legend css={{ fontWeight: 600, marginBlockEnd: 'var(--space-2)' }}>{t.whatItMayDo()}</legend>
        <Stack gap={2}>
          {PROGRAM_SCOPES.map((scope, index) => (
            <Checkbox
              key={scope}
              name="scopes"
              label={SCOPE_LABELS[scope]}
              checked={scopes.includes(scope)}
              error={index === PROGRAM_SCOPES.length - 1 ? problem : undefined}
              onChange={(change) => tick(scope, change.target.checked)}
            />
          ))}
        </Stack>
      </fieldset>
      {scopes.includes('battles:stake') && (
        <MoneyField label={t.atMostADay()} hint={t.countedFromMidnightUTCYourOwnLimits()} {...form.field('cap')} />
      )}
      <Select label={t.worksFor()} options={LIVES} {...form.field('lifeDays')} />
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
