import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type PaymentMethodRowFragment, StartPayoutAccountDocument } from '../operations/__generated__/payment.gql.ts';
import * as t from '../__generated__/messages.ts';

interface PayoutAccountProps {
  /** The player's account at Stripe; undefined before there is one. */
  readonly method: PaymentMethodRowFragment | undefined;
}

/** Leads to Stripe, to open an account that withdrawals can go to, until Stripe pays out to it. */
export function PayoutAccount({ method }: PayoutAccountProps) {
  const start = useAction(StartPayoutAccountDocument, { fetchPolicy: 'no-cache' });
  if (method?.isVerified === true) return null;
  const go = async (): Promise<void> => {
    const answer = await start.run({});
    if (answer) window.location.assign(answer.startPayoutAccount.url);
  };
  return (
    <Stack gap={3}>
      <Text tone="dim">{method === undefined ? t.stripeAsksWhoYouAre() : t.stripeDoesNotPayOutYet()}</Text>
      <Row>
        <Button busy={start.isRunning} onClick={() => void go()}>
          {method === undefined ? t.getPaidByStripe() : t.continueAtStripe()}
        </Button>
      </Row>
      <Failed failure={start.failure} />
    </Stack>
  );
}
