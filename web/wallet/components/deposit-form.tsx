import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formatCents, parseDollars } from '../../format/format.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Money } from '../../ui/money.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type FundLimits, depositFault } from '../amount-rules.ts';
import { usePayment } from '../hooks/use-payment.ts';
import type { DepositRowFragment } from '../operations/__generated__/deposit-row.gql.ts';
import type { PaymentMethodRowFragment } from '../operations/__generated__/payment-method-row.gql.ts';
import { StartDepositDocument } from '../operations/__generated__/start-deposit.gql.ts';
import { proofFor } from '../payment-proof.ts';
import { METHOD_LABELS } from '../wallet-words.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import { PaymentFailed, ProofField } from './proof-field.tsx';

/** In dollars (WA-09). */
const QUICK_AMOUNTS = [25, 50, 100];

interface DepositFormFields {
  readonly methodId: string;
  readonly amount: string;
  readonly proof: string;
}

interface DepositFormProps {
  /** Verified ones; at least one. */
  readonly methods: readonly PaymentMethodRowFragment[];
  readonly limits: FundLimits;
  readonly onStarted: (deposit: DepositRowFragment) => void;
}

/** WA-09 to WA-11 */
export function DepositForm({ methods, limits, onStarted }: DepositFormProps) {
  const payment = usePayment(StartDepositDocument);
  const { failure } = payment;
  const [receipt, setReceipt] = useState<string | null>(null);
  const prove = (given: string | null): void => {
    payment.reset();
    setReceipt(given);
  };
  const { register, handleSubmit, formState, watch, setValue } = useForm<DepositFormFields>({
    mode: 'onTouched',
    defaultValues: {
      methodId: (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? '',
      amount: '',
      proof: '',
    },
  });
  const { errors } = formState;
  const cents = parseDollars(watch('amount'));
  const needsProof = cents !== null && cents > limits.secondFactorAboveCents;

  const submit = handleSubmit(async ({ methodId, amount, proof }) => {
    const amountCents = parseDollars(amount);
    if (amountCents === null) return;
    const answer = await payment.run({
      input: { methodId, amountCents, proof: proofFor(needsProof, receipt, proof) },
    });
    if (!answer) return;
    setReceipt(null);
    onStarted(answer.startDeposit);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <RadioGroup
          label="Pay with"
          error={failure?.field === 'methodId' ? failure.sentence : undefined}
          options={methods.map(({ id, name, kind, details }) => ({
            value: id,
            label: name,
            hint: details === '' ? METHOD_LABELS[kind] : `${METHOD_LABELS[kind]} · ${details}`,
          }))}
          {...register('methodId')}
        />
        <Stack gap={3}>
          <MoneyField
            label="Amount"
            hint={`At least ${formatCents(limits.depositMinCents)}.`}
            error={errors.amount?.message ?? (failure?.field === 'amountCents' ? failure.sentence : undefined)}
            {...register('amount', {
              validate: (text) => depositFault(parseDollars(text), limits) ?? true,
              onChange: payment.reset,
            })}
          />
          <Row gap={2} as="div" role="group" aria-label="Quick amounts">
            {QUICK_AMOUNTS.map((dollars) => (
              <Button
                key={dollars}
                aria-pressed={cents === dollars * 100}
                onClick={() => {
                  payment.reset();
                  setValue('amount', dollars.toFixed(2), { shouldValidate: true, shouldTouch: true });
                }}
              >
                ${dollars}
              </Button>
            ))}
          </Row>
        </Stack>
        {needsProof && (
          <ProofField
            aboveCents={limits.secondFactorAboveCents}
            failure={failure}
            receipt={receipt}
            onReceipt={prove}
            {...register('proof', { onChange: () => prove(null) })}
          />
        )}
        <DescriptionList
          items={[
            { term: 'Amount', detail: cents === null ? '–' : <Money cents={cents} /> },
            { term: 'Fee', detail: 'Free' },
            { term: 'Added to your wallet', detail: cents === null ? '–' : <Money cents={cents} />, total: true },
          ]}
        />
        <PaymentFailed failure={failure} shownAt={['amountCents', 'methodId']} />
        <Row gap={3}>
          <Button type="submit" variant="primary" size="large" busy={payment.isRunning}>
            {cents === null ? 'Add Funds' : `Add ${formatCents(cents)}`}
          </Button>
          <Link to={walletTabPath('methods')}>Use another method</Link>
        </Row>
      </Stack>
    </form>
  );
}
