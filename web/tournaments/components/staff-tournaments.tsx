import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { tournamentDeskPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents, formatCount, formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import {
  type StaffTournamentRowFragment,
  StaffTournamentsDocument,
} from '../operations/__generated__/staff-tournament.gql.ts';
import { badgeOf } from '../tournament-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Row = StaffTournamentRowFragment;

const gameOf = ({ tournament: { game } }: Row): string => GAME_TITLES[game.toLowerCase() as Lowercase<typeof game>];

function State({ tournament }: Row) {
  if (tournament.heldUntil !== null) return <Badge tone="warn">{t.prizesHeld()}</Badge>;
  const { tone, label } = badgeOf(tournament);
  return <Badge tone={tone}>{label}</Badge>;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    header: t.tournament(),
    cell: ({ id, tournament }) => <Link to={tournamentDeskPath(id)}>{tournament.title}</Link>,
  },
  { key: 'game', header: t.game(), cell: gameOf },
  { key: 'state', phone: 'line', plain: true, header: t.state(), cell: State },
  { key: 'organiser', header: t.organiser(), cell: ({ tournament }) => tournament.organiser.username },
  {
    key: 'entrants',
    header: t.places(),
    cell: ({ tournament: { entrants, capacity } }) =>
      t.entrantsOfCapacity({ entrants: formatCount(entrants), capacity: formatCount(capacity) }),
  },
  { key: 'held', header: t.held(), align: 'end', cell: ({ heldCents }) => formatCents(heldCents) },
  {
    key: 'disputes',
    header: t.disputes(),
    cell: ({ disputes }) => (disputes === 0 ? '0' : <Badge tone="loss">{formatCount(disputes)}</Badge>),
  },
  {
    key: 'start',
    phone: 'line',
    plain: true,
    header: t.start(),
    cell: ({ tournament: { startedAt, startsAt } }) => formatDateTime(startedAt ?? startsAt),
  },
];

/** Once it runs, not by who plays in it, nor by who would get the guarantee back: as `mayCancel` has it. */
const isOwn = ({ tournament }: Row, viewerId: string | undefined): boolean =>
  (tournament.status === 'RUNNING' || tournament.status === 'SETTLING') &&
  (tournament.viewerStatus === 'HERE' || (tournament.guaranteeCents > 0 && tournament.organiser.id === viewerId));

/** What is announced and not over, for staff to look into and, if need be, to cancel. */
export function StaffTournaments() {
  const viewer = useViewer();
  const read = usePages(StaffTournamentsDocument, 'staffTournaments', { variables: {}, first: 25 });
  const [chosen, setChosen] = useState<Row['tournament'] | null>(null);
  const act = (row: Row) =>
    isOwn(row, viewer?.id) ? (
      t.yourOwnInSentence()
    ) : (
      <Button
        size="small"
        aria-label={t.cancelTitle({ title: row.tournament.title })}
        onClick={() => setChosen(row.tournament)}
      >
        {t.cancel()}
      </Button>
    );
  return (
    <Panel title={t.tournamentsAndBrackets()}>
      <PagedList
        read={read}
        what={t.tournamentsInSentence({ kind: 'TOURNAMENT' })}
        skeleton={[6, 48]}
        empty={<EmptyState title={t.noTournamentIsAnnouncedOrRuns()} />}
      >
        {(rows) => (
          <DeskList>
            <Table
              caption={t.tournamentsAndBrackets()}
              items={rows}
              itemKey={({ id }) => id}
              columns={[...COLUMNS, { key: 'act', header: t.actions(), hideHeader: true, align: 'end', cell: act }]}
            />
          </DeskList>
        )}
      </PagedList>
      {chosen && (
        <CancelDialog tournament={chosen} onClose={() => setChosen(null)} onCancelled={() => setChosen(null)} />
      )}
    </Panel>
  );
}
