import { Link } from 'react-router-dom';
import { OnceKnown } from '../../parts/once-known.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { PlayMoney } from '../../parts/play-money.tsx';
import { WalletChangedDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import type { Pages } from '../../data/use-pages.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { StatementTable } from '../components/statement-table.tsx';
import { TaxYears } from '../components/tax-years.tsx';
import { ListStatementsDocument, type ListStatementsQuery } from '../operations/__generated__/statement.gql.ts';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;

/** /statements (ST-01 to ST-05). */
export function StatementsScreen() {
  const read = useLivePages(ListStatementsDocument, 'statements', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  return (
    <Page
      title={t.statements()}
      status={<PlayMoney />}
      subtitle={t.oneForEachMonthAndQuarter()}
      back={<Link to={walletPath}>{t.backToWallet()}</Link>}
    >
      <Stack gap={5}>
        <StatementList read={read} />
        <OnceKnown isKnown={read.rows !== null || Boolean(read.error)}>
          <Notice
            title={t.lookingForSomethingOlder()}
            action={
              <Button asChild>
                <Link to={helpTabPath('contact')}>{t.contactSupport()}</Link>
              </Button>
            }
          >
            {t.olderStatementsAreAvailableThrough()}
          </Notice>
          <TaxYears />
        </OnceKnown>
      </Stack>
    </Page>
  );
}

interface StatementListProps {
  readonly read: Pages<ListStatementsQuery['statements']['edges'][number]['node']>;
}

function StatementList({ read }: StatementListProps) {
  const empty = (
    <EmptyState
      title={t.noStatementsYet()}
      action={
        <Button variant="primary" asChild>
          <Link to={`${walletPath}?tab=history`}>{t.seeYourHistory()}</Link>
        </Button>
      }
    >
      {t.theFirstOneIsIssued()}
    </EmptyState>
  );
  return (
    <PagedList read={read} what={t.theStatements()} skeleton={[6, 56]} empty={empty}>
      {(statements) => <StatementTable statements={statements} />}
    </PagedList>
  );
}
