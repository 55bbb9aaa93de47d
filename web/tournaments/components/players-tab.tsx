import { useQuery } from '@apollo/client/react';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import { ListEntrantsDocument, type TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { ENTRANT_WORDS } from '../tournament-words.ts';
import { EntrantName } from './entrant-name.tsx';
import * as t from '../__generated__/messages.ts';

interface PlayersTabProps {
  readonly tournament: TournamentDetailFragment;
  readonly code: string | null;
}

/** Who takes part, waits, or was not there. */
export function PlayersTab({ tournament: { id, status, startedAt, teamSize }, code }: PlayersTabProps) {
  const query = useQuery(ListEntrantsDocument, { variables: { id, code }, fetchPolicy: 'cache-and-network' });
  const isVisitor = useViewer() === null;
  const isOver = status === 'COMPLETED';
  return (
    <Loaded
      query={{ ...query, data: query.data?.tournamentEntrants }}
      what={teamSize === null ? t.thePlayers() : t.theTeams()}
      skeleton={[6, 48]}
      isEmpty={(all) => all.length === 0}
      empty={<EmptyState title={t.nobodyHasEnteredYet()}>{t.theFirstEntryAppearsHereAtOnce()}</EmptyState>}
    >
      {(all) => (
        <Table
          caption={teamSize === null ? t.players() : t.teams()}
          items={all}
          itemKey={(one) => one.id}
          columns={[
            {
              key: 'name',
              header: teamSize === null ? t.player() : t.team(),
              cell: (one) => <EntrantName entrant={one} isVisitor={isVisitor} hasLineup />,
            },
            {
              key: 'status',
              header: t.status(),
              plain: true,
              cell: (one) => <Badge tone={ENTRANT_WORDS[one.status].tone}>{ENTRANT_WORDS[one.status].label}</Badge>,
            },
            {
              key: 'rating',
              header: t.rating(),
              align: 'end',
              // Of whom visitors see no rating may have one.
              cell: ({ rating }) => (rating !== null ? formatCount(rating) : isVisitor ? '–' : t.unrated()),
            },
            ...(startedAt === null
              ? []
              : [
                  {
                    key: 'seed',
                    header: t.seed(),
                    align: 'end' as const,
                    cell: (one: { seed: number | null }) => (one.seed === null ? '–' : one.seed + 1),
                  },
                ]),
            ...(isOver
              ? [
                  {
                    key: 'place',
                    header: t.place(),
                    align: 'end' as const,
                    cell: (one: { place: number | null }) => one.place ?? '–',
                  },
                  {
                    key: 'prize',
                    phone: 'sum' as const,
                    header: t.prize(),
                    align: 'end' as const,
                    cell: (one: { prizeCents: number }) => <Money cents={one.prizeCents} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Loaded>
  );
}
