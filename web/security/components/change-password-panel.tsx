import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../domain/security/password.ts';
import { passwordChange } from '../../../domain/security/security.schemas.ts';
import { between } from '../../../domain/shared/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { refetchShown } from '../../data/refetch-shown.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { proofWaysIn } from '../../session/second-proof.ts';
import {
  ChangePasswordDocument,
  OwnSessionsDocument,
  SecurityDocument,
} from '../operations/__generated__/security.gql.ts';
import { KeptPasskeys } from './kept-passkeys.tsx';
import * as t from '../__generated__/messages.ts';

const ProofDialog = lazyDialog(async () => (await import('./proof-dialog.tsx')).ProofDialog);

const schema = z
  .extend(passwordChange, { repeated: z.string() })
  .check(between(({ newPassword, repeated }) => (newPassword === repeated ? {} : { repeated: 'PASSWORDS_DIFFER' })));

/** SE-04 */
export function ChangePasswordPanel() {
  const toast = useToast();
  const client = useApolloClient();
  const change = useTask();
  const security = useQuery(SecurityDocument);
  const [kept, setKept] = useState<readonly string[]>([]);
  const form = useForm({
    schema,
    initial: { currentPassword: '', newPassword: '', repeated: '' },
    words: { currentPassword: t.enterYourCurrentPassword() },
    sending: change,
    send: () => change.run((send) => setPassword(null, send)),
  });

  const setPassword = async (proof: string | null, send: Send): Promise<void> => {
    const { currentPassword, newPassword } = form.values;
    await send(ChangePasswordDocument, { input: { currentPassword, newPassword, proof, keptPasskeyIds: [...kept] } });
    form.reset();
    setKept([]);
    toast({ title: t.passwordChanged(), description: t.everyOtherDeviceWasSignedOut(), tone: 'win' });
    await refetchShown(client, [OwnSessionsDocument, SecurityDocument]);
  };
  const isAsked = change.failure?.code === 'TWO_FACTOR_REQUIRED';

  return (
    <Panel title={t.password()}>
      <Form {...form.wires}>
        <PasswordField label={t.currentPassword()} maxLength={PASSWORD_MAX} {...form.field('currentPassword')} />
        <PasswordField
          label={t.newPassword()}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={t.atLeastCharactersEveryOtherDevice({ min: PASSWORD_MIN })}
          {...form.field('newPassword')}
        />
        <PasswordField
          label={t.repeatTheNewPassword()}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...form.field('repeated')}
        />
        <Failed failure={isAsked ? null : form.notice} />
        <Row>
          <Button type="submit" busy={form.isSending}>
            {t.changePassword()}
          </Button>
        </Row>
      </Form>
      {change.failure && isAsked && (
        <ProofDialog
          title={t.changeYourPassword()}
          description={t.yourAccountHasASecondFactorProve()}
          confirmLabel={t.changePassword()}
          {...proofWaysIn(change.failure.data)}
          onClose={() => {
            setKept([]);
            change.reset();
          }}
          onProof={setPassword}
          isWaiting={!security.data?.security}
        >
          <Loaded query={{ ...security, data: security.data?.security }} what={t.yourPasskeys()} skeleton={[1, 60]}>
            {({ passkeys }) => <KeptPasskeys passkeys={passkeys} kept={kept} onChange={setKept} />}
          </Loaded>
        </ProofDialog>
      )}
    </Panel>
  );
}
