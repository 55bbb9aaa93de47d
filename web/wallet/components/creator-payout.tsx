import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { CREATOR_PAYOUT_CENTS_MIN } from '../../../domain/wallet/creator-payout.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PaymentMethodRowFragment } from '../operations/__generated__/payment.gql.ts';
import { FundsDocument } from '../operations/__generated__/wallet.gql.ts';
import { MethodsState } from './methods-state.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import * as t from '../__generated__/messages.ts';

export interface CreatorPayoutProps {
  /** Income that was not asked for yet, in cents. */
  readonly pendingCents: number;
}

const REQUEST = 'request';

const payable = (methods: readonly PaymentMethodRowFragment[]): PaymentMethodRowFragment[] =>
  methods.filter(({ isVerified, isOffered, canPayOut }) => isVerified && isOffered && canPayOut);

/** Why nothing can be asked for now; null where it can. */
function obstacle(pendingCents: number, methods: readonly PaymentMethodRowFragment[]): string | null {
  if (pendingCents < CREATOR_PAYOUT_CENTS_MIN)
    return t.payoutsBeginAt({
      least: formatCents(CREATOR_PAYOUT_CENTS_MIN),
      missing: formatCents(CREATOR_PAYOUT_CENTS_MIN - pendingCents),
    });
  return methods.length === 0 ? t.addAPaymentMethodThatMoney() : null;
}

/** Pending payout, threshold, method, and 'Request Payout' (CR-06, CR-07). */
export function CreatorPayout({ pendingCents }: CreatorPayoutProps) {
  const dialog = useAddressDialog('payout');
  return (
    <Panel title={t.payoutManagement()}>
      <MethodsState>
        {(all) => {
          const methods = payable(all);
          const reason = obstacle(pendingCents, methods);
          return (
            <Stack gap={4}>
              <DescriptionList
                items={[
                  { term: t.pendingPayout(), detail: <Money cents={pendingCents} /> },
                  { term: t.payoutThreshold(), detail: <Money cents={CREATOR_PAYOUT_CENTS_MIN} /> },
                  { term: t.paymentMethod(), detail: methods[0]?.name ?? t.noneYet() },
                ]}
              />
              {reason !== null && <Text tone="dim">{reason}</Text>}
              <Row gap={3}>
                <Button variant="primary" disabled={reason !== null} onClick={() => dialog.open(REQUEST)}>
                  {t.requestPayout()}
                </Button>
                <Button asChild>
                  {methods.length === 0 ? (
                    <Link to={walletTabPath('methods')}>{t.paymentMethodsLink()}</Link>
                  ) : (
                    <Link to={walletTabPath('withdraw')}>{t.yourWithdrawalsLink()}</Link>
                  )}
                </Button>
              </Row>
              {dialog.value === REQUEST && reason === null && (
                <RequestDialog methods={methods} pendingCents={pendingCents} onClose={dialog.close} />
              )}
            </Stack>
          );
        }}
      </MethodsState>
    </Panel>
  );
}

interface RequestDialogProps extends CreatorPayoutProps {
  readonly methods: readonly PaymentMethodRowFragment[];
  readonly onClose: () => void;
}

function RequestDialog({ methods, pendingCents, onClose }: RequestDialogProps) {
  const query = useQuery(FundsDocument, { fetchPolicy: 'network-only' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.requestPayout()}
      description={t.incomeWaits({ income: formatCents(pendingCents) })}
    >
      <Loaded query={query} what={t.yourFunds()} skeleton={[3, 64]}>
        {({ funds, fundLimits }) => (
          <WithdrawForm
            methods={methods}
            limits={fundLimits}
            funds={funds}
            incomeCents={pendingCents}
            onDone={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
