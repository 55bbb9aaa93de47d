import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { balanceFileText } from '../../../domain/wallet/balance-file.ts';
import { type Node, type PathStep, isCounted } from '../../../domain/wallet/balance-tree.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { saveFile } from '../../parts/take-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BalanceProofDocument, type BalanceProofQuery } from '../operations/__generated__/proof.gql.ts';
import * as t from '../__generated__/messages.ts';

type Proof = NonNullable<BalanceProofQuery['balanceProof']>;

const pathOf = (proof: Proof): PathStep[] =>
  proof.path.map(({ hash, cents, side }) => ({ hash, cents, side: side === 'LEFT' ? 'left' : 'right' }));
const rootOf = ({ root, totalCents }: Proof): Node => ({ hash: root, cents: totalCents });

const download = (proof: Proof): void =>
  saveFile(
    `gauntlet-balance-${proof.day}.json`,
    balanceFileText(proof.day, proof, pathOf(proof), rootOf(proof)),
    'application/json',
  );

/** The proof that the own balance is part of what the platform says it owes to all players. */
export function BalanceCheck() {
  const query = useQuery(BalanceProofDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.yourBalanceInTheDailyTotal()}>
      <Text tone="dim">{t.onceADayGauntletPublishesTheSum()}</Text>
      <Loaded query={query} what={t.yourProof()} skeleton={[1, 120]}>
        {({ balanceProof }) => <Content proof={balanceProof} />}
      </Loaded>
    </Panel>
  );
}

function Content({ proof }: { readonly proof: Proof | null }) {
  const [isRight, setRight] = useState<boolean | null>(null);
  if (proof === null) {
    return <EmptyState title={t.noDayWithYourBalanceHasBeen()}>{t.theFirstOneComesWithTheNext()}</EmptyState>;
  }
  const owed = proof.totalCents + proof.escrowCents;
  return (
    <>
      <DescriptionList
        items={[
          { term: t.published(), detail: formatDateTime(proof.at) },
          { term: t.yourBalanceThen(), detail: <Money cents={proof.cents} /> },
          { term: t.allPlayersTogether(), detail: <Money cents={proof.totalCents} /> },
          { term: t.heldInEscrow(), detail: <Money cents={proof.escrowCents} /> },
          { term: t.fundsThatCoverBoth(), detail: <Money cents={proof.fundsCents} /> },
          { term: t.rootHash(), detail: <span css={{ overflowWrap: 'anywhere' }}>{proof.root}</span> },
        ]}
      />
      <Row gap={3}>
        <Button onClick={() => setRight(isCounted(proof, pathOf(proof), rootOf(proof)))}>{t.checkMyBalance()}</Button>
        <Button variant="ghost" icon={<Download aria-hidden="true" />} onClick={() => download(proof)}>
          {t.downloadTheProof()}
        </Button>
      </Row>
      {isRight === true && (
        <Notice tone={proof.fundsCents >= owed ? 'win' : 'loss'} title={t.yourBalanceIsCounted()} live>
          {proof.fundsCents >= owed ? t.itIsCountedAndCovered() : t.itIsCountedAndNotCovered()}
        </Notice>
      )}
      {isRight === false && (
        <Notice tone="loss" title={t.yourBalanceIsNotCounted()} live>
          {t.theProofDoesNotLead()}
        </Notice>
      )}
    </>
  );
}
