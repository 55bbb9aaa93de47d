import { useState } from 'react';
import { Link } from 'react-router-dom';
import { decimalOf } from '../../../domain/shared/money.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { type FundLimits, depositFault } from '../amount-rules.ts';
import { usePayment } from '../hooks/use-payment.ts';
import {
  type DepositRowFragment,
  type PaymentMethodRowFragment,
  StartDepositDocument,
} from '../operations/__generated__/payment.gql.ts';
import { proofFor } from '../payment-proof.ts';
import { METHOD_LABELS } from '../wallet-words.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import { PAYMENT_PLACES, PaymentFailed, ProofField } from './proof-field.tsx';
import * as t from '../__generated__/messages.ts';

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
  /** What the form begins with, in cents; null for nothing. */
  readonly wantedCents: number | null;
  readonly onStarted: (deposit: DepositRowFragment) => void;
}

/** WA-09 to WA-11 */
export function DepositForm({ methods, limits, wantedCents, onStarted }: DepositFormProps) {
  const payment = usePayment(StartDepositDocument);
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useForm<DepositFormFields>({
    initial: {
      methodId: (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? '',
      amount: wantedCents === null ? '' : decimalOf(wantedCents),
      proof: '',
    },
    check: ({ amount }) => ({ amount: depositFault(parseDollars(amount), limits) }),
    places: PAYMENT_PLACES,
    sending: payment,
    send: async ({ methodId, amount, proof }) => {
      const amountCents = parseDollars(amount);
      if (amountCents === null) return;
      const answer = await payment.run({
        input: { methodId, amountCents, proof: proofFor(needsProof, receipt, proof) },
      });
      if (!answer) return;
      setReceipt(null);
      onStarted(answer.startDeposit);
    },
  });
  const cents = parseDollars(form.values.amount);
  const needsProof = cents !== null && cents > limits.secondFactorAboveCents;

  return (
    <Form {...form.wires} gap={5}>
      <RadioGroup
        label={t.payWith()}
        options={methods.map(({ id, name, kind, details }) => ({
          value: id,
          label: name,
          hint: details === '' ? METHOD_LABELS[kind] : `${METHOD_LABELS[kind]} · ${details}`,
        }))}
        {...form.field('methodId')}
      />
      <Stack gap={3}>
        <MoneyField
          label={t.amount()}
          hint={t.atLeastMin({ min: formatCents(limits.depositMinCents) })}
          {...form.field('amount')}
        />
        <Row gap={2} as="div" role="group" aria-label={t.quickAmounts()}>
          {QUICK_AMOUNTS.map((dollars) => (
            <Button
              key={dollars}
              aria-pressed={cents === dollars * 100}
              onClick={() => form.set({ amount: dollars.toFixed(2) })}
            >
              ${dollars}
            </Button>
          ))}
        </Row>
      </Stack>
      {needsProof && <ProofField payment={payment} receipt={receipt} onReceipt={setReceipt} {...form.field('proof')} />}
      <DescriptionList
        items={[
          { term: t.amount(), detail: cents === null ? '–' : <Money cents={cents} /> },
          { term: t.fee(), detail: t.free() },
          { term: t.addedToYourWallet(), detail: cents === null ? '–' : <Money cents={cents} />, total: true },
        ]}
      />
      <PaymentFailed failure={form.notice} />
      <Row gap={3}>
        <Button type="submit" variant="primary" size="large" busy={form.isSending}>
          {cents === null ? t.addFunds() : t.addCents({ amount: formatCents(cents) })}
        </Button>
        <Link to={walletTabPath('methods')}>{t.usingAnotherMethod()}</Link>
      </Row>
    </Form>
  );
}
