import { useQuery } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FieldWires, Sending } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import type { Failure } from '../../data/failure.ts';
import { formatCents } from '../../format/format.ts';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { SECOND_FACTOR_ABOVE_CENTS } from '../../../domain/security/second-factor.ts';
import { twoFactorSetupPath } from '../../../domain/security/security.paths.ts';
import { provePasskey } from '../../session/prove-passkey.ts';
import { useTask } from '../../data/use-task.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SecondFactorDocument } from '../operations/__generated__/security.gql.ts';
import { isOfProof } from '../payment-proof.ts';
import * as t from '../__generated__/messages.ts';

/** Where a payment's form shows what was refused of it. */
export const PAYMENT_PLACES = { amountCents: 'amount', TWO_FACTOR_REQUIRED: 'proof', CODE_WRONG: 'proof' } as const;

interface ProofFieldProps extends FieldWires<string> {
  readonly payment: Sending;
  /** What a passkey gave; null while a code is to be typed. */
  readonly receipt: string | null;
  readonly onReceipt: (receipt: string | null) => void;
}

const ABOVE = formatCents(SECOND_FACTOR_ABOVE_CENTS);

/** The second factor that payments above $100 in 24 hours need (BC-11): a code, or a passkey where the account has one. */
export function ProofField({ payment, receipt, onReceipt, ...input }: ProofFieldProps) {
  const { failure } = payment;
  const { data } = useQuery(SecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  const task = useTask();
  const prove = (given: string | null): void => {
    payment.reset();
    onReceipt(given);
  };
  if (data?.security?.isTwoFactorOn === false) {
    // The refusal below the form says the same.
    return failure?.code === 'TWO_FACTOR_SETUP_REQUIRED' ? null : (
      <SetupNotice>{t.paymentsAboveNeedTwoFactor({ above: ABOVE })}</SetupNotice>
    );
  }
  const isRefused = failure !== null && isOfProof(failure);
  if (receipt !== null && !isRefused) {
    return (
      <Notice
        live
        tone="win"
        title={t.confirmedWithYourPasskey()}
        action={<Button onClick={() => prove(null)}>{t.usingACodeInstead()}</Button>}
      >
        {t.itCountsForThisPayment()}
      </Notice>
    );
  }
  const hasPasskey = (data?.security?.passkeys.length ?? 0) > 0 && canUsePasskeys();
  return (
    <Stack gap={3}>
      <TextField
        label={t.twoFactorCode({ sense: 'player' })}
        hint={t.paymentsAboveNeedACode({ above: ABOVE })}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...input}
        onChange={(event) => {
          onReceipt(null);
          input.onChange(event);
        }}
      />
      {hasPasskey && (
        <Row>
          <Button
            icon={<KeyRound aria-hidden="true" />}
            busy={task.isRunning}
            onClick={() => void task.run(async (send) => prove(await provePasskey(send)))}
          >
            {t.usingAPasskey()}
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
        <Link to={twoFactorSetupPath}>{t.setUpTwoFactorAuthentication()}</Link>
      </Button>
    }
  >
    {children}
  </Notice>
);

/** Why a payment was refused, where no field says it; with the way to a second factor for whoever has none. */
export function PaymentFailed({ failure }: { readonly failure: Failure | null }) {
  if (failure?.code !== 'TWO_FACTOR_SETUP_REQUIRED') return <Failed failure={failure} />;
  return (
    <div role="alert">
      <SetupNotice>{failure.sentence}</SetupNotice>
    </div>
  );
}
