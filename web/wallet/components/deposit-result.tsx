import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents } from '../../format/format.ts';
import { failureWords, methodWords } from '../../format/payment-words.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import type { CameBack } from '../../session/came-back.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { dropWayBack, findWayBack } from '../../session/way-back.ts';
import {
  CancelDepositDocument,
  type DepositRowFragment,
  ReadDepositDocument,
} from '../operations/__generated__/payment.gql.ts';
import { closed } from '../wallet-words.ts';
import * as t from '../__generated__/messages.ts';

interface DepositResultProps {
  readonly depositId: string;
  readonly onAgain: () => void;
}

/** How a deposit went; follows one that has no end yet. */
export function DepositResult({ depositId, onAgain }: DepositResultProps) {
  const query = useQuery(ReadDepositDocument, { variables: { id: depositId }, fetchPolicy: 'cache-and-network' });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  return (
    <Loaded query={{ ...query, data: query.data?.deposit }} what={t.theDeposit()} skeleton={[1, 84]}>
      {(deposit) => (
        <>
          <GoBack deposit={deposit} />
          <Outcome deposit={deposit} onAgain={onAgain} />
        </>
      )}
    </Loaded>
  );
}

/** Takes whoever left for this deposit back to where that was, once the money is there. */
function GoBack({ deposit: { status, createdAt, amountCents } }: { readonly deposit: DepositRowFragment }) {
  const navigate = useNavigate();
  const toast = useToast();
  const isDone = status === 'SUCCEEDED';
  const goBack = useEffectEvent(() => {
    const way = findWayBack();
    // An older deposit that is only looked at leads nowhere.
    if (way === null || createdAt < way.at) return;
    dropWayBack();
    toast({
      title: t.amountWasAddedToYourWallet({ amount: formatCents(amountCents) }),
      description: t.backWhereYouWere(),
      tone: 'win',
    });
    const state: CameBack = { cameBack: true, filledIn: way.filledIn };
    void navigate(way.path, { replace: true, state });
  });
  useEffect(() => {
    if (isDone) goBack();
  }, [isDone]);
  return null;
}

function Outcome({ deposit, onAgain }: { readonly deposit: DepositRowFragment; readonly onAgain: () => void }) {
  const { status, amountCents, actionUrl, failure } = deposit;
  const methodName = methodWords(deposit.methodName);
  const amount = formatCents(amountCents);
  switch (status) {
    case 'CREATED':
    case 'PENDING':
      return actionUrl === null ? (
        <Notice live title={t.amountIsOnItsWay({ amount })}>
          {t.methodHasNotConfirmedYet({ methodName })}
        </Notice>
      ) : (
        <Unfinished deposit={deposit} actionUrl={actionUrl} />
      );
    case 'SUCCEEDED':
      return (
        <Notice
          live
          tone="win"
          title={t.amountWasAddedToYourWallet({ amount })}
          action={<Button onClick={onAgain}>{t.done()}</Button>}
        >
          {t.paidWithMethodName({ methodName })}
        </Notice>
      );
    case 'FAILED':
      return (
        <Notice
          live
          tone="loss"
          title={t.thePaymentFailed()}
          action={<Button onClick={onAgain}>{t.tryAgain()}</Button>}
        >
          {failure !== null && `${closed(failureWords(failure))} `}
          {t.nothingWasCharged()}
        </Notice>
      );
    case 'CHARGED_BACK':
      return (
        <Notice
          live
          tone="warn"
          title={t.amountWasChargedBack({ amount: formatCents(deposit.takenBackCents) })}
          action={<Button onClick={onAgain}>{t.done()}</Button>}
        >
          {t.theBankTookThePaymentBack({ methodName })}
        </Notice>
      );
  }
}

interface UnfinishedProps {
  readonly deposit: DepositRowFragment;
  readonly actionUrl: string;
}

/** A payment that waits for its payer: on a page of ours that plays the bank, or on the provider's. */
function Unfinished({ deposit: { id, amountCents, methodName: name }, actionUrl }: UnfinishedProps) {
  const methodName = methodWords(name);
  const cancellation = usePayment(CancelDepositDocument);
  const amount = formatCents(amountCents);
  const isBank = actionUrl.startsWith('/');
  return (
    <Stack gap={3}>
      <Notice
        live
        tone="warn"
        title={isBank ? t.yourBankWantsToHear() : t.amountIsNotPaidYet({ amount })}
        action={
          <Row gap={2}>
            <Button variant="primary" asChild>
              {isBank ? (
                <Link to={actionUrl}>{t.continueToYourBank()}</Link>
              ) : (
                <a href={actionUrl}>{t.continueToThePaymentPage()}</a>
              )}
            </Button>
            <Button busy={cancellation.isRunning} onClick={() => void cancellation.run({ id })}>
              {t.cancelPayment()}
            </Button>
          </Row>
        }
      >
        {isBank
          ? t.amountIsAddedOnceYouConfirm({ amount, methodName })
          : t.amountIsAddedOnceTheProviderConfirms({ amount, methodName })}
      </Notice>
      <Failed failure={cancellation.failure} />
    </Stack>
  );
}
