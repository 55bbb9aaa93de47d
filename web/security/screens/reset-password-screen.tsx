import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { passwordReset } from '../../../domain/security/security.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Failed } from '../../parts/failed.tsx';
import { signInPath, forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { sayRefusal } from '../../data/sentences.ts';
import { useSentences } from '../../data/use-sentences.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { KeptPasskeys } from '../components/kept-passkeys.tsx';
import {
  PasswordResetDocument,
  type PasswordResetQuery,
  ResetPasswordDocument,
} from '../operations/__generated__/password-reset.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Where the mailed link of RG-17 leads. */
export function ResetPasswordScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [isDone, setDone] = useState(false);
  return (
    <Page title={t.setANewPassword()} width="narrow" back={<Link to={signInPath}>{t.backToSign()}</Link>}>
      <Card padding={6}>
        {isDone ? <Done /> : token === '' ? <Spent /> : <ResetPassword token={token} onDone={() => setDone(true)} />}
      </Card>
    </Page>
  );
}

/** The code confirms the passkeys that are kept. */
const schema = z.safeExtend(passwordReset, { proof: z.string() });

interface ResetPasswordProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** The form, for a link that still opens something; one that was used or has expired says so before anybody types. */
function ResetPassword(props: ResetPasswordProps) {
  const query = useQuery(PasswordResetDocument, { variables: { token: props.token }, fetchPolicy: 'no-cache' });
  return (
    <Loaded query={query} what={t.yourLink()} skeleton={[3, 56]}>
      {({ passwordReset: factors }) => (factors ? <PasswordForm {...props} factors={factors} /> : <Spent />)}
    </Loaded>
  );
}

interface PasswordFormProps extends ResetPasswordProps {
  readonly factors: NonNullable<PasswordResetQuery['passwordReset']>;
}

function PasswordForm({ token, onDone, factors }: PasswordFormProps) {
  const sending = useAction(ResetPasswordDocument);
  const form = useForm({
    schema,
    initial: { password: '', confirmPassword: '', proof: '' },
    sending,
    send: async ({ proof, ...entries }) => {
      const input = { token, ...entries, proof: proof.trim() || null, keptPasskeyIds: [...kept] };
      if (await sending.run({ input })) onDone();
    },
  });
  const [kept, setKept] = useState<readonly string[]>([]);
  const { isTwoFactorOn, passkeys } = factors;
  const mayKeep = isTwoFactorOn && passkeys.length > 0;
  if (form.notice?.code === 'RESET_LINK_SPENT') return <Spent />;
  return (
    <Form {...form.wires}>
      <NewPasswordFields
        password={{ label: t.newPasswordLabel(), ...form.field('password') }}
        confirmation={{ label: t.confirmPassword(), ...form.field('confirmPassword') }}
      />
      {passkeys.length > 0 && !mayKeep && (
        <Text tone="dim">{t.yourPasskeysAreRemoved({ names: passkeys.map(({ name }) => name).join(', ') })}</Text>
      )}
      {mayKeep && <KeptPasskeys passkeys={passkeys} kept={kept} onChange={setKept} />}
      {kept.length > 0 && (
        <TextField
          label={t.code()}
          hint={t.fromYourAuthenticatorAppOrOne()}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('proof')}
        />
      )}
      <Failed failure={form.notice} />
      <Button type="submit" variant="primary" size="large" wide busy={form.isSending}>
        {t.setPassword()}
      </Button>
    </Form>
  );
}

function Spent() {
  useSentences();
  return (
    <Stack gap={4}>
      <div role="alert">
        <Notice tone="loss">{sayRefusal('RESET_LINK_SPENT')}</Notice>
      </div>
      <Button asChild wide>
        <Link to={forgotPasswordPath}>{t.sendAnotherEmail()}</Link>
      </Button>
    </Stack>
  );
}

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div role="status">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t.yourPasswordIsChanged()}
        </Heading>
        <Text>{t.allYourDevicesWereSignedOutSign()}</Text>
      </div>
      <Button asChild variant="primary" size="large" wide>
        <Link to={signInPath}>{t.signIn()}</Link>
      </Button>
    </Stack>
  );
}
