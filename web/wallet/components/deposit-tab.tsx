import { useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { centsOf } from '../../../domain/shared/money.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { WAY_BACK_LASTS, findWayBack } from '../../session/way-back.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { FundLimits } from '../amount-rules.ts';
import type { DepositRowFragment } from '../operations/__generated__/payment.gql.ts';
import { type WalletTab, depositPath } from '../../../domain/wallet/wallet.paths.ts';
import { useMoment } from '../hooks/use-moment.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositResult } from './deposit-result.tsx';
import { takesDeposits } from '../method-form.ts';
import { MethodsState } from './methods-state.tsx';
import { type OwnLimit, PaymentLimits } from './payment-limits.tsx';
import * as t from '../__generated__/messages.ts';

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
  // As it stands when the tab is opened: a notice does not go from under somebody who fills in the form.
  const [way] = useState(findWayBack);
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
          title={t.nothingCanBeAddedDuringYourBreak()}
          action={<Button onClick={() => onOpen('withdraw')}>{t.withdraw()}</Button>}
        >
          {t.itLastsUntil({ until: formatDateTime(pausedUntil) })}
        </EmptyState>
        <DepositList />
      </Stack>
    );
  }
  return (
    <MethodsState>
      {(methods) => {
        const usable = methods.filter(
          ({ isVerified, isOffered, kind }) => isVerified && isOffered && takesDeposits(kind),
        );
        if (usable.length === 0) {
          return (
            <EmptyState
              title={t.noVerifiedPaymentMethod()}
              action={
                <Button variant="primary" onClick={() => onOpen('methods', { add: 'method' })}>
                  {t.addAPaymentMethod()}
                </Button>
              }
            >
              {t.depositsAreMadeWithAMethod()}
            </EmptyState>
          );
        }
        return (
          <Stack gap={5}>
            <Grid min={300} gap={5} align="start">
              <Panel title={t.addFunds()}>
                <Stack gap={4}>
                  {way && (
                    <Notice title={t.afterwardsYouComeBack()}>
                      {t.nothingIsKeptForYouMeanwhile({ minutes: WAY_BACK_LASTS / MINUTE })}
                    </Notice>
                  )}
                  <DepositForm
                    methods={usable}
                    limits={limits}
                    wantedCents={centsOf(params.get('amount') ?? '') ?? way?.cents ?? null}
                    onStarted={(deposit) => void follow(deposit)}
                  />
                </Stack>
              </Panel>
              <PaymentLimits
                title={t.depositLimits()}
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
