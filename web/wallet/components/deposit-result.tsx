import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../shared/failure.ts';
import { formatCents } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { DepositRowFragment } from '../operations/deposit-row.gql.ts';
import { ReadDepositDocument } from '../operations/read-deposit.gql.ts';
import { closed, isDepositOpen } from '../wallet-words.ts';

const POLL_MS = 2_000;

/** Goes where a payment has to be confirmed: a page of ours, or the provider's. */
function goConfirm(actionUrl: string) {
  return actionUrl.startsWith('/') ? (
    <Link to={actionUrl}>Continue to your bank</Link>
  ) : (
    <a href={actionUrl}>Continue to your bank</a>
  );
}

interface DepositResultProps {
  readonly depositId: string;
  readonly onAgain: () => void;
}

/** How a deposit went; follows one that has no end yet. */
export function DepositResult({ depositId, onAgain }: DepositResultProps) {
  const client = useApolloClient();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ReadDepositDocument, {
    variables: { id: depositId },
    fetchPolicy: 'cache-and-network',
  });
  const deposit = data?.deposit ?? null;
  const isOpen = deposit !== null && isDepositOpen(deposit.status);
  useEffect(() => {
    if (!isOpen) return;
    startPolling(POLL_MS);
    return () => {
      stopPolling();
      // It has ended, or somebody looks elsewhere: the figures around it may be older than it is.
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    };
  }, [client, isOpen, startPolling, stopPolling]);

  if (deposit === null && error) {
    return (
      <ErrorState title="Failed to load the deposit" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (deposit === null) {
    return (
      <Skeleton label="Loading the deposit">
        <SkeletonBlock height={84} shape="card" />
      </Skeleton>
    );
  }
  return <Outcome deposit={deposit} onAgain={onAgain} />;
}

function Outcome({ deposit, onAgain }: { readonly deposit: DepositRowFragment; readonly onAgain: () => void }) {
  const { status, amountCents, methodName, actionUrl, failure } = deposit;
  const amount = formatCents(amountCents);
  switch (status) {
    case 'CREATED':
    case 'PENDING':
      return actionUrl === null ? (
        <Notice live title={`${amount} is on its way`}>
          {methodName} has not confirmed the payment yet. You can leave this page; the money is added as soon as it
          comes.
        </Notice>
      ) : (
        <Notice
          live
          tone="warn"
          title="Your bank wants to hear from you"
          action={
            <Button variant="primary" asChild>
              {goConfirm(actionUrl)}
            </Button>
          }
        >
          {amount} from {methodName} is added once you have confirmed the payment.
        </Notice>
      );
    case 'SUCCEEDED':
      return (
        <Notice
          live
          tone="win"
          title={`${amount} was added to your wallet`}
          action={<Button onClick={onAgain}>Done</Button>}
        >
          Paid with {methodName}.
        </Notice>
      );
    case 'FAILED':
      return (
        <Notice live tone="loss" title="The payment failed" action={<Button onClick={onAgain}>Try again</Button>}>
          {failure === null ? '' : `${closed(failure)} `}Nothing was charged.
        </Notice>
      );
    case 'CHARGED_BACK':
      return (
        <Notice live tone="warn" title={`${amount} was charged back`} action={<Button onClick={onAgain}>Done</Button>}>
          The bank of {methodName} took the payment back, so it was taken from your wallet.
        </Notice>
      );
  }
}
