import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EMAIL_MAX } from '../../../domain/accounts/email.ts';
import { registration } from '../../../domain/onboarding/onboarding.schemas.ts';
import { REFERRAL_CODE_TYPED_MAX } from '../../../domain/onboarding/registration.ts';
import { USERNAME_MIN } from '../../../domain/accounts/username.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { privacyPath, termsPath } from '../../../domain/support/support.paths.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { verifyEmailPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { useUsernameCheck } from '../../forms/use-username-check.ts';
import { RegisterDocument } from '../operations/__generated__/registration.gql.ts';
import { type PendingRegistration, keepPending } from '../../session/pending-registration.ts';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { UsernameField } from '../../forms/username-field.tsx';
import * as t from '../__generated__/messages.ts';

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
  const sending = useAction(RegisterDocument);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: registration,
    initial: {
      username: pending?.username ?? '',
      email: pending?.email ?? '',
      referralCode: pending?.referralCode || referralCode,
      password: '',
      confirmPassword: '',
      agreeToTerms: false,
    },
    sending,
    send: async (entries) => {
      const answer = await sending.run({ input: { ...entries, replacesId } });
      if (!answer) return;
      setSent(true);
      const { username, email, referralCode: code } = entries;
      const kept = { username: username.trim(), email: email.trim(), referralCode: code };
      keepPending({ registrationId: answer.register.id, ...kept });
      await navigate(verifyEmailPath);
    },
  });
  const { username } = form.values;
  // Once the form is on its way, the name is taken by this very form.
  const check = useUsernameCheck(form.isSending || isSent ? '' : username, replacesId);

  return (
    <Form {...form.wires}>
      <UsernameField required check={check} {...form.field('username')} />
      <TextField
        label={t.email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        hint={t.weSendACodeThereToProve()}
        {...form.field('email')}
      />
      <NewPasswordFields
        password={{ label: t.password(), ...form.field('password') }}
        confirmation={{ label: t.confirmPassword(), ...form.field('confirmPassword') }}
      />
      <TextField
        label={t.referralCodeOptional()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={REFERRAL_CODE_TYPED_MAX}
        {...form.field('referralCode')}
      />
      <Checkbox
        required
        label={
          <>
            {t.iAgreeToTheTerms({
              terms: (inside) => (
                <Link to={termsPath} target="_blank">
                  {inside}
                </Link>
              ),
              privacy: (inside) => (
                <Link to={privacyPath} target="_blank">
                  {inside}
                </Link>
              ),
            })}
          </>
        }
        {...form.field('agreeToTerms')}
      />
      <Failed failure={form.notice} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={form.isSending}
        disabled={Array.from(username.trim()).length < USERNAME_MIN}
      >
        {t.createAccount()}
      </Button>
      <Text size={14} css={{ textAlign: 'center' }}>
        {t.alreadyHaveAnAccountSign({ link: (inside) => <Link to={signInPath}>{inside}</Link> })}
      </Text>
    </Form>
  );
}
