import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SECOND } from '../../../domain/shared/time.ts';
import { Part } from '../../parts/part.tsx';
import { ViewerDocument } from '../../session/operations/__generated__/viewer.gql.ts';
import { homePath } from '../../../domain/shared/soon.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { AskedProof } from '../../session/second-proof.ts';
import { requestTeamAccess } from '../team-access.ts';
import { type Credentials, CredentialFields } from '../../forms/credential-fields.tsx';

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
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const forgetPassword = (sentence: string | null): void => {
    setError(sentence);
    setCredentials((current) => ({ ...current, password: '' }));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(null);
    const access = await requestTeamAccess(credentials.username, credentials.password);
    setSending(false);
    if (access.kind === 'granted') return onGranted();
    if (access.kind === 'asked') return setAsked(access.asked);
    forgetPassword(access.sentence);
    passwordField.current?.focus();
  };

  if (asked) {
    const giveUp = (sentence: string | null): void => {
      setAsked(null);
      forgetPassword(sentence);
    };
    return <Part of="security.second-step" asked={asked} onEntered={onGranted} onOver={giveUp} waiting={<Spinner />} />;
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Text tone="dim">For those who have an account already.</Text>
        <CredentialFields value={credentials} onChange={setCredentials} passwordRef={passwordField} />
        {error !== null && (
          <div role="alert">
            <Notice tone="loss">{error}</Notice>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          wide
          busy={isSending}
          disabled={credentials.username.trim() === '' || credentials.password === ''}
        >
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
