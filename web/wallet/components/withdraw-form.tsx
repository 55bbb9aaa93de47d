import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { decimalOf } from '../../../domain/shared/money.ts';
import { formatCents, formatDateTime, parseDollars } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Detail, DescriptionList } from '../../ui/description-list.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Money } from '../../ui/money.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type FundLimits, type Funds, withdrawalFault, withdrawalMostCents } from '../amount-rules.ts';
import { usePayment } from '../hooks/use-payment.ts';
import type { PaymentMethodRowFragment } from '../operations/__generated__/payment-method-row.gql.ts';
import { RequestWithdrawalDocument } from '../operations/__generated__/request-withdrawal.gql.ts';
import { proofFor } from '../payment-proof.ts';
import { METHOD_LABELS } from '../wallet-words.ts';
import { PaymentFailed, ProofField } from './proof-field.tsx';

interface WithdrawFields {
  readonly methodId: string;
  readonly amount: string;
  readonly proof: string;
}

const isCooling = ({ payoutFrom }: PaymentMethodRowFragment): boolean => payoutFrom > serverNow();

function hintOf(method: PaymentMethodRowFragment): string {
  const what = `${METHOD_LABELS[method.kind]} · ${method.details}`;
  if (!isCooling(method)) return what;
  return `${what}. New methods wait 24 hours before money goes there: from ${formatDateTime(method.payoutFrom)}.`;
}

/** Amount, fee and what arrives, named before anything is held (BC-08); dashes while there is no amount. */
function details(cents: number | null, feeCents: number): Detail[] {
  const money = (of: (amount: number) => number) => (cents === null ? '–' : <Money cents={of(cents)} />);
  return [
    { term: 'Amount', detail: money((amount) => amount) },
    { term: 'Withdrawal fee', detail: feeCents === 0 ? 'Waived' : <Money cents={feeCents} /> },
    { term: 'Total held', detail: money((amount) => amount + feeCents), total: true },
    { term: 'What arrives', detail: money((amount) => amount) },
  ];
}

interface WithdrawFormProps {
  /** Verified ones that money can be sent to; at least one. */
  readonly methods: readonly PaymentMethodRowFragment[];
  readonly limits: FundLimits;
  readonly funds: Funds;
}

/** WA-10, WA-12, BC-03, BC-08 */
export function WithdrawForm({ methods, limits, funds }: WithdrawFormProps) {
  const payment = usePayment(RequestWithdrawalDocument);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { failure } = payment;
  const [receipt, setReceipt] = useState<string | null>(null);
  const prove = (given: string | null): void => {
    payment.reset();
    setReceipt(given);
  };
  const ready = methods.filter((method) => !isCooling(method));
  const { register, handleSubmit, formState, watch, setValue, getValues, reset } = useForm<WithdrawFields>({
    mode: 'onTouched',
    defaultValues: { methodId: ready[0]?.id ?? '', amount: '', proof: '' },
  });
  const { errors } = formState;
  const { withdrawalFeeCents: feeCents } = limits;
  const cents = parseDollars(watch('amount'));
  const needsProof = cents !== null && cents > limits.secondFactorAboveCents;
  const mostCents = withdrawalMostCents(limits, funds);
  const chosen = methods.find(({ id }) => id === watch('methodId'));

  const confirm = async (): Promise<void> => {
    const { methodId, amount, proof } = getValues();
    const amountCents = parseDollars(amount);
    if (amountCents === null) return;
    const answer = await payment.run({
      input: { methodId, amountCents, proof: proofFor(needsProof, receipt, proof) },
    });
    // A refusal is shown at the field that it belongs to.
    setAsking(false);
    if (!answer) return;
    setReceipt(null);
    reset({ methodId, amount: '', proof: '' });
    toast({
      title: 'Withdrawal requested',
      description: `${formatCents(amountCents + feeCents)} is held until our staff decide.`,
      tone: 'win',
    });
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => setAsking(true))(event)}>
      <Stack gap={5}>
        <RadioGroup
          label="Send to"
          error={errors.methodId?.message ?? (failure?.field === 'methodId' ? failure.sentence : undefined)}
          options={methods.map((method) => ({
            value: method.id,
            label: method.name,
            hint: hintOf(method),
            disabled: isCooling(method),
          }))}
          {...register('methodId', {
            validate: (id) => ready.some((method) => method.id === id) || 'Choose where the money goes.',
            onChange: payment.reset,
          })}
        />
        <MoneyField
          label="Amount"
          hint={`At least ${formatCents(limits.withdrawalMinCents)}; ${formatCents(funds.withdrawableCents)} is available to withdraw.`}
          error={errors.amount?.message ?? (failure?.field === 'amountCents' ? failure.sentence : undefined)}
          aside={
            mostCents > 0 && (
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  payment.reset();
                  setValue('amount', decimalOf(mostCents), { shouldValidate: true, shouldTouch: true });
                }}
              >
                Use the most: {formatCents(mostCents)}
              </Button>
            )
          }
          {...register('amount', {
            validate: (text) => withdrawalFault(parseDollars(text), limits, funds) ?? true,
            onChange: payment.reset,
          })}
        />
        {needsProof && (
          <ProofField
            aboveCents={limits.secondFactorAboveCents}
            failure={failure}
            receipt={receipt}
            onReceipt={prove}
            {...register('proof', { onChange: () => prove(null) })}
          />
        )}
        <DescriptionList items={details(cents, feeCents)} />
        <PaymentFailed failure={failure} shownAt={['amountCents', 'methodId']} />
        <Row>
          <Button type="submit" variant="primary" size="large" disabled={ready.length === 0}>
            Withdraw
          </Button>
        </Row>
      </Stack>
      {isAsking && cents !== null && chosen && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title="Withdraw"
          description={`${formatCents(cents)} goes to ${chosen.name} (${chosen.details}) after our staff have approved it. Withdrawals take 1-3 business days.`}
          figures={details(cents, feeCents)}
          confirmLabel={`Withdraw ${formatCents(cents)}`}
          busy={payment.isRunning}
          onConfirm={confirm}
        />
      )}
    </form>
  );
}
