import { Bitcoin, CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { formatDate, formatDateTime } from '../../format/format.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import type { PaymentMethodKind } from '../../data/__generated__/schema-types.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import {
  type PaymentMethodRowFragment,
  SetDefaultPaymentMethodDocument,
} from '../operations/__generated__/payment.gql.ts';
import { METHOD_LABELS, anyOfKinds } from '../wallet-words.ts';
import { takesDeposits } from '../method-form.ts';
import { ConfirmMethodDialog } from './confirm-method-dialog.tsx';
import { MethodsState } from './methods-state.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { RemoveMethodDialog } from './remove-method-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** Brings the checks of bank accounts and coin addresses along, which nobody else needs. */
const AddMethodDialog = lazyPart(async () => (await import('./add-method-dialog.tsx')).AddMethodDialog);

const ICONS: Readonly<Record<PaymentMethodKind, typeof CreditCard>> = {
  CREDIT: CreditCard,
  PAYPAL: Wallet,
  APPLE: Smartphone,
  GOOGLE: Smartphone,
  VENMO: Wallet,
  BANK: Landmark,
  CRYPTO: Bitcoin,
  STRIPE: Landmark,
};

const isLocked = ({ confirmableFrom }: PaymentMethodRowFragment): boolean => confirmableFrom !== null;

function detailOf(method: PaymentMethodRowFragment): string {
  const { kind, details, lastUsedAt, canPayOut, isVerified, payoutFrom, confirmableFrom } = method;
  return [
    details === '' ? METHOD_LABELS[kind] : `${METHOD_LABELS[kind]} · ${details}`,
    lastUsedAt === null ? t.neverUsed() : t.lastUsed({ date: formatDate(lastUsedAt) }),
    ...(canPayOut && isVerified && payoutFrom > serverNow() && confirmableFrom === null
      ? [t.payoutsFromPayout({ from: formatDateTime(payoutFrom) })]
      : []),
    ...(confirmableFrom === null ? [] : [t.lockedByTheResetConfirmFrom({ from: formatDateTime(confirmableFrom) })]),
  ].join(' · ');
}

/** WA-16 to WA-18 */
export function MethodsTab() {
  const adding = useAddressDialog('add');
  const removing = useAddressDialog('remove');
  const confirming = useAddressDialog('confirm');
  return (
    <Panel
      title={t.paymentMethods()}
      aside={
        <Button variant="primary" onClick={() => adding.open('method')}>
          {t.addMethod()}
        </Button>
      }
    >
      <MethodsState>
        {(methods, offered) => {
          const removed = methods.find(({ id }) => id === removing.value);
          const confirmed = methods.find(({ id }) => id === confirming.value);
          return (
            <>
              {methods.length === 0 ? (
                <EmptyState title={t.noPaymentMethodsYet()}>
                  {t.youCanPayWithOffered({ methods: anyOfKinds(offered.filter(takesDeposits)) })}
                </EmptyState>
              ) : (
                <List label={t.paymentMethods()}>
                  {methods.map((method) => (
                    <MethodRow
                      key={method.id}
                      method={method}
                      onConfirm={() => confirming.open(method.id)}
                      onRemove={() => removing.open(method.id)}
                    />
                  ))}
                </List>
              )}
              {offered.includes('STRIPE') && <PayoutAccount method={methods.find(({ kind }) => kind === 'STRIPE')} />}
              {removed && <RemoveMethodDialog method={removed} onClose={removing.close} />}
              {confirmed && <ConfirmMethodDialog method={confirmed} onClose={confirming.close} />}
            </>
          );
        }}
      </MethodsState>
      {adding.value !== null && (
        <Suspense>
          <AddMethodDialog onClose={adding.close} />
        </Suspense>
      )}
    </Panel>
  );
}

interface MethodRowProps {
  readonly method: PaymentMethodRowFragment;
  readonly onConfirm: () => void;
  readonly onRemove: () => void;
}

function MethodRow({ method, onConfirm, onRemove }: MethodRowProps) {
  const choice = usePayment(SetDefaultPaymentMethodDocument);
  const toast = useToast();
  const { id, name, kind, isDefault, isVerified, isOffered } = method;
  const Icon = ICONS[kind];
  const choose = async (): Promise<void> => {
    const answer = await choice.run({ id });
    if (answer) toast({ title: t.nameIsYourDefaultNow({ name }) });
    else toast({ title: t.theDefaultWasNotChanged(), tone: 'loss' });
  };
  return (
    <ListRow
      leading={<Icon size={20} aria-hidden css={{ color: 'var(--text-dim)', flex: 'none' }} />}
      title={
        <Row as="span" gap={2}>
          {name}
          {isDefault && <Badge tone="info">{t.default()}</Badge>}
          {isVerified ? (
            <Badge tone="win">{t.verified({ sense: 'method' })}</Badge>
          ) : (
            <Badge tone="warn">{t.notVerified()}</Badge>
          )}
          {isLocked(method) && <Badge tone="warn">{t.locked()}</Badge>}
          {!isOffered && <Badge tone="warn">{t.switchedOffAtTheMoment()}</Badge>}
        </Row>
      }
      detail={detailOf(method)}
      trailing={
        <Row gap={2}>
          {isLocked(method) && (method.confirmableFrom ?? 0) <= serverNow() && (
            <Button size="small" onClick={onConfirm} aria-label={t.confirmName({ name })}>
              {t.confirm()}
            </Button>
          )}
          {isVerified && isOffered && !isDefault && takesDeposits(kind) && (
            <Button
              size="small"
              busy={choice.isRunning}
              onClick={() => void choose()}
              aria-label={t.setDefaultName({ name })}
            >
              {t.setDefault()}
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={onRemove} aria-label={t.removeName({ name })}>
            {t.remove()}
          </Button>
        </Row>
      }
    />
  );
}
