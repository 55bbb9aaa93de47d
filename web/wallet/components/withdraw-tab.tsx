import { useQuery } from '@apollo/client/react';
import { OnceKnown } from '../../parts/once-known.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { FundLimits, Funds } from '../amount-rules.ts';
import type { WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import { canBePaidOut } from '../method-form.ts';
import { anyOfKinds } from '../wallet-words.ts';
import { MethodsState } from './methods-state.tsx';
import { PaymentLimits } from './payment-limits.tsx';
import { PaymentMethodsDocument } from '../operations/__generated__/payment.gql.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import * as t from '../__generated__/messages.ts';

interface WithdrawTabProps {
  readonly limits: FundLimits;
  readonly funds: Funds;
  readonly onOpen: (tab: WalletTab, more?: Readonly<Record<string, string>>) => void;
}

export function WithdrawTab({ limits, funds, onOpen }: WithdrawTabProps) {
  const methods = useQuery(PaymentMethodsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={5}>
      <Grid min={300} gap={5} align="start">
        <Panel title={t.withdraw()}>
          <MethodsState>
            {(own, offered) => {
              const payable = own.filter(
                ({ isVerified, isOffered, canPayOut }) => isVerified && isOffered && canPayOut,
              );
              if (payable.length > 0) return <WithdrawForm methods={payable} limits={limits} funds={funds} />;
              return (
                <EmptyState
                  title={t.noMethodThatMoneyCanBeSent()}
                  action={
                    <Button variant="primary" onClick={() => onOpen('methods', { add: 'method' })}>
                      {t.addAPaymentMethod()}
                    </Button>
                  }
                >
                  {t.moneyIsPaidOutBy({ methods: anyOfKinds(offered.filter(canBePaidOut)) })}
                </EmptyState>
              );
            }}
          </MethodsState>
        </Panel>
        <PaymentLimits
          title={t.withdrawalLimits()}
          day={limits.withdrawalDay}
          month={limits.withdrawalMonth}
          tier={limits.tier}
        />
      </Grid>
      <OnceKnown isKnown={!methods.loading || methods.data !== undefined}>
        <WithdrawalList />
      </OnceKnown>
    </Stack>
  );
}
