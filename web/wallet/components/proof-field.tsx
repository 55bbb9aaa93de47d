import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../shared/failed.tsx';
import type { Failure } from '../../shared/failure.ts';
import { formatCents } from '../../shared/format.ts';
import { twoFactorSetupPath } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

const isOfProof = ({ code }: Failure): boolean => code === 'TWO_FACTOR_REQUIRED' || code === 'CODE_WRONG';

interface ProofFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  readonly aboveCents: number;
  readonly failure: Failure | null;
}

/** The second factor that a payment above $100 needs (BC-11). */
export const ProofField = ({ aboveCents, failure, ...input }: ProofFieldProps) => (
  <TextField
    label="Two-factor code"
    hint={`Payments above ${formatCents(aboveCents)} need a code of your authenticator app, or a recovery code.`}
    error={failure !== null && isOfProof(failure) ? failure.sentence : undefined}
    inputMode="numeric"
    autoComplete="one-time-code"
    {...input}
  />
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
      <Notice
        tone="warn"
        action={
          <Button asChild>
            <Link to={twoFactorSetupPath}>Set up two-factor authentication</Link>
          </Button>
        }
      >
        {failure.sentence}
      </Notice>
    </div>
  );
}
