import { formatDateTime } from '../../format/format.ts';
import { WalletChangedDocument } from '../../session/operations/__generated__/wallet-changed.gql.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useLivePages } from '../../live/use-live-pages.ts';
import { Badge } from '../../ui/badge.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ListWithdrawalsDocument } from '../operations/__generated__/list-withdrawals.gql.ts';
import { WITHDRAWAL_WORDS, withdrawalStory } from '../wallet-words.ts';

const PAGE = 10;

/** The player's withdrawals, each with its state and what happens next. */
export function WithdrawalList() {
  const read = useLivePages(ListWithdrawalsDocument, 'withdrawals', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  const empty = (
    <EmptyState title="No withdrawals yet">What you withdraw is listed here until it has arrived.</EmptyState>
  );
  return (
    <Panel title="Your withdrawals">
      <PagedList read={read} what="your withdrawals" skeleton={[2, 64]} empty={empty}>
        {(rows) => (
          <List label="Your withdrawals">
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={
                  <>
                    <Money cents={row.amountCents} /> to {row.methodName}
                  </>
                }
                detail={`${formatDateTime(row.requestedAt)} · ${row.isCreatorPayout ? 'Creator payout · ' : ''}${withdrawalStory(row)}`}
                trailing={<Badge tone={WITHDRAWAL_WORDS[row.status].tone}>{WITHDRAWAL_WORDS[row.status].word}</Badge>}
              />
            ))}
          </List>
        )}
      </PagedList>
    </Panel>
  );
}
