import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeIn } from '../../../domain/security/second-factor.ts';
import { useForm } from '../../forms/use-form.ts';
import { whenWhole } from '../../forms/when-whole.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { Send } from '../../data/use-send.ts';
import { useTask } from '../../data/use-task.ts';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { provePasskey } from '../../session/prove-passkey.ts';
import * as t from '../__generated__/messages.ts';

export interface ProofDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly variant?: 'primary' | 'danger';
  /** Whether two-factor authentication is on; without it a passkey alone answers. */
  readonly hasCode: boolean;
  readonly hasPasskey: boolean;
  readonly onClose: () => void;
  /** Does what the proof is asked for; a refusal is shown here. */
  readonly onProof: (proof: string, send: Send) => Promise<void>;
  /** What is decided together with it. */
  readonly children?: ReactNode;
  /** What is decided is still on its way. */
  readonly isWaiting?: boolean;
}

/** Asks for a second proof: a code of the app, a recovery code, or a passkey. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, description, confirmLabel, variant = 'primary', hasCode, hasPasskey, onClose, onProof } = props;
  const { isWaiting = false } = props;
  const task = useTask();
  const form = useForm({
    initial: { proof: '' },
    sending: task,
    send: ({ proof }) => task.run((send) => onProof(proof.trim(), send)),
  });
  // What else is decided here is decided by a press.
  const isAlone = props.children === undefined && !isWaiting;
  const wires = form.field('proof');
  const proof = isAlone ? whenWhole(wires, codeIn, form.wires.onSubmit) : wires;

  return (
    <FormDialog
      {...form.wires}
      title={title}
      description={description}
      size="small"
      submitLabel={confirmLabel}
      variant={variant}
      busy={task.isRunning}
      disabled={isWaiting || !hasCode || form.values.proof.trim() === ''}
      onClose={onClose}
    >
      {props.children}
      {hasCode && (
        <TextField
          label={t.code()}
          hint={t.fromYourAuthenticatorAppOrOne()}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...proof}
        />
      )}
      {!hasCode && !canUsePasskeys() && <Notice tone="warn">{t.yourPasskeyConfirmsThisAndThisBrowser()}</Notice>}
      {hasPasskey && canUsePasskeys() && (
        <Button
          wide
          icon={<KeyRound aria-hidden="true" />}
          disabled={isWaiting || task.isRunning}
          onClick={() => void task.run(async (send) => onProof(await provePasskey(send), send))}
        >
          {t.usingAPasskey()}
        </Button>
      )}
      <Failed failure={hasCode ? form.notice : task.failure} />
    </FormDialog>
  );
}
