import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Progress } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import type { EntrantFieldsFragment } from '../operations/__generated__/entrant-fields.gql.ts';
import { useBracket } from '../hooks/use-bracket.ts';
import { ListEntrantsDocument } from '../operations/__generated__/list-entrants.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';
import { ENTRANT_WORDS } from '../tournament-words.ts';
import { EntrantName } from './entrant-name.tsx';
import { SeedingPanel } from './seeding-panel.tsx';

const SendOutDialog = lazyPart(async () => (await import('./send-out-dialog.tsx')).SendOutDialog);

interface DeskPlayersProps {
  readonly tournament: TournamentDetailFragment;
  readonly isOrganiser: boolean;
  readonly isStaff: boolean;
}

/** Who plays, who has checked in, and in which order they are seeded. */
export function DeskPlayers({ tournament, isOrganiser, isStaff }: DeskPlayersProps) {
  const { id, status, seeding } = tournament;
  const query = useQuery(ListEntrantsDocument, { variables: { id, code: null }, fetchPolicy: 'cache-and-network' });
  const maySeed = isOrganiser && seeding === 'HAND' && (status === 'REGISTRATION' || status === 'CHECK_IN');
  return (
    <Loaded query={{ ...query, data: query.data?.tournamentEntrants }} what="the players" skeleton={[4, 56]}>
      {(all) => (
        <Stack gap={5}>
          {status === 'CHECK_IN' && <CheckInBoard entrants={all} />}
          <PlayersPanel tournament={tournament} entrants={all} isStaff={isStaff} />
          {maySeed && (
            <SeedingPanel id={id} entrants={all.filter((one) => one.status === 'ENTERED' || one.status === 'HERE')} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function CheckInBoard({ entrants }: { readonly entrants: readonly EntrantFieldsFragment[] }) {
  const here = entrants.filter(({ status }) => status === 'HERE');
  const missing = entrants.filter(({ status }) => status === 'ENTERED');
  const all = here.length + missing.length;
  const isOfTeams = entrants.some(({ teamId }) => teamId !== null);
  return (
    <Panel title="Check-in">
      <Progress
        label={isOfTeams ? 'Teams that have checked in' : 'Players who have checked in'}
        value={all === 0 ? 0 : (100 * here.length) / all}
        valueText={`${here.length} of ${all}`}
        showLabel
      />
      <Text size={14}>
        {missing.length === 0 ? 'Everybody is here.' : `Missing: ${missing.map(({ username }) => username).join(', ')}`}
      </Text>
    </Panel>
  );
}

interface PlayersPanelProps {
  readonly tournament: TournamentDetailFragment;
  readonly entrants: readonly EntrantFieldsFragment[];
  readonly isStaff: boolean;
}

function PlayersPanel({ tournament, entrants, isStaff }: PlayersPanelProps) {
  const { id, status, teamSize } = tournament;
  const dialog = useAddressDialog('out');
  const { view } = useBracket(tournament, null);
  const isRunning = status === 'RUNNING';
  const out = entrants.find((one) => one.id === dialog.value && one.seed !== null);
  return (
    <Panel title={`${teamSize === null ? 'Players' : 'Teams'}, ${tournament.entrants} of ${tournament.capacity}`}>
      {entrants.length === 0 ? (
        <EmptyState title="Nobody has entered yet">Share the page of the tournament.</EmptyState>
      ) : (
        <Table
          caption={teamSize === null ? 'Players' : 'Teams'}
          items={entrants}
          itemKey={(one) => one.id}
          columns={[
            {
              key: 'name',
              header: teamSize === null ? 'Player' : 'Team',
              cell: (one) => <EntrantName entrant={one} isVisitor={false} hasLineup />,
            },
            {
              key: 'status',
              header: 'Status',
              plain: true,
              cell: (one) => <Badge tone={ENTRANT_WORDS[one.status].tone}>{ENTRANT_WORDS[one.status].label}</Badge>,
            },
            {
              key: 'rating',
              header: 'Rating',
              align: 'end',
              cell: ({ rating }) => (rating === null ? 'Unrated' : formatCount(rating)),
            },
            ...(isRunning
              ? [
                  {
                    key: 'out',
                    header: 'Send out',
                    hideHeader: true,
                    align: 'end' as const,
                    cell: ({ id: userId, username, seed }: EntrantFieldsFragment) =>
                      seed !== null && (
                        <Button size="small" aria-label={`Send out ${username}`} onClick={() => dialog.open(userId)}>
                          Send out
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
      <Suspense>
        {isRunning && out && (
          <SendOutDialog id={id} view={view} player={out} isStaff={isStaff} onClose={dialog.close} />
        )}
      </Suspense>
    </Panel>
  );
}
