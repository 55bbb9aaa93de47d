import { Failed } from '../../shared/failed.tsx';
import { formatDateTime } from '../../shared/format.ts';
import { WalletChangedDocument } from '../../shared/operations/wallet-changed.gql.ts';
import { Panel } from '../../shared/panel.tsx';
import { useLivePages } from '../../shared/use-live-pages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ListWithdrawalsDocument } from '../operations/list-withdrawals.gql.ts';
import { WITHDRAWAL_WORDS, withdrawalStory } from '../wallet-words.ts';

const PAGE = 10;

/** The player's withdrawals, each with its state and what happens next. */
export function WithdrawalList() {
  const { rows, failure, retry, isLoading, more } = useLivePages(ListWithdrawalsDocument, 'withdrawals', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  return (
    <Panel title="Your withdrawals">
      {rows === null && failure !== null && (
        <ErrorState title="Failed to load your withdrawals" onRetry={retry} busy={isLoading}>
          {failure.sentence}
        </ErrorState>
      )}
      {rows === null && failure === null && (
        <Skeleton label="Loading your withdrawals">
          <SkeletonBlock height={140} shape="card" />
        </Skeleton>
      )}
      {rows?.length === 0 && (
        <EmptyState title="No withdrawals yet">What you withdraw is listed here until it has arrived.</EmptyState>
      )}
      {rows !== null && rows.length > 0 && (
        <Stack gap={4}>
          <List label="Your withdrawals">
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={
                  <>
                    <Money cents={row.amountCents} /> to {row.methodName}
                  </>
                }
                detail={`${formatDateTime(row.requestedAt)} · ${withdrawalStory(row)}`}
                trailing={<Badge tone={WITHDRAWAL_WORDS[row.status].tone}>{WITHDRAWAL_WORDS[row.status].word}</Badge>}
              />
            ))}
          </List>
          <Failed failure={failure} />
          {more !== null && (
            <Row justify="center">
              <Button busy={isLoading} onClick={more}>
                Load more
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Panel>
  );
}
