import { useQuery } from '@apollo/client/react';
import type { Verdict } from '../../data/__generated__/schema-types.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VerdictCountsDocument } from '../operations/__generated__/proof.gql.ts';
import * as t from '../__generated__/messages.ts';

const WORDS: Readonly<Record<Verdict, string>> = {
  WAITING: t.notHeardToTheEnd(),
  AGREED: t.bothGamesAgree(),
  DRAWN: t.bothGamesSayDrawn(),
  CONCESSION: t.onlyTheLosersGame(),
  ONE_SIDED: t.onlyTheWinnersGame(),
  CONTRADICTION: t.theGamesContradictEachOther(),
  REVIEW: t.leftToPeople(),
};

/** What the games said beside who was paid: read before `proof_cs2` is set to `settle`. */
export function VerdictBench() {
  const query = useQuery(VerdictCountsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.gamesAndOutcomes()}>
      <Text tone="dim">{t.cs2DuelsOfTheLast90Days()}</Text>
      <Loaded
        query={{ ...query, data: query.data?.verdictCounts }}
        what={t.whatTheGamesSaid()}
        skeleton={[3, 32]}
        isEmpty={(counts) => counts.length === 0}
        empty={<EmptyState title={t.noGameWasHeardInTheseDays()} />}
      >
        {(counts) => (
          <Table
            caption={t.whatTheGamesSaidBeside()}
            columns={[
              { key: 'verdict', header: t.theGames(), cell: ({ verdict }) => WORDS[verdict] },
              {
                key: 'outcome',
                header: t.paid(),
                cell: ({ isOutcome }) =>
                  isOutcome === null ? t.theyNameNobody() : isOutcome ? t.whomTheyName() : t.theOtherPlayer(),
              },
              { key: 'count', header: t.battles(), align: 'end', cell: ({ count }) => formatCount(count) },
            ]}
            items={counts}
            itemKey={({ verdict, isOutcome }) => `${verdict} ${isOutcome}`}
          />
        )}
      </Loaded>
    </Panel>
  );
}
