import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EMAIL_MAX, isEmail } from '../../../domain/accounts/email.ts';
import { RESET_LIFE_MS } from '../../../domain/security/password.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RequestPasswordResetDocument } from '../operations/__generated__/request-password-reset.gql.ts';

/** RG-17, RG-18. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page
      title="Forgot Password"
      width="narrow"
      back={<Link to={signInPath}>Back to Sign In</Link>}
      subtitle="We mail you a link that sets a new one."
    >
      <Card padding={6}>
        {sentTo === null ? <EmailForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
      </Card>
    </Page>
  );
}

function EmailForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { register, handleSubmit, formState, setError } = useForm({ mode: 'onTouched', defaultValues: { email: '' } });
  const [request, { loading }] = useMutation(RequestPasswordResetDocument);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (entered: { email: string }): Promise<void> => {
    if (loading) return;
    setFailure(null);
    const email = entered.email.trim();
    try {
      await request({ variables: { email } });
      onSent(email);
    } catch (error) {
      const refusal = failureOf(error);
      if (refusal.field === 'email') setError('email', { message: refusal.sentence }, { shouldFocus: true });
      else setFailure(refusal);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <TextField
          {...register('email', {
            validate: (email) => isEmail(email.trim()) || REFUSAL_SENTENCES.EMAIL_UNUSABLE({}),
          })}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
          error={formState.errors.email?.message}
        />
        {failure && (
          <div role="alert">
            <Notice tone="loss">{failure.sentence}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={loading}>
          Send Reset Link
        </Button>
      </Stack>
    </form>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div role="status">
        <Heading level={2} ref={heading} tabIndex={-1}>
          Check your inbox
        </Heading>
        <Text>We've sent a password reset link to {email}</Text>
      </div>
      <Text size={14} tone="dim">
        It works once, for {RESET_LIFE_MS / MINUTE} minutes, if the address has an account. Nothing there? Look into the
        spam folder.
      </Text>
      <Button wide onClick={onAgain}>
        Send Another Email
      </Button>
    </Stack>
  );
}
