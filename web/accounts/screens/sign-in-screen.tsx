import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { failureOf } from '../../shared/failure.ts';
import { ViewerDocument } from '../../shared/operations/viewer.gql.ts';
import { destinationIn } from '../../shared/return-to.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgotPasswordPath, registerPath } from '../account.paths.ts';
import { SignInDocument } from '../operations/sign-in.gql.ts';

const wasSignedOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signedOut' in state && state.signedOut === true;

/** LA-10, LA-11. Whoever is signed in goes on to the page that was asked for. */
export function SignInScreen() {
  const viewer = useViewer();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [hasSignedOut] = useState(() => wasSignedOut(state));
  // For a moment after a sign-out the account is still known here: it must not be sent back in.
  const [isOut, setOut] = useState(viewer === null);
  if (viewer === null && !isOut) setOut(true);
  if (viewer && (isOut || !hasSignedOut)) return <Navigate to={destinationIn(search)} replace />;
  return (
    <Page title="Sign In" subtitle="Welcome back." width="narrow">
      {hasSignedOut && (
        <Notice tone="info" live>
          You have signed out.
        </Notice>
      )}
      <Card padding={6}>
        <SignInForm />
      </Card>
    </Page>
  );
}

function SignInForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const [signIn, { loading, error }] = useMutation(SignInDocument, {
    // The viewer is known from here on: the screen goes on by itself.
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: ViewerDocument, data: { viewer: data.signIn } });
    },
  });
  const failure = error ? failureOf(error) : null;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const { error: refusal } = await signIn({ variables: { input: { username: username.trim(), password } } }).catch(
      (cause: unknown) => ({ error: cause }),
    );
    if (!refusal) return;
    setPassword('');
    passwordField.current?.focus();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          ref={passwordField}
          label="Password"
          name="password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aside={
            <Text as="span" size={14}>
              <Link to={forgotPasswordPath}>Forgot password?</Link>
            </Text>
          }
        />
        {failure && (
          <div role="alert">
            <Notice tone="loss">{failure.sentence}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={loading}>
          Sign In
        </Button>
        <Text size={14} css={{ textAlign: 'center' }}>
          No account yet? <Link to={registerPath}>Sign Up</Link>
        </Text>
      </Stack>
    </form>
  );
}
