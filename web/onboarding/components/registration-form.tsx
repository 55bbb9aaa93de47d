import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EMAIL_MAX } from '../../../domain/accounts/email.ts';
import type { RegistrationForm as Entries } from '../../../domain/onboarding/registration.ts';
import { USERNAME_MIN } from '../../../domain/accounts/username.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { privacyPath, termsPath } from '../../../domain/support/support.paths.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { verifyEmailPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { useRegistrationForm } from '../hooks/use-registration-form.ts';
import { useUsernameCheck } from '../../forms/use-username-check.ts';
import { RegisterDocument } from '../operations/__generated__/register.gql.ts';
import { type PendingRegistration, keepPending } from '../pending-registration.ts';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { UsernameField } from '../../forms/username-field.tsx';

interface RegistrationFormProps {
  /** What this browser has begun before. */
  readonly pending: PendingRegistration | null;
  /** From the link of the player who brought the visitor; empty without one. */
  readonly referralCode: string;
}

/** RG-01 to RG-11. */
export function RegistrationForm({ pending, referralCode }: RegistrationFormProps) {
  const navigate = useNavigate();
  const replacesId = pending?.registrationId ?? null;
  const { form, blame } = useRegistrationForm({
    username: pending?.username ?? '',
    email: pending?.email ?? '',
    referralCode: pending?.referralCode || referralCode,
  });
  const { errors } = form.formState;
  const [username, password, confirmPassword] = form.watch(['username', 'password', 'confirmPassword']);
  const [send, { loading, data: sent }] = useMutation(RegisterDocument);
  // Once the form is on its way, the name is taken by this very form.
  const check = useUsernameCheck(loading || sent ? '' : username, replacesId);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (entries: Entries): Promise<void> => {
    if (loading) return;
    setFailure(null);
    try {
      const { data } = await send({ variables: { input: { ...entries, replacesId } } });
      if (!data) return;
      const { username: name, email, referralCode: code } = entries;
      keepPending({ registrationId: data.register.id, username: name.trim(), email: email.trim(), referralCode: code });
      await navigate(verifyEmailPath);
    } catch (error) {
      const refusal = failureOf(error);
      if (!blame(refusal)) setFailure(refusal);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <UsernameField {...form.register('username')} required error={errors.username?.message} check={check} />
        <TextField
          {...form.register('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
          error={errors.email?.message}
          hint="We send a code there to prove that it is yours."
        />
        <NewPasswordFields
          password={{
            label: 'Password',
            value: password,
            error: errors.password?.message,
            input: form.register('password'),
          }}
          confirmation={{
            label: 'Confirm Password',
            value: confirmPassword,
            error: errors.confirmPassword?.message,
            input: form.register('confirmPassword'),
          }}
        />
        <TextField
          {...form.register('referralCode')}
          label="Referral Code (optional)"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={errors.referralCode?.message}
        />
        <Checkbox
          {...form.register('agreeToTerms')}
          required
          error={errors.agreeToTerms?.message}
          label={
            <>
              I agree to the{' '}
              <Link to={termsPath} target="_blank">
                Terms of Service
              </Link>{' '}
              and the{' '}
              <Link to={privacyPath} target="_blank">
                Privacy Policy
              </Link>
            </>
          }
        />
        {failure && (
          <div role="alert">
            <Notice tone="loss">{failure.sentence}</Notice>
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={loading}
          disabled={Array.from(username.trim()).length < USERNAME_MIN}
        >
          Create Account
        </Button>
        <Text size={14} css={{ textAlign: 'center' }}>
          Already have an account? <Link to={signInPath}>Sign In</Link>
        </Text>
      </Stack>
    </form>
  );
}
