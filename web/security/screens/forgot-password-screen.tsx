import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EMAIL_MAX } from '../../../domain/accounts/email.ts';
import { RESET_LIFE_MS } from '../../../domain/security/password.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { resetRequest } from '../../../domain/security/security.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { RequestPasswordResetDocument } from '../operations/__generated__/password-reset.gql.ts';
import * as t from '../__generated__/messages.ts';

/** RG-17, RG-18. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page
      title={t.forgotPassword()}
      width="narrow"
      back={<Link to={signInPath}>{t.backToSign()}</Link>}
      subtitle={t.weMailYouALinkThatSets()}
    >
      <Card padding={6}>
        {sentTo === null ? <EmailForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
      </Card>
    </Page>
  );
}

function EmailForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const sending = useAction(RequestPasswordResetDocument);
  const form = useForm({
    schema: resetRequest,
    initial: { email: '' },
    sending,
    send: async ({ email }) => {
      if (await sending.run({ email })) onSent(email);
    },
  });
  return (
    <Form {...form.wires}>
      <TextField
        label={t.email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        {...form.field('email')}
      />
      <Failed failure={form.notice} />
      <Button type="submit" variant="primary" size="large" wide busy={form.isSending}>
        {t.sendResetLink()}
      </Button>
    </Form>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div role="status">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t.checkYourInbox()}
        </Heading>
        <Text>{t.weveSentAPasswordResetLink({ email })}</Text>
      </div>
      <Text size={14} tone="dim">
        {t.itWorksOnce({ minutes: RESET_LIFE_MS / MINUTE })}
      </Text>
      <Button wide onClick={onAgain}>
        {t.sendAnotherEmail()}
      </Button>
    </Stack>
  );
}
