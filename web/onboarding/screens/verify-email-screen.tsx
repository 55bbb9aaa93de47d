import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { maskEmail } from '../../../domain/accounts/email.ts';
import { CODE_LIFE_MS } from '../../../domain/onboarding/registration.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { registerPath, setupProfilePath } from '../../../domain/onboarding/onboarding.paths.ts';
import { CodeForm } from '../components/code-form.tsx';
import { PendingRegistrationDocument } from '../operations/__generated__/registration.gql.ts';
import { useResend } from '../hooks/use-resend.ts';
import {
  type PendingRegistration,
  forgetPending,
  keepPending,
  pendingInLink,
  readPending,
} from '../../session/pending-registration.ts';
import * as t from '../__generated__/messages.ts';

/** A mail server says no within seconds. */
const ASK_EVERY_MS = 5 * SECOND;

/** RG-12 to RG-16. */
export function VerifyEmailScreen() {
  const { hash } = useLocation();
  // As it was on arrival: with the right code it is gone, and the page must not send the person back.
  const [pending] = useState(() => {
    const linked = pendingInLink(hash);
    if (linked) keepPending(linked);
    return linked ?? readPending();
  });
  return pending ? <Verification pending={pending} /> : <Navigate to={registerPath} replace />;
}

function Verification({ pending }: { readonly pending: Omit<PendingRegistration, 'expiresAt'> }) {
  const navigate = useNavigate();
  const { state, failure, count, resend } = useResend(pending.registrationId);
  const { data } = useQuery(PendingRegistrationDocument, {
    variables: { id: pending.registrationId },
    fetchPolicy: 'network-only',
    pollInterval: ASK_EVERY_MS,
  });
  const isUndeliverable = data?.pendingRegistration?.isUndeliverable === true;
  const isPasswordForgotten = pending.isPasswordForgotten === true;
  const sentTo = data?.pendingRegistration?.sentTo ?? maskEmail(pending.email);
  const email = <strong>{sentTo}</strong>;
  const goOn = async (): Promise<void> => {
    forgetPending();
    await navigate(setupProfilePath, { replace: true });
  };
  return (
    <Page
      title={t.verifyYourEmail()}
      width="narrow"
      back={<Link to={registerPath}>{t.backToRegistration()}</Link>}
      subtitle={
        isUndeliverable || sentTo === '' ? undefined : (
          <>{t.weSentASixDigitCode({ email, minutes: CODE_LIFE_MS / MINUTE })}</>
        )
      }
    >
      <Card padding={6}>
        <Stack gap={6}>
          <div role="alert">
            {isUndeliverable && <Notice tone="loss">{t.noMailServerTakesOurEmail({ email })}</Notice>}
          </div>
          {isPasswordForgotten && <Notice tone="info">{t.weMailYouALinkToSetANewPassword()}</Notice>}
          {/* Begun anew with each code: what was wrong with the one before is past. */}
          <CodeForm
            key={count}
            registrationId={pending.registrationId}
            isPasswordForgotten={isPasswordForgotten}
            onVerified={goOn}
          />
          <Stack gap={3}>
            <Text size={14} tone="dim">
              {t.nothingInYourInboxLookInto()}
            </Text>
            <Button wide busy={state === 'sending'} onClick={() => void resend()}>
              {t.resendEmail()}
            </Button>
            <div role="status">{state === 'sent' && <Notice tone="win">{t.emailSentSuccessfully()}</Notice>}</div>
            {failure && (
              <div role="alert">
                <Notice tone="loss">{failure.sentence}</Notice>
              </div>
            )}
          </Stack>
        </Stack>
      </Card>
    </Page>
  );
}
