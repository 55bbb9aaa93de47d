import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SECOND } from '../../../domain/shared/time.ts';
import { ViewerDocument } from '../../shared/operations/viewer.gql.ts';
import { homePath } from '../../shared/paths.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { requestTeamAccess } from '../team-access.ts';

/** C-03: after this the page goes on by itself. */
const GOES_ON_AFTER = 2 * SECOND;

/** LA-07 to LA-09. */
export function TeamAccessCard() {
  const viewer = useViewer();
  const [isGranted, setGranted] = useState(false);
  if (isGranted) return <Granted />;
  if (viewer) return <SignedIn name={viewer.displayName} />;
  return <TeamAccessForm onGranted={() => setGranted(true)} />;
}

function TeamAccessForm({ onGranted }: { readonly onGranted: () => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(null);
    const refusal = await requestTeamAccess(username, password);
    setSending(false);
    if (refusal === null) return onGranted();
    setError(refusal);
    setPassword('');
    passwordField.current?.focus();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Text tone="dim">For those who have an account already.</Text>
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
        />
        {error !== null && (
          <div role="alert">
            <Notice tone="loss">{error}</Notice>
          </div>
        )}
        <Button type="submit" size="large" wide busy={isSending} disabled={username.trim() === '' || password === ''}>
          Request Access
        </Button>
      </Stack>
    </form>
  );
}

/** The session exists; the app does not know yet whose it is, and asks before it goes on to the signed-in pages. */
function Granted() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnderWay = useRef(false);

  const enter = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setEntering(true);
    setHasFailed(false);
    try {
      await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      await navigate(homePath);
    } catch {
      setHasFailed(true);
    } finally {
      isUnderWay.current = false;
      setEntering(false);
    }
  }, [client, navigate]);

  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void enter(), GOES_ON_AFTER);
    return () => clearTimeout(timer);
  }, [enter]);

  return (
    <Stack gap={4}>
      <div role="status">
        <Heading level={3} size={28} ref={heading} tabIndex={-1}>
          Access Granted
        </Heading>
        <Text tone="dim">You are signed in. The platform opens by itself in a moment.</Text>
      </div>
      {hasFailed && <Notice tone="loss">Your account could not be loaded. Check your connection and try again.</Notice>}
      <Button variant="primary" size="large" wide busy={isEntering} onClick={() => void enter()}>
        Enter Platform Wireframe
      </Button>
    </Stack>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <Text tone="dim">You are signed in as {name}.</Text>
      <Button size="large" wide onClick={() => void navigate(homePath)}>
        Enter Platform Wireframe
      </Button>
    </Stack>
  );
}
