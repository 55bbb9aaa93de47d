import { Link } from 'react-router-dom';
import { PagedList } from '../../parts/paged-list.tsx';
import { WalletChangedDocument } from '../../session/operations/__generated__/wallet-changed.gql.ts';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatementTable } from '../components/statement-table.tsx';
import { TaxYears } from '../components/tax-years.tsx';
import { ListStatementsDocument } from '../operations/__generated__/list-statements.gql.ts';

const PAGE = 20;

/** /statements (ST-01 to ST-05). */
export function StatementsScreen() {
  return (
    <Page
      title="Statements"
      subtitle="One for each month and quarter with bookings, never changed once issued."
      back={<Link to={walletPath}>Back to Wallet</Link>}
    >
      <Stack gap={5}>
        <StatementList />
        <TaxYears />
        <Notice
          title="Looking for something older?"
          action={
            <Button asChild>
              <Link to={helpTabPath('contact')}>Contact Support</Link>
            </Button>
          }
        >
          Older statements are available through support.
        </Notice>
      </Stack>
    </Page>
  );
}

function StatementList() {
  const read = useLivePages(ListStatementsDocument, 'statements', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  const empty = (
    <EmptyState
      title="No statements yet"
      action={
        <Button variant="primary" asChild>
          <Link to={`${walletPath}?tab=history`}>See your history</Link>
        </Button>
      }
    >
      The first one is issued when a month with bookings is over.
    </EmptyState>
  );
  return (
    <PagedList read={read} what="statements" skeleton={[6, 56]} empty={empty}>
      {(statements) => <StatementTable statements={statements} />}
    </PagedList>
  );
}
