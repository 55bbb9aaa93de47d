import { useApolloClient } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Failed } from '../../parts/failed.tsx';
import type { ViewerFieldsFragment } from '../../session/operations/__generated__/viewer-fields.gql.ts';
import { Button } from '../../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../../ui/code-field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTask } from '../../data/use-task.ts';
import { ConfirmSignInDocument } from '../operations/__generated__/confirm-sign-in.gql.ts';
import { PasskeyForSignInDocument } from '../operations/__generated__/passkey-for-sign-in.gql.ts';
import { answerPasskey, canUsePasskeys } from '../../session/passkeys.ts';
import type { AskedProof } from '../../session/second-proof.ts';

/** After these the whole sign-in begins again. */
const OVER: Readonly<Record<string, string>> = {
  CODE_LOCKED: 'Too many wrong codes. Sign in again.',
  CHALLENGE_MISSING: 'This sign-in took too long or was used before. Sign in again.',
};

export interface SecondStepProps {
  readonly asked: AskedProof;
  readonly onEntered: (viewer: ViewerFieldsFragment) => void;
  /** The sign-in is over or was given up; with the sentence to show, if there is one. */
  readonly onOver: (sentence: string | null) => void;
}

type Answer = { code: string } | { recoveryCode: string } | { passkey: string };

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey (RG-20). */
export function SecondStep({ asked, onEntered, onOver }: SecondStepProps) {
  const client = useApolloClient();
  const task = useTask();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRecovery]);

  const confirm = async (answer: Answer): Promise<void> => {
    const { data } = await client.mutate({
      mutation: ConfirmSignInDocument,
      variables: { input: { challenge: asked.challenge, ...answer } },
    });
    if (data) onEntered(data.confirmSignIn);
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    const failure = await task.run(work);
    if (!failure) return;
    const over = OVER[failure.code];
    if (over !== undefined) return onOver(over);
    if (failure.field !== null) setCode('');
    field.current?.focus();
  };

  const submit = (text: string): void => {
    if (text !== '') void attempt(() => confirm(isRecovery ? { recoveryCode: text } : { code: text }));
  };

  const byPasskey = (): void =>
    void attempt(async () => {
      const { data } = await client.mutate({
        mutation: PasskeyForSignInDocument,
        variables: { challenge: asked.challenge },
      });
      if (data) await confirm({ passkey: await answerPasskey(data.passkeyForSignIn.options) });
    });

  const change = (text: string): void => {
    setCode(text);
    task.reset();
  };
  const atField = task.failure?.field === null ? undefined : task.failure?.sentence;

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code.trim());
      }}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>Two-factor authentication</Heading>
          <Text tone="dim">
            {isRecovery
              ? 'Enter one of the recovery codes that you kept. Each works once.'
              : 'Enter the code that your authenticator app shows for Gauntlet.'}
          </Text>
        </Stack>
        {isRecovery ? (
          <TextField
            ref={field}
            label="Recovery code"
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={atField}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <CodeField
            ref={field}
            label="Six-digit code"
            name="code"
            value={code}
            error={atField}
            onChange={change}
            onComplete={submit}
          />
        )}
        <Failed failure={atField === undefined ? task.failure : null} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={task.isRunning}
          disabled={isRecovery ? code.trim() === '' : code.length < CODE_LENGTH}
        >
          Verify
        </Button>
        {asked.hasPasskey && canUsePasskeys() && (
          <Button wide icon={<KeyRound aria-hidden="true" />} disabled={task.isRunning} onClick={byPasskey}>
            Use a passkey
          </Button>
        )}
        <Row justify="center" gap={2}>
          <Button
            variant="ghost"
            disabled={task.isRunning}
            onClick={() => {
              change('');
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
          </Button>
          <Button variant="ghost" disabled={task.isRunning} onClick={() => onOver(null)}>
            Back
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
