import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isCounted } from '../../../domain/wallet/balance-tree.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BalanceProofDocument, type BalanceProofQuery } from '../operations/__generated__/proof.gql.ts';
import * as t from '../__generated__/messages.ts';

type Proof = NonNullable<BalanceProofQuery['balanceProof']>;

/** Whether the published total counts the own balance, and the platform's funds cover the total. */
function check(proof: Proof): boolean {
  const path = proof.path.map(({ hash, cents, side }) => ({
    hash,
    cents,
    side: side === 'LEFT' ? ('left' as const) : ('right' as const),
  }));
  return isCounted(proof, path, { hash: proof.root, cents: proof.totalCents });
}

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
      <div>
        <Button onClick={() => setRight(check(proof))}>{t.checkMyBalance()}</Button>
      </div>
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
