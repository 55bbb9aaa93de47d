import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SECOND } from '../../../domain/shared/time.ts';
import { Part } from '../../parts/part.tsx';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { verifyEmailPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { AskedProof } from '../../session/second-proof.ts';
import { requestTeamAccess } from '../team-access.ts';
import { type Credentials, CredentialFields, NO_CREDENTIALS } from '../../forms/credential-fields.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSaid } from '../../forms/use-said.ts';
import { Failed } from '../../parts/failed.tsx';
import { Form } from '../../ui/form/form.tsx';
import * as t from '../__generated__/messages.ts';

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
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const said = useSaid();
  const form = useForm<Credentials>({
    initial: NO_CREDENTIALS,
    sending: said,
    send: async ({ username, password }) => {
      said.reset();
      const access = await requestTeamAccess(username, password);
      if (access.kind === 'granted') return onGranted();
      if (access.kind === 'waiting') return void navigate(verifyEmailPath);
      if (access.kind === 'asked') return setAsked(access.asked);
      said.say(access.sentence);
      form.clear('password');
    },
  });

  if (asked) {
    const giveUp = (sentence: string | null): void => {
      setAsked(null);
      if (sentence !== null) said.say(sentence);
      form.clear('password');
    };
    return <Part of="security.second-step" asked={asked} onEntered={onGranted} onOver={giveUp} waiting={<Spinner />} />;
  }
  return (
    <Form {...form.wires}>
      <Text tone="dim">{t.forThoseWhoHaveAnAccountAlready()}</Text>
      <CredentialFields form={form} />
      <Failed failure={form.notice} />
      <Button
        type="submit"
        size="large"
        wide
        busy={form.isSending}
        disabled={form.values.username.trim() === '' || form.values.password === ''}
      >
        {t.requestAccess()}
      </Button>
    </Form>
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
          {t.accessGranted()}
        </Heading>
        <Text tone="dim">{t.youAreSignedInThePlatformOpens()}</Text>
      </div>
      {hasFailed && <Notice tone="loss">{t.yourAccountCouldNotBeLoadedCheck()}</Notice>}
      <Button variant="primary" size="large" wide busy={isEntering} onClick={() => void enter()}>
        {t.enterPlatformWireframe()}
      </Button>
    </Stack>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <Text tone="dim">{t.youAreSignedInAsName({ name })}</Text>
      <Button size="large" wide onClick={() => void navigate(homePath)}>
        {t.enterPlatformWireframe()}
      </Button>
    </Stack>
  );
}
