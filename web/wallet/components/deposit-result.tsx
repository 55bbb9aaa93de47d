import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents } from '../../format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { CancelDepositDocument } from '../operations/__generated__/cancel-deposit.gql.ts';
import type { DepositRowFragment } from '../operations/__generated__/deposit-row.gql.ts';
import { ReadDepositDocument } from '../operations/__generated__/read-deposit.gql.ts';
import { closed } from '../wallet-words.ts';

interface DepositResultProps {
  readonly depositId: string;
  readonly onAgain: () => void;
}

/** How a deposit went; follows one that has no end yet. */
export function DepositResult({ depositId, onAgain }: DepositResultProps) {
  const query = useQuery(ReadDepositDocument, { variables: { id: depositId }, fetchPolicy: 'cache-and-network' });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  return (
    <Loaded query={{ ...query, data: query.data?.deposit }} what="the deposit" skeleton={[1, 84]}>
      {(deposit) => <Outcome deposit={deposit} onAgain={onAgain} />}
    </Loaded>
  );
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
        <Unfinished deposit={deposit} actionUrl={actionUrl} />
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

interface UnfinishedProps {
  readonly deposit: DepositRowFragment;
  readonly actionUrl: string;
}

/** A payment that waits for its payer: on a page of ours that plays the bank, or on the provider's. */
function Unfinished({ deposit: { id, amountCents, methodName }, actionUrl }: UnfinishedProps) {
  const cancellation = usePayment(CancelDepositDocument);
  const amount = formatCents(amountCents);
  const isBank = actionUrl.startsWith('/');
  return (
    <Stack gap={3}>
      <Notice
        live
        tone="warn"
        title={isBank ? 'Your bank wants to hear from you' : `${amount} is not paid yet`}
        action={
          <Row gap={2}>
            <Button variant="primary" asChild>
              {isBank ? (
                <Link to={actionUrl}>Continue to your bank</Link>
              ) : (
                <a href={actionUrl}>Continue to the payment page</a>
              )}
            </Button>
            <Button busy={cancellation.isRunning} onClick={() => void cancellation.run({ id })}>
              Cancel payment
            </Button>
          </Row>
        }
      >
        {amount} from {methodName} is added once{' '}
        {isBank
          ? 'you have confirmed the payment.'
          : 'the payment provider has confirmed it. If you have just paid, that takes a moment.'}
      </Notice>
      <Failed failure={cancellation.failure} />
    </Stack>
  );
}
