import { formatDateTime } from '../../format/format.ts';
import { methodWords } from '../../format/payment-words.ts';
import { WalletChangedDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useLivePages } from '../../live/use-live-pages.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ListWithdrawalsDocument } from '../operations/__generated__/payment.gql.ts';
import { WITHDRAWAL_WORDS, withdrawalStory } from '../wallet-words.ts';
import * as t from '../__generated__/messages.ts';

const PAGE = 10;

/** The player's withdrawals, each with its state and what happens next. */
export function WithdrawalList() {
  const read = useLivePages(ListWithdrawalsDocument, 'withdrawals', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  const empty = <EmptyState title={t.noWithdrawalsYet()}>{t.whatYouWithdrawIsListed()}</EmptyState>;
  return (
    <Panel title={t.yourWithdrawals()}>
      <PagedList read={read} what={t.theWithdrawals()} skeleton={[2, 64]} empty={empty}>
        {(rows) => (
          <List label={t.yourWithdrawals()}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={t.toMethodName({
                  money: <Money cents={row.amountCents} />,
                  methodName: methodWords(row.methodName),
                })}
                detail={[
                  formatDateTime(row.requestedAt),
                  ...(row.isCreatorPayout ? [t.creatorPayout()] : []),
                  withdrawalStory(row),
                ].join(' · ')}
                trailing={<Badge tone={WITHDRAWAL_WORDS[row.status].tone}>{WITHDRAWAL_WORDS[row.status].word}</Badge>}
              />
            ))}
          </List>
        )}
      </PagedList>
    </Panel>
  );
}
