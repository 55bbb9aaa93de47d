import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isCounted } from '../../../domain/wallet/balance-tree.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { BalanceProofDocument, type BalanceProofQuery } from '../operations/__generated__/balance-proof.gql.ts';

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
    <Panel title="Your balance in the daily total">
      <Text tone="dim">
        Once a day Gauntlet publishes the sum of all players’ balances with a root hash, and what it holds to cover
        them. Your browser can check that your own balance is counted in that sum.
      </Text>
      <Loaded query={query} what="your proof" skeleton={[1, 120]}>
        {({ balanceProof }) => <Content proof={balanceProof} />}
      </Loaded>
    </Panel>
  );
}

function Content({ proof }: { readonly proof: Proof | null }) {
  const [isRight, setRight] = useState<boolean | null>(null);
  if (proof === null) {
    return (
      <EmptyState title="No day with your balance has been published yet">
        The first one comes with the next daily total.
      </EmptyState>
    );
  }
  const owed = proof.totalCents + proof.escrowCents;
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Published', detail: formatDateTime(proof.at) },
          { term: 'Your balance then', detail: <Money cents={proof.cents} /> },
          { term: 'All players together', detail: <Money cents={proof.totalCents} /> },
          { term: 'Held in escrow', detail: <Money cents={proof.escrowCents} /> },
          { term: 'Funds that cover both', detail: <Money cents={proof.fundsCents} /> },
          { term: 'Root hash', detail: <span css={{ overflowWrap: 'anywhere' }}>{proof.root}</span> },
        ]}
      />
      <div>
        <Button onClick={() => setRight(check(proof))}>Check my balance</Button>
      </div>
      {isRight === true && (
        <Notice tone={proof.fundsCents >= owed ? 'win' : 'loss'} title="Your balance is counted" live>
          {proof.fundsCents >= owed
            ? 'It is part of the published total, and the funds cover that total and everything in escrow.'
            : 'It is part of the published total, but the funds do not cover that total. Contact support.'}
        </Notice>
      )}
      {isRight === false && (
        <Notice tone="loss" title="Your balance is not counted" live>
          The proof does not lead to the published root. Contact support and keep this page.
        </Notice>
      )}
    </>
  );
}
