import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import type { ViewerFieldsFragment } from '../../session/operations/__generated__/sign-in.gql.ts';
import { Button } from '../../ui/form/button.tsx';
import { CODE_LENGTH } from '../../../domain/security/second-factor.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useTask } from '../../data/use-task.ts';
import type { Send } from '../../data/use-send.ts';
import { ConfirmSignInDocument, PasskeyForSignInDocument } from '../operations/__generated__/passkey.gql.ts';
import { answerPasskey, canUsePasskeys } from '../../session/passkeys.ts';
import type { AskedProof } from '../../session/second-proof.ts';
import * as t from '../__generated__/messages.ts';

/** After these the whole sign-in begins again. */
const OVER: Readonly<Record<string, string>> = {
  CODE_LOCKED: t.tooManyWrongCodesSignInAgain(),
  PROOF_EXPIRED: t.thisSignInTookTooLong(),
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
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRecovery]);

  const task = useTask({
    refusal: (failure) => {
      const over = OVER[failure.code];
      if (over !== undefined) return onOver(over);
      if (failure.field === null) field.current?.focus();
      else form.clear('code');
    },
  });

  const { proofToken } = asked;
  const confirm = async (send: Send, answer: Answer): Promise<void> =>
    onEntered((await send(ConfirmSignInDocument, { input: { proofToken, ...answer } })).confirmSignIn);

  const form = useForm({
    initial: { code: '' },
    // Whatever was refused of a proof, the one field is where it was entered.
    places: { recoveryCode: 'code', passkey: 'code', proof: 'code' },
    sending: task,
    send: async ({ code: typed }) => {
      const code = typed.trim();
      if (code !== '') await task.run((send) => confirm(send, isRecovery ? { recoveryCode: code } : { code }));
    },
  });
  const { code } = form.values;

  const byPasskey = (): void =>
    void task.run(async (send) => {
      const { options } = (await send(PasskeyForSignInDocument, { proofToken })).passkeyForSignIn;
      await confirm(send, { passkey: await answerPasskey(options) });
    });

  return (
    <Form {...form.wires}>
      <Stack gap={1}>
        <Heading level={2}>{t.twoFactorAuthentication()}</Heading>
        <Text tone="dim">{isRecovery ? t.enterOneOfTheRecoveryCodes() : t.enterTheCodeThatYourAuthenticatorApp()}</Text>
      </Stack>
      {isRecovery ? (
        <TextField
          ref={field}
          label={t.recoveryCode()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      ) : (
        <CodeField
          ref={field}
          label={t.sixDigitCode()}
          onComplete={() => void form.wires.onSubmit()}
          {...form.field('code')}
        />
      )}
      <Failed failure={form.notice} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={task.isRunning}
        disabled={isRecovery ? code.trim() === '' : code.length < CODE_LENGTH}
      >
        {t.verify()}
      </Button>
      {asked.hasPasskey && canUsePasskeys() && (
        <Button wide icon={<KeyRound aria-hidden="true" />} disabled={task.isRunning} onClick={byPasskey}>
          {t.usingAPasskey()}
        </Button>
      )}
      <Row justify="center" gap={2}>
        <Button
          variant="ghost"
          disabled={task.isRunning}
          onClick={() => {
            form.reset();
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? t.usingACodeFromTheApp() : t.usingARecoveryCode()}
        </Button>
        <Button variant="ghost" disabled={task.isRunning} onClick={() => onOver(null)}>
          {t.back()}
        </Button>
      </Row>
    </Form>
  );
}
