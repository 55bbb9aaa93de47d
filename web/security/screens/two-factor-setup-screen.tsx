import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type Failure, failureOf } from '../../data/failure.ts';
import { dashboardPath } from '../../../domain/battles/battles.paths.ts';
import { destinationIn } from '../../address/return-to.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { CODE_LENGTH } from '../../../domain/security/second-factor.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { ErrorState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ProofDialog } from '../components/proof-dialog.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { TwoFactorKey } from '../components/two-factor-key.tsx';
import { useAction } from '../../data/use-action.ts';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { proofWaysIn } from '../../session/second-proof.ts';
import {
  type BeginTwoFactorMutation,
  BeginTwoFactorDocument,
  EnableTwoFactorDocument,
} from '../operations/__generated__/security.gql.ts';
import * as t from '../__generated__/messages.ts';

type Setup = BeginTwoFactorMutation['beginTwoFactor'];

const SUBTITLE = t.aSecondProof();

/** RG-19 to RG-21. Afterwards it goes on to where one came from, else to the dashboard. */
export function TwoFactorSetupScreen() {
  const { run, failure } = useAction(BeginTwoFactorDocument, { fetchPolicy: 'no-cache' });
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasBegun = useRef(false);

  const begin = useCallback(async () => {
    const begun = await run({});
    if (begun) setSetup(begun.beginTwoFactor);
  }, [run]);
  useEffect(() => {
    // Once: a second secret would make the first one worthless.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, [begin]);

  return (
    <Page title={t.twoFactorAuthenticationTitle()} subtitle={SUBTITLE} width="narrow">
      <Card padding={6}>
        {codes ? (
          <SaveCodes codes={codes} />
        ) : setup ? (
          <TwoSteps setup={setup} onEnabled={setCodes} />
        ) : failure ? (
          <NotBegun failure={failure} onRetry={() => void begin()} />
        ) : (
          <Skeleton label={t.loadingYourQRCode()}>
            <Stack gap={4} align="center">
              <SkeletonBlock width={220} height={220} shape="card" />
              <SkeletonBlock height={20} />
              <SkeletonBlock height={48} shape="card" />
            </Stack>
          </Skeleton>
        )}
      </Card>
    </Page>
  );
}

function NotBegun({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  if (failure.code !== 'TWO_FACTOR_ON') {
    return (
      <ErrorState title={t.yourQRCodeCouldNotBeMade()} onRetry={onRetry}>
        {failure.sentence}
      </ErrorState>
    );
  }
  return (
    <Stack gap={4}>
      <Notice tone="win" title={t.twoFactorAuthenticationIsOn()}>
        {t.signingInAsksForACodeAlready()}
      </Notice>
      <Button asChild variant="primary" size="large" wide>
        <Link to={dashboardPath}>{t.goToDashboard()}</Link>
      </Button>
    </Stack>
  );
}

interface TwoStepsProps {
  readonly setup: Setup;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
}

function TwoSteps({ setup, onEnabled }: TwoStepsProps) {
  const [isAdded, setAdded] = useState(false);
  return (
    <Stack gap={4}>
      {isAdded ? (
        <EnterCode onEnabled={onEnabled} onBack={() => setAdded(false)} />
      ) : (
        <>
          <Stack gap={1}>
            <Heading level={2}>{t.step1Of2ScanTheQR()}</Heading>
            <Text tone="dim">{t.openYourAuthenticatorAppAddAnAccount()}</Text>
          </Stack>
          <TwoFactorKey uri={setup.uri} secret={setup.key} />
          <Button variant="primary" size="large" wide onClick={() => setAdded(true)}>
            {t.iveAddedTheAccount()}
          </Button>
        </>
      )}
      <Button asChild variant="ghost" wide>
        <Link to={dashboardPath}>{t.skipForNow()}</Link>
      </Button>
    </Stack>
  );
}

interface EnterCodeProps {
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onBack: () => void;
}

function EnterCode({ onEnabled, onBack }: EnterCodeProps) {
  const enabling = useTask({
    refusal: ({ field: blamed }) => {
      if (blamed === 'code') form.clear('code');
    },
  });
  const form = useForm({
    initial: { code: '', password: '' },
    sending: enabling,
    send: async ({ code, password }) => {
      if (code.length === CODE_LENGTH && password !== '')
        await enabling.run((send) => enable(null, send, { code, password }));
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  // A code sends itself before the form is drawn with it.
  const enable = async (proof: string | null, send: Send, entered = form.values): Promise<void> => {
    const variables = { ...entered, proof };
    const enabled = await send(EnableTwoFactorDocument, variables, { fetchPolicy: 'no-cache' }).catch(
      (cause: unknown) => {
        // The proof was good and the code was not: back to where it is entered.
        if (proof !== null && failureOf(cause).field === 'code') {
          enabling.reset();
          form.clear('code');
          form.point('code');
        }
        throw cause;
      },
    );
    onEnabled(enabled.enableTwoFactor);
  };

  if (enabling.failure?.code === 'TWO_FACTOR_REQUIRED')
    return (
      <ProofDialog
        title={t.confirmWithYourPasskey()}
        description={t.yourAccountHasAPasskeyProve()}
        confirmLabel={t.verifyEnable2F()}
        {...proofWaysIn(enabling.failure.data)}
        onClose={enabling.reset}
        onProof={enable}
      />
    );

  return (
    <Form {...form.wires}>
      <Stack gap={1}>
        <Heading level={2}>{t.step2Of2EnterTheCode()}</Heading>
        <Text tone="dim">{t.yourAppNowShowsSixDigits()}</Text>
      </Stack>
      <CodeField
        ref={field}
        label={t.sixDigitCode()}
        onComplete={() => (form.values.password === '' ? form.point('password') : void form.wires.onSubmit())}
        {...form.field('code')}
      />
      <PasswordField label={t.currentPassword()} {...form.field('password')} />
      <Failed failure={form.notice} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={form.isSending}
        disabled={form.values.code.length < CODE_LENGTH || form.values.password === ''}
      >
        {t.verifyEnable2F()}
      </Button>
      <Button wide disabled={form.isSending} onClick={onBack}>
        {t.backToQRCode()}
      </Button>
    </Form>
  );
}

const placeOf = ({ pathname }: { pathname: string }): string => pathname;

function SaveCodes({ codes }: { readonly codes: readonly string[] }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { blocker, letGo } = useLeaveWarning(true, placeOf);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t.twoFactorAuthenticationIsOn()}
      </Heading>
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          letGo();
          void navigate(destinationIn(search));
        }}
      />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={() => blocker.reset?.()}
        title={t.leaveWithoutTheRecoveryCodes()}
        description={t.theyAreShownThisOnceWithoutThem()}
        confirmLabel={t.leave()}
        cancelLabel={t.stay()}
        variant="danger"
        onConfirm={() => blocker.proceed?.()}
      />
    </Stack>
  );
}
