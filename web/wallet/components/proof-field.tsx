import { useQuery } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import type { Failure } from '../../data/failure.ts';
import { formatCents } from '../../format/format.ts';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { twoFactorSetupPath } from '../../../domain/security/security.paths.ts';
import { usePasskeyProof } from '../../session/use-passkey-proof.ts';
import { useTask } from '../../data/use-task.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SecondFactorDocument } from '../operations/__generated__/second-factor.gql.ts';
import { isOfProof } from '../payment-proof.ts';

interface ProofFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  readonly aboveCents: number;
  readonly failure: Failure | null;
  /** What a passkey gave; null while a code is to be typed. */
  readonly receipt: string | null;
  readonly onReceipt: (receipt: string | null) => void;
}

/** The second factor that a payment above $100 needs (BC-11): a code, or a passkey where the account has one. */
export function ProofField({ aboveCents, failure, receipt, onReceipt, ...input }: ProofFieldProps) {
  const { data } = useQuery(SecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  const provePasskey = usePasskeyProof();
  const task = useTask();
  const above = formatCents(aboveCents);
  if (data?.security?.isTwoFactorOn === false) {
    // The refusal below the form says the same.
    return failure?.code === 'TWO_FACTOR_SETUP_REQUIRED' ? null : (
      <SetupNotice>Payments above {above} need two-factor authentication.</SetupNotice>
    );
  }
  const isRefused = failure !== null && isOfProof(failure);
  if (receipt !== null && !isRefused) {
    return (
      <Notice
        live
        tone="win"
        title="Confirmed with your passkey"
        action={<Button onClick={() => onReceipt(null)}>Use a code instead</Button>}
      >
        It counts for this payment, for a few minutes.
      </Notice>
    );
  }
  const hasPasskey = (data?.security?.passkeys.length ?? 0) > 0 && canUsePasskeys();
  return (
    <Stack gap={3}>
      <TextField
        label="Two-factor code"
        hint={`Payments above ${above} need a code of your authenticator app, or a recovery code.`}
        error={isRefused ? failure.sentence : undefined}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...input}
      />
      {hasPasskey && (
        <Row>
          <Button
            icon={<KeyRound aria-hidden="true" />}
            busy={task.isRunning}
            onClick={() => void task.run(async () => onReceipt(await provePasskey()))}
          >
            Use a passkey
          </Button>
        </Row>
      )}
      <Failed failure={task.failure} />
    </Stack>
  );
}

const SetupNotice = ({ children }: { readonly children: ReactNode }) => (
  <Notice
    tone="warn"
    action={
      <Button asChild>
        <Link to={twoFactorSetupPath}>Set up two-factor authentication</Link>
      </Button>
    }
  >
    {children}
  </Notice>
);

interface PaymentFailedProps {
  readonly failure: Failure | null;
  /** Refusals that stand at these fields already. */
  readonly shownAt: readonly string[];
}

/** Why a payment was refused, where no field says it; with the way to a second factor for whoever has none. */
export function PaymentFailed({ failure, shownAt }: PaymentFailedProps) {
  if (failure === null || isOfProof(failure)) return null;
  if (failure.field !== null && shownAt.includes(failure.field)) return null;
  if (failure.code !== 'TWO_FACTOR_SETUP_REQUIRED') return <Failed failure={failure} />;
  return (
    <div role="alert">
      <SetupNotice>{failure.sentence}</SetupNotice>
    </div>
  );
}
