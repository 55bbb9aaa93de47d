import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../format/format.ts';
import { failureWords, methodWords } from '../../format/payment-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { ListDepositsDocument } from '../operations/__generated__/payment.gql.ts';
import { DEPOSIT_WORDS } from '../wallet-words.ts';
import { depositPath } from '../../../domain/wallet/wallet.paths.ts';
import * as t from '../__generated__/messages.ts';

const SHOWN = 5;

/** The latest deposits, failed and pending ones too; the history lists only what was booked. */
export function DepositList() {
  const { data, refetch } = useQuery(ListDepositsDocument, {
    variables: { first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  useWalletEvents(() => void refetch().catch(() => undefined));
  const deposits = data?.deposits.edges ?? [];
  // Without any, the form above is the next step; a list that could not be read is in the history.
  if (deposits.length === 0) return null;
  return (
    <Panel title={t.latestDeposits()}>
      <List label={t.latestDeposits()}>
        {deposits.map(({ node: { id, methodName, createdAt, amountCents, status, failure } }) => (
          <ListRow
            key={id}
            title={methodWords(methodName)}
            detail={
              failure === null ? formatDateTime(createdAt) : `${formatDateTime(createdAt)} · ${failureWords(failure)}`
            }
            trailing={
              <>
                <Badge tone={DEPOSIT_WORDS[status].tone}>{DEPOSIT_WORDS[status].word}</Badge>
                <Money cents={amountCents} />
              </>
            }
            link={<Link to={depositPath(id)} />}
          />
        ))}
      </List>
    </Panel>
  );
}
