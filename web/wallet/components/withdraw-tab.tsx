import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { FundLimits, Funds } from '../amount-rules.ts';
import type { WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import { canBePaidOut } from '../method-form.ts';
import { anyOfKinds } from '../wallet-words.ts';
import { MethodsState } from './methods-state.tsx';
import { PaymentLimits } from './payment-limits.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

interface WithdrawTabProps {
  readonly limits: FundLimits;
  readonly funds: Funds;
  readonly onOpen: (tab: WalletTab, more?: Readonly<Record<string, string>>) => void;
}

export const WithdrawTab = ({ limits, funds, onOpen }: WithdrawTabProps) => (
  <Stack gap={5}>
    <Grid min={300} gap={5} align="start">
      <Panel title="Withdraw">
        <MethodsState>
          {(methods, offered) => {
            const payable = methods.filter(
              ({ isVerified, isOffered, canPayOut }) => isVerified && isOffered && canPayOut,
            );
            if (payable.length > 0) return <WithdrawForm methods={payable} limits={limits} funds={funds} />;
            return (
              <EmptyState
                title="No method that money can be sent to"
                action={
                  <Button variant="primary" onClick={() => onOpen('methods', { add: 'method' })}>
                    Add a payment method
                  </Button>
                }
              >
                Money is paid out by {anyOfKinds(offered.filter(canBePaidOut))}. Cards, Apple Pay and Google Pay only
                pay in.
              </EmptyState>
            );
          }}
        </MethodsState>
      </Panel>
      <PaymentLimits
        title="Withdrawal limits"
        day={limits.withdrawalDay}
        month={limits.withdrawalMonth}
        tier={limits.tier}
      />
    </Grid>
    <WithdrawalList />
  </Stack>
);
