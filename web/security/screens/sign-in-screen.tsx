import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type ViewerFieldsFragment, ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { destinationIn } from '../../address/return-to.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { registerPath, verifyEmailPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { type Credentials, CredentialFields, NO_CREDENTIALS } from '../../forms/credential-fields.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PasskeySignIn } from '../components/passkey-sign-in.tsx';
import { SecondStep } from '../components/second-step.tsx';
import { useAction } from '../../data/use-action.ts';
import { SignInDocument } from '../operations/__generated__/sign-in.gql.ts';
import { keepWaiting } from '../../session/pending-registration.ts';
import { type AskedProof, askedProofIn } from '../../session/second-proof.ts';
import * as t from '../__generated__/messages.ts';

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
    <Page title={t.signIn()} subtitle={t.welcomeBack()} width="narrow">
      {hasSignedOut && (
        <Notice tone="info" live>
          {t.youHaveSignedOut()}
        </Notice>
      )}
      <Card padding={6}>
        <SignInForm />
      </Card>
    </Page>
  );
}

/** Name and password, or a passkey; then the second step, where the account asks for one. */
function SignInForm() {
  const client = useApolloClient();
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  // The viewer is known from here on: the screen goes on by itself.
  const enter = (viewer: ViewerFieldsFragment): void => {
    client.writeQuery({ query: ViewerDocument, data: { viewer } });
  };
  if (asked) {
    const giveUp = (sentence: string | null): void => {
      setAsked(null);
      setNotice(sentence);
    };
    return <SecondStep asked={asked} onEntered={enter} onOver={giveUp} />;
  }
  return <FirstStep notice={notice} onEntered={enter} onAsked={setAsked} />;
}

interface FirstStepProps {
  /** Why the sign-in before this one came to nothing. */
  readonly notice: string | null;
  readonly onEntered: (viewer: ViewerFieldsFragment) => void;
  readonly onAsked: (asked: AskedProof) => void;
}

function FirstStep({ notice, onEntered, onAsked }: FirstStepProps) {
  const navigate = useNavigate();
  const signIn = useAction(SignInDocument, {
    refusal: ({ code, data }) => {
      if (keepWaiting(code, form.values.username.trim(), data)) return void navigate(verifyEmailPath);
      const asked = askedProofIn(code, data);
      if (asked) onAsked(asked);
      else form.clear('password');
    },
  });
  const form = useForm<Credentials>({
    initial: NO_CREDENTIALS,
    check: ({ username, password }) => ({
      username: username.trim() === '' ? t.enterYourUsername() : null,
      password: password === '' ? t.enterYourPassword() : null,
    }),
    sending: signIn,
    send: async ({ username, password }) => {
      const entered = await signIn.run({ input: { username: username.trim(), password } });
      if (entered) onEntered(entered.signIn);
    },
  });
  const sentence = form.notice?.sentence ?? (form.isSending ? null : notice);

  return (
    <Form {...form.wires}>
      <CredentialFields
        form={form}
        aside={
          <Text as="span" size={14}>
            <Link to={forgotPasswordPath}>{t.forgotPasswordQuestion()}</Link>
          </Text>
        }
      />
      {sentence !== null && (
        <div role="alert">
          <Notice tone="loss">{sentence}</Notice>
        </div>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={form.isSending}>
        {t.signIn()}
      </Button>
      <PasskeySignIn onEntered={onEntered} />
      <Text size={14} css={{ textAlign: 'center' }}>
        {t.noAccountYetSignUp({ link: (inside) => <Link to={registerPath}>{inside}</Link> })}
      </Text>
    </Form>
  );
}
