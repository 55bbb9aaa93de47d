import { Suspense } from 'react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Table } from '../../ui/list/table.tsx';
import type { EntrantFieldsFragment, TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { useBracket } from '../hooks/use-bracket.ts';
import { ENTRANT_WORDS, entering } from '../tournament-words.ts';
import { EntrantName } from './entrant-name.tsx';
import { SeedingPanel } from './seeding-panel.tsx';
import * as t from '../__generated__/messages.ts';

const SendOutDialog = lazyPart(async () => (await import('./send-out-dialog.tsx')).SendOutDialog);

interface DeskPlayersProps {
  readonly entrants: Query<readonly EntrantFieldsFragment[]>;
  readonly tournament: TournamentDetailFragment;
  readonly isOrganiser: boolean;
  readonly isStaff: boolean;
}

/** Who plays, and in which order they are seeded. */
export function DeskPlayers({ entrants, tournament, isOrganiser, isStaff }: DeskPlayersProps) {
  const { id, status, seeding } = tournament;
  const maySeed = isOrganiser && seeding === 'HAND' && (status === 'REGISTRATION' || status === 'CHECK_IN');
  return (
    <Loaded query={entrants} what={t.thePlayers()} skeleton={[4, 56]}>
      {(all) => (
        <Stack gap={5}>
          <PlayersPanel tournament={tournament} entrants={all} isStaff={isStaff} />
          {maySeed && (
            <SeedingPanel id={id} entrants={all.filter((one) => one.status === 'ENTERED' || one.status === 'HERE')} />
          )}
        </Stack>
      )}
    </Loaded>
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
    <Panel
      title={t.enteringOfCapacity({
        entering: entering(tournament),
        entrants: tournament.entrants,
        capacity: tournament.capacity,
      })}
    >
      {entrants.length === 0 ? (
        <EmptyState title={t.nobodyHasEnteredYet()}>{t.shareThePageOfTheTournament()}</EmptyState>
      ) : (
        <Table
          caption={teamSize === null ? t.players() : t.teams()}
          items={entrants}
          itemKey={(one) => one.id}
          columns={[
            {
              key: 'name',
              header: teamSize === null ? t.player() : t.team(),
              cell: (one) => <EntrantName entrant={one} isVisitor={false} hasLineup />,
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
              cell: ({ rating }) => (rating === null ? t.unrated() : formatCount(rating)),
            },
            ...(isRunning
              ? [
                  {
                    key: 'out',
                    header: t.sendOut(),
                    hideHeader: true,
                    align: 'end' as const,
                    cell: ({ id: userId, username, seed }: EntrantFieldsFragment) =>
                      seed !== null && (
                        <Button
                          size="small"
                          aria-label={t.sendOutUsername({ username })}
                          onClick={() => dialog.open(userId)}
                        >
                          {t.sendOut()}
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
