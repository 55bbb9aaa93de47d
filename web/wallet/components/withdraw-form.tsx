import { useState } from 'react';
import { decimalOf } from '../../../domain/shared/money.ts';
import { CREATOR_PAYOUT_CENTS_MIN } from '../../../domain/wallet/creator-payout.ts';
import { formatCents, formatDateTime, parseDollars } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { type Detail, DescriptionList } from '../../ui/list/description-list.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type FundLimits, type Funds, withdrawalFault, withdrawalMostCents } from '../amount-rules.ts';
import { usePayment } from '../hooks/use-payment.ts';
import { type PaymentMethodRowFragment, RequestWithdrawalDocument } from '../operations/__generated__/payment.gql.ts';
import { proofFor } from '../payment-proof.ts';
import { METHOD_LABELS } from '../wallet-words.ts';
import { PAYMENT_PLACES, PaymentFailed, ProofField } from './proof-field.tsx';
import * as t from '../__generated__/messages.ts';

interface WithdrawFields {
  readonly methodId: string;
  readonly amount: string;
  readonly proof: string;
}

const isCooling = ({ payoutFrom, confirmableFrom }: PaymentMethodRowFragment): boolean =>
  confirmableFrom !== null || payoutFrom > serverNow();

function hintOf(method: PaymentMethodRowFragment): string {
  const what = `${METHOD_LABELS[method.kind]} · ${method.details}`;
  if (!isCooling(method)) return what;
  if (method.confirmableFrom !== null)
    return t.methodIsLocked({ method: what, from: formatDateTime(method.confirmableFrom) });
  return t.newMethodsWait24Hours({ method: what, from: formatDateTime(method.payoutFrom) });
}

/** Amount, fee and what arrives, named before anything is held (BC-08); dashes while there is no amount. */
function details(cents: number | null, feeCents: number): Detail[] {
  const money = (of: (amount: number) => number) => (cents === null ? '–' : <Money cents={of(cents)} />);
  return [
    { term: t.amount(), detail: money((amount) => amount) },
    { term: t.withdrawalFee(), detail: feeCents === 0 ? t.waived() : <Money cents={feeCents} /> },
    { term: t.totalHeld(), detail: money((amount) => amount + feeCents), total: true },
    { term: t.whatArrives(), detail: money((amount) => amount) },
  ];
}

interface WithdrawFormProps {
  /** Verified ones that money can be sent to; at least one. */
  readonly methods: readonly PaymentMethodRowFragment[];
  readonly limits: FundLimits;
  readonly funds: Funds;
  /** Income of a creator that waits to be paid out, in cents; null for money of the wallet. */
  readonly incomeCents?: number | null;
  readonly onDone?: () => void;
}

/** WA-10, WA-12, BC-03, BC-08; of a creator's income CR-07, BC-04. */
export function WithdrawForm({ methods, limits: usual, funds, incomeCents = null, onDone }: WithdrawFormProps) {
  const isPayout = incomeCents !== null;
  const limits = isPayout ? { ...usual, withdrawalMinCents: CREATOR_PAYOUT_CENTS_MIN } : usual;
  const payment = usePayment(RequestWithdrawalDocument);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const ready = methods.filter((method) => !isCooling(method));
  const form = useForm<WithdrawFields>({
    initial: { methodId: ready[0]?.id ?? '', amount: '', proof: '' },
    check: ({ methodId, amount }) => ({
      methodId: ready.some(({ id }) => id === methodId) ? null : t.chooseWhereTheMoneyGoes(),
      amount: withdrawalFault(parseDollars(amount), limits, funds, incomeCents),
    }),
    places: PAYMENT_PLACES,
    sending: payment,
    send: () => setAsking(true),
  });
  const { withdrawalFeeCents: feeCents } = limits;
  const cents = parseDollars(form.values.amount);
  const needsProof = cents !== null && cents > limits.secondFactorAboveCents;
  const mostCents = withdrawalMostCents(limits, funds, incomeCents);
  const chosen = methods.find(({ id }) => id === form.values.methodId);

  const confirm = async (): Promise<void> => {
    const { methodId, amount, proof } = form.values;
    const amountCents = parseDollars(amount);
    if (amountCents === null) return;
    const answer = await payment.run({
      input: { methodId, amountCents, proof: proofFor(needsProof, receipt, proof) },
      isCreatorPayout: isPayout,
    });
    // A refusal is shown at the field that it belongs to.
    setAsking(false);
    if (!answer) return;
    setReceipt(null);
    form.reset({ methodId, amount: '', proof: '' });
    toast({
      title: isPayout ? t.payoutRequested() : t.withdrawalRequested(),
      description: t.moneyIsHeldUntilStaffDecide({ amount: formatCents(amountCents + feeCents) }),
      tone: 'win',
    });
    onDone?.();
  };

  return (
    <Form {...form.wires} gap={5}>
      <RadioGroup
        label={t.sendTo()}
        options={methods.map((method) => ({
          value: method.id,
          label: method.name,
          hint: hintOf(method),
          disabled: isCooling(method),
        }))}
        {...form.field('methodId')}
      />
      <MoneyField
        label={t.amount()}
        hint={t.atLeastMinOfWithdrawable({
          min: formatCents(limits.withdrawalMinCents),
          withdrawable: formatCents(funds.withdrawableCents),
        })}
        aside={
          mostCents > 0 && (
            <Button size="small" variant="ghost" onClick={() => form.set({ amount: decimalOf(mostCents) })}>
              {t.usingTheMost({ most: formatCents(mostCents) })}
            </Button>
          )
        }
        {...form.field('amount')}
      />
      {needsProof && <ProofField payment={payment} receipt={receipt} onReceipt={setReceipt} {...form.field('proof')} />}
      <DescriptionList items={details(cents, feeCents)} />
      <PaymentFailed failure={form.notice} />
      <Row>
        <Button type="submit" variant="primary" size="large" disabled={ready.length === 0}>
          {isPayout ? t.requestPayout() : t.withdraw()}
        </Button>
      </Row>
      {isAsking && cents !== null && chosen && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title={isPayout ? t.requestPayout() : t.withdraw()}
          description={t.moneyGoesToMethod({
            amount: formatCents(cents),
            name: chosen.name,
            details: chosen.details,
          })}
          figures={details(cents, feeCents)}
          confirmLabel={
            isPayout
              ? t.requestAmount({ amount: formatCents(cents) })
              : t.withdrawAmount({ amount: formatCents(cents) })
          }
          busy={payment.isRunning}
          onConfirm={confirm}
        />
      )}
    </Form>
  );
}
