import { useReducer } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { FundLimits } from '../amount-rules.ts';
import type { DepositRowFragment } from '../operations/__generated__/deposit-row.gql.ts';
import { type WalletTab, depositPath } from '../../../domain/wallet/wallet.paths.ts';
import { useMoment } from '../hooks/use-moment.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositResult } from './deposit-result.tsx';
import { MethodsState } from './methods-state.tsx';
import { type OwnLimit, PaymentLimits } from './payment-limits.tsx';

interface DepositTabProps {
  readonly limits: FundLimits;
  readonly own: readonly OwnLimit[];
  readonly onOpen: (tab: WalletTab, more?: Readonly<Record<string, string>>) => void;
}

/** 'Add Funds': the form, how the deposit in the address went, or why nothing is added during a break. */
export function DepositTab({ limits, own, onOpen }: DepositTabProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const depositId = params.get('deposit');
  const pausedUntil = useViewer()?.pausedUntil ?? null;
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useMoment(pausedUntil, lookAgain);

  const follow = async ({ id, actionUrl }: DepositRowFragment): Promise<void> => {
    if (actionUrl === null) return onOpen('deposit', { deposit: id });
    if (actionUrl.startsWith('/')) return navigate(actionUrl);
    // Back from the provider's page leads to how it went, never to a form that could be sent again.
    await navigate(depositPath(id), { replace: true, preventScrollReset: true });
    window.location.assign(actionUrl);
  };

  if (depositId !== null) {
    return (
      <Stack gap={5}>
        <DepositResult key={depositId} depositId={depositId} onAgain={() => onOpen('deposit')} />
        <DepositList />
      </Stack>
    );
  }
  if (pausedUntil !== null && pausedUntil > serverNow()) {
    return (
      <Stack gap={5}>
        <EmptyState
          title="Nothing can be added during your break"
          action={<Button onClick={() => onOpen('withdraw')}>Withdraw</Button>}
        >
          It lasts until {formatDateTime(pausedUntil)}. What is in your wallet can be withdrawn all the while.
        </EmptyState>
        <DepositList />
      </Stack>
    );
  }
  return (
    <MethodsState>
      {(methods) => {
        const usable = methods.filter(({ isVerified, isOffered }) => isVerified && isOffered);
        if (usable.length === 0) {
          return (
            <EmptyState
              title="No verified payment method"
              action={
                <Button variant="primary" onClick={() => onOpen('methods', { add: 'method' })}>
                  Add a payment method
                </Button>
              }
            >
              Deposits are made with a method that the payment provider has verified.
            </EmptyState>
          );
        }
        return (
          <Stack gap={5}>
            <Grid min={300} gap={5} align="start">
              <Panel title="Add Funds">
                <DepositForm methods={usable} limits={limits} onStarted={(deposit) => void follow(deposit)} />
              </Panel>
              <PaymentLimits
                title="Deposit limits"
                day={limits.depositDay}
                month={limits.depositMonth}
                tier={limits.tier}
                own={own}
              />
            </Grid>
            <DepositList />
          </Stack>
        );
      }}
    </MethodsState>
  );
}
