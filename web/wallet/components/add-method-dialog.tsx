import { useQuery } from '@apollo/client/react';
import * as z from 'zod/mini';
import { METHOD_LABEL_MAX, methodName } from '../../../domain/wallet/wallet.schemas.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { methodWords } from '../../format/payment-words.ts';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import type { CryptoNetwork, PaymentMethodKind } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import {
  CHECKOUT_TOKEN,
  type MethodForm,
  TEST_TOKENS,
  destinationFault,
  destinationWords,
  inputOf,
  needsToken,
  takesDeposits,
} from '../method-form.ts';
import { AddPaymentMethodDocument, PaymentProviderDocument } from '../operations/__generated__/payment.gql.ts';
import { METHOD_LABELS, NETWORK_LABELS } from '../wallet-words.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.extend(methodName, {
  kind: choice<PaymentMethodKind>(),
  token: z.string(),
  destination: z.string(),
  network: choice<CryptoNetwork>(),
});

const TEST_NAMES: Readonly<Partial<Record<MethodForm['kind'], string>>> = {
  CREDIT: t.testCard(),
  APPLE: t.testApplePay(),
  GOOGLE: t.testGooglePay(),
};

/** Adds one of the seven kinds of methods (WA-16, EN-24). A card's number is asked for by nobody here (C-14). */
export function AddMethodDialog({ onClose }: { readonly onClose: () => void }) {
  const payment = usePayment(AddPaymentMethodDocument);
  const toast = useToast();
  const { data, error } = useQuery(PaymentProviderDocument);
  const isSandbox = data?.paymentProvider === 'sandbox';
  const form = useForm({
    schema,
    initial: { kind: 'CREDIT', token: TEST_TOKENS[0].value, destination: '', network: 'BTC', label: '' },
    check: (typed) => ({ destination: destinationFault(typed) }),
    sending: payment,
    send: async (typed) => {
      const token = isSandbox ? typed.token : CHECKOUT_TOKEN;
      const answer = await payment.run({ input: inputOf({ ...typed, token }) });
      if (!answer) return;
      const added = answer.addPaymentMethod.at(-1);
      if (added?.isVerified === false)
        toast({
          title: t.nameWasAdded({ name: methodWords(added.name) }),
          description: t.itCouldNotBeVerifiedSoNo(),
          tone: 'warn',
        });
      else
        toast({
          title: added ? t.nameWasAdded({ name: methodWords(added.name) }) : t.theMethodWasAdded(),
          tone: 'win',
        });
      onClose();
    },
  });
  const { kind } = form.values;
  const kinds = optionsOf(METHOD_LABELS).filter(({ value }) =>
    data?.offeredMethodKinds.some((one) => one === value && takesDeposits(one)),
  );
  const words = destinationWords(kind);
  const testName = TEST_NAMES[kind] ?? '';

  return (
    <FormDialog
      {...form.wires}
      title={t.addAPaymentMethod()}
      description={t.thePaymentProviderChecksItOnlyVerified()}
      submitLabel={t.addMethod()}
      busy={form.isSending}
      disabled={!data}
      onClose={onClose}
    >
      <Select label={t.kind({ sense: 'player' })} options={kinds} {...form.field('kind')} />
      {needsToken(kind) && isSandbox && (
        <>
          <Notice>{t.paymentsRunInTheProvidersSandboxNo()}</Notice>
          <Select
            label={testName}
            options={TEST_TOKENS.map(({ value, labelOf }) => ({ value, label: labelOf(testName) }))}
            {...form.field('token')}
          />
        </>
      )}
      {needsToken(kind) && data && !isSandbox && <Notice>{t.theDetailsAreAsked()}</Notice>}
      {kind === 'CRYPTO' && (
        <Select label={t.network()} options={optionsOf(NETWORK_LABELS)} {...form.field('network')} />
      )}
      {words !== null && (
        <TextField
          key={kind}
          label={words.label}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('destination')}
        />
      )}
      <TextField
        label={t.nameOptional()}
        hint={t.whatYouCallItForExampleMain()}
        maxLength={METHOD_LABEL_MAX}
        autoComplete="off"
        {...form.field('label')}
      />
      <Failed failure={error ? failureOf(error) : form.notice} />
    </FormDialog>
  );
}
