import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { PlayMoney } from '../../parts/play-money.tsx';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import { SUBJECT_WORDS } from '../../format/__generated__/subject-words.ts';
import { ENTRY_WORDS, TRANSFER_WORDS } from '../booking-words.ts';
import { ReceiptProof } from '../components/receipt-proof.tsx';
import { ReadReceiptDocument, type ReadReceiptQuery } from '../operations/__generated__/proof.gql.ts';
import * as t from '../__generated__/messages.ts';

type Receipt = NonNullable<ReadReceiptQuery['receipt']>;
type Line = Receipt['lines'][number];

const PARTIES: Readonly<Record<Line['party'], string>> = {
  YOU: t.yourWallet(),
  PLAYER: t.thePlayersWallet(),
  ESCROW: t.escrow(),
  HOUSE: 'Gauntlet',
  OUTSIDE: t.outsideOfGauntlet(),
};

const BackLink = () => <Link to={`${walletPath}?tab=history`}>{t.backToYourHistory()}</Link>;

const SKELETON = (
  <Skeleton label={t.loadingTheReceipt()}>
    <Stack gap={5}>
      <SkeletonBlock height={180} shape="card" />
      <SkeletonBlock height={220} shape="card" />
    </Stack>
  </Skeleton>
);

/** /receipt/{id}: what one transfer moved, line by line, and its place in the hash chain. */
export function ReceiptScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadReceiptDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const receipt = query.data?.receipt;
  if (receipt) return <ReceiptPage receipt={receipt} />;
  if (query.error && failureOf(query.error).code === 'NOT_FOUND') {
    return (
      <Page title={t.receiptNotFound()} width="medium">
        <EmptyState
          title={t.thereIsNoSuchReceiptAmongYours()}
          action={
            <Button variant="primary" asChild>
              <Link to={walletPath}>{t.goToYourWallet()}</Link>
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page title={t.receipt()} width="medium" back={<BackLink />}>
      <Loaded query={{ ...query, data: receipt }} what={t.theReceipt()} skeleton={SKELETON}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function ReceiptPage({ receipt }: { readonly receipt: Receipt }) {
  const { subject } = receipt;
  const amountOf = (amount: number) =>
    receipt.currency === 'BC' ? (
      formatCoins(amount)
    ) : (
      <Money cents={amount} signed words={[t.moneyIn(), t.moneyOut()]} />
    );
  return (
    <Page
      title={TRANSFER_WORDS[receipt.kind]}
      status={receipt.currency === 'USD' && <PlayMoney />}
      subtitle={formatDateTime(receipt.at)}
      width="medium"
      back={<BackLink />}
    >
      <Stack gap={5}>
        <Panel title={t.receipt()}>
          <DescriptionList
            items={[
              { term: t.number(), detail: receipt.id },
              ...(subject === null
                ? []
                : [{ term: SUBJECT_WORDS[subject.kind], detail: <Link to={subject.path}>{subject.title}</Link> }]),
            ]}
          />
          <Table
            caption={t.entriesTogetherAreZero()}
            columns={[
              { key: 'party', header: t.account(), cell: (line: Line) => PARTIES[line.party] },
              { key: 'kind', header: t.what(), cell: (line: Line) => ENTRY_WORDS[line.kind] },
              { key: 'amount', header: t.amount(), align: 'end', cell: (line: Line) => amountOf(line.sum.value) },
            ]}
            items={receipt.lines}
            itemKey={(line) => String(receipt.lines.indexOf(line))}
          />
        </Panel>
        <ReceiptProof {...receipt} />
      </Stack>
    </Page>
  );
}
