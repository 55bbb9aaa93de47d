import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { ruleOnPassword } from '../../../domain/security/password.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { signInPath, forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { ResetPasswordDocument } from '../operations/__generated__/reset-password.gql.ts';

interface Entries {
  readonly password: string;
  readonly confirmPassword: string;
}

const SPENT = REFUSAL_SENTENCES.RESET_LINK_SPENT({});

/** Where the mailed link of RG-17 leads. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isDone, setDone] = useState(false);
  return (
    <Page title="Set a New Password" width="narrow" back={<Link to={signInPath}>Back to Sign In</Link>}>
      <Card padding={6}>
        {isDone ? <Done /> : token === '' ? <Spent /> : <PasswordForm token={token} onDone={() => setDone(true)} />}
      </Card>
    </Page>
  );
}

const resolver: Resolver<Entries> = (values) => {
  const errors: FieldErrors<Entries> = {
    ...(!ruleOnPassword(values.password).ok && {
      password: { type: 'rule', message: REFUSAL_SENTENCES.PASSWORD_UNUSABLE({}) },
    }),
    ...(values.password !== values.confirmPassword && {
      confirmPassword: { type: 'rule', message: REFUSAL_SENTENCES.PASSWORDS_DIFFER({}) },
    }),
  };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

function PasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const form = useForm<Entries>({
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
    resolver,
  });
  const { errors } = form.formState;
  const [password, confirmPassword] = form.watch(['password', 'confirmPassword']);
  const [reset, { loading }] = useMutation(ResetPasswordDocument);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (entries: Entries): Promise<void> => {
    if (loading) return;
    setFailure(null);
    try {
      await reset({ variables: { input: { token, ...entries } } });
      onDone();
    } catch (error) {
      const refusal = failureOf(error);
      const { field, sentence } = refusal;
      if (field === 'password' || field === 'confirmPassword')
        form.setError(field, { message: sentence }, { shouldFocus: true });
      else setFailure(refusal);
    }
  };

  if (failure?.code === 'RESET_LINK_SPENT') return <Spent />;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <NewPasswordFields
          password={{
            label: 'New Password',
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
        {failure && (
          <div role="alert">
            <Notice tone="loss">{failure.sentence}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={loading}>
          Set Password
        </Button>
      </Stack>
    </form>
  );
}

function Spent() {
  return (
    <Stack gap={4}>
      <div role="alert">
        <Notice tone="loss">{SPENT}</Notice>
      </div>
      <Button asChild wide>
        <Link to={forgotPasswordPath}>Send Another Email</Link>
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
          Your password is changed
        </Heading>
        <Text>All your devices were signed out. Sign in with the new password.</Text>
      </div>
      <Button asChild variant="primary" size="large" wide>
        <Link to={signInPath}>Sign In</Link>
      </Button>
    </Stack>
  );
}
