import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTask } from '../../data/use-task.ts';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { usePasskeyProof } from '../../session/use-passkey-proof.ts';

const FORM_ID = 'second-proof';

export interface ProofDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly variant?: 'primary' | 'danger';
  readonly hasPasskey: boolean;
  readonly onClose: () => void;
  /** Does what the proof is asked for; a refusal is shown here. */
  readonly onProof: (proof: string) => Promise<void>;
}

/** Asks for a second proof: a code of the app, a recovery code, or a passkey. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, description, confirmLabel, variant = 'primary', hasPasskey, onClose, onProof } = props;
  const provePasskey = usePasskeyProof();
  const task = useTask();
  const [code, setCode] = useState('');
  const atField = task.failure?.field === 'proof' ? task.failure.sentence : undefined;

  const byPasskey = async (): Promise<void> => onProof(await provePasskey());

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      size="small"
      modalOnly
      locked={task.isRunning}
      footer={
        <>
          <Button variant="ghost" disabled={task.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant={variant} busy={task.isRunning} disabled={code.trim() === ''}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (code.trim() !== '') void task.run(() => onProof(code.trim()));
        }}
      >
        <Stack gap={4}>
          <TextField
            label="Code"
            hint="From your authenticator app, or one of your recovery codes."
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={atField}
            onChange={(event) => {
              setCode(event.target.value);
              task.reset();
            }}
          />
          {hasPasskey && canUsePasskeys() && (
            <Button
              wide
              icon={<KeyRound aria-hidden="true" />}
              disabled={task.isRunning}
              onClick={() => void task.run(byPasskey)}
            >
              Use a passkey
            </Button>
          )}
          <Failed failure={atField === undefined ? task.failure : null} />
        </Stack>
      </form>
    </Dialog>
  );
}
