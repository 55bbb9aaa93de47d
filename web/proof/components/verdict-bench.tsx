import { useQuery } from '@apollo/client/react';
import type { Verdict } from '../../data/__generated__/schema-types.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { VerdictCountsDocument } from '../operations/__generated__/verdict-counts.gql.ts';

const WORDS: Readonly<Record<Verdict, string>> = {
  WAITING: 'Not heard to the end',
  AGREED: 'Both games agree',
  DRAWN: 'Both games say drawn',
  CONCESSION: 'Only the loser’s game',
  ONE_SIDED: 'Only the winner’s game',
  CONTRADICTION: 'The games contradict each other',
  REVIEW: 'Left to people',
};

/** What the games said beside who was paid: read before `proof_cs2` is set to `settle`. */
export function VerdictBench() {
  const query = useQuery(VerdictCountsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Games and Outcomes">
      <Text tone="dim">
        CS2 duels of the last 90 days. Set proof_cs2 to settle when the games have agreed often and never named another
        than the one who was paid.
      </Text>
      <Loaded
        query={{ ...query, data: query.data?.verdictCounts }}
        what="what the games said"
        skeleton={[3, 32]}
        isEmpty={(counts) => counts.length === 0}
        empty={<EmptyState title="No game was heard in these days." />}
      >
        {(counts) => (
          <Table
            caption="What the games said beside who was paid"
            columns={[
              { key: 'verdict', header: 'The games', cell: ({ verdict }) => WORDS[verdict] },
              {
                key: 'outcome',
                header: 'Paid',
                cell: ({ isOutcome }) =>
                  isOutcome === null
                    ? 'they name nobody, or nobody was paid'
                    : isOutcome
                      ? 'whom they name'
                      : 'the other player',
              },
              { key: 'count', header: 'Battles', align: 'end', cell: ({ count }) => formatCount(count) },
            ]}
            items={counts}
            itemKey={({ verdict, isOutcome }) => `${verdict} ${isOutcome}`}
          />
        )}
      </Loaded>
    </Panel>
  );
}
