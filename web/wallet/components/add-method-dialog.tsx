import { useQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import {
  CHECKOUT_TOKEN,
  type MethodForm,
  TEST_TOKENS,
  destinationFault,
  destinationWords,
  inputOf,
  needsToken,
} from '../method-form.ts';
import { AddPaymentMethodDocument } from '../operations/__generated__/add-payment-method.gql.ts';
import { PaymentProviderDocument } from '../operations/__generated__/payment-provider.gql.ts';
import { METHOD_LABELS, NETWORK_LABELS } from '../wallet-words.ts';

const FORM_ID = 'add-payment-method';
const LABEL_MAX = 40;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const TEST_NAMES: Readonly<Partial<Record<MethodForm['kind'], string>>> = {
  CREDIT: 'Test card',
  APPLE: 'Test Apple Pay',
  GOOGLE: 'Test Google Pay',
};

/** Adds one of the seven kinds of methods (WA-16, EN-24). A card's number is asked for by nobody here (C-14). */
export function AddMethodDialog({ onClose }: { readonly onClose: () => void }) {
  const payment = usePayment(AddPaymentMethodDocument);
  const toast = useToast();
  const { failure } = payment;
  const { register, handleSubmit, formState, watch, getValues } = useForm<MethodForm>({
    mode: 'onTouched',
    defaultValues: { kind: 'CREDIT', token: TEST_TOKENS[0].value, destination: '', network: 'BTC', label: '' },
  });
  const { errors } = formState;
  const kind = watch('kind');
  const words = destinationWords(kind);
  const { data, error } = useQuery(PaymentProviderDocument);
  const isSandbox = data?.paymentProvider === 'sandbox';
  const testName = TEST_NAMES[kind] ?? '';

  const submit = handleSubmit(async (form) => {
    const token = isSandbox ? form.token : CHECKOUT_TOKEN;
    const answer = await payment.run({ input: inputOf({ ...form, token }) });
    if (!answer) return;
    const added = answer.addPaymentMethod.at(-1);
    if (added?.isVerified === false)
      toast({
        title: `${added.name} was added`,
        description: 'It could not be verified, so no money moves with it.',
        tone: 'warn',
      });
    else toast({ title: `${added?.name ?? 'The method'} was added`, tone: 'win' });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a payment method"
      description="The payment provider checks it; only verified methods move money."
      modalOnly
      locked={payment.isRunning}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={payment.isRunning} disabled={!data}>
            Add method
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Select label="Kind" options={optionsOf(METHOD_LABELS)} {...register('kind', { onChange: payment.reset })} />
          {needsToken(kind) && isSandbox && (
            <>
              <Notice>
                Payments run in the provider’s sandbox: no real money moves, and no card number is asked for. Choose how
                the test method behaves.
              </Notice>
              <Select
                label={testName}
                options={TEST_TOKENS.map(({ value, label }) => ({ value, label: `${testName} ${label}` }))}
                {...register('token')}
              />
            </>
          )}
          {needsToken(kind) && data && !isSandbox && (
            <Notice>The details are asked for on the payment provider’s own page, each time you add funds.</Notice>
          )}
          {kind === 'CRYPTO' && (
            <Select
              label="Network"
              options={optionsOf(NETWORK_LABELS)}
              {...register('network', { deps: 'destination' })}
            />
          )}
          {words !== null && (
            <TextField
              key={kind}
              label={words.label}
              hint={words.hint}
              error={errors.destination?.message ?? (failure?.field === 'destination' ? words.fault : undefined)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...register('destination', {
                validate: () => destinationFault(getValues()) ?? true,
                onChange: payment.reset,
              })}
            />
          )}
          <TextField
            label="Name (optional)"
            hint="What you call it, for example “Main card”."
            maxLength={LABEL_MAX}
            autoComplete="off"
            {...register('label')}
          />
          <Failed failure={error ? failureOf(error) : failure?.field === 'destination' ? null : failure} />
        </Stack>
      </form>
    </Dialog>
  );
}
