import { useQuery } from '@apollo/client/react';
import { PlayMoneyDocument } from '../data/operations/__generated__/payment.gql.ts';
import { Badge } from '../ui/face/badge.tsx';
import * as t from './__generated__/messages.ts';

/** Beside the title of a page that tells of money: whether the sandbox moves it, so that nobody has paid it. */
export function PlayMoney() {
  const { data } = useQuery(PlayMoneyDocument);
  return data?.paymentProvider === 'sandbox' ? <Badge tone="info">{t.playMoney()}</Badge> : null;
}
