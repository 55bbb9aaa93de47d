import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, isGameId } from '../../../domain/arcade/games.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCount, formatDateTime } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { MODE_WORDS, formatAmount } from '../arcade-words.ts';
import {
  type StaffArcadeContestRowFragment,
  StaffArcadeContestsDocument,
} from '../operations/__generated__/staff-arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

type Row = StaffArcadeContestRowFragment;

export interface StaffArcadeProps {
  /** Where an administrator decides a win that is held, beside what it is judged by. */
  readonly alertsPath: string;
}

const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);

function Game({ game }: Row) {
  return isGameId(game) ? <Link to={arcadeGamePath(game)}>{titleOf(game)}</Link> : game;
}

function State({ isHeld, players, seats }: Row) {
  if (isHeld) return <Badge tone="warn">{t.winHeld()}</Badge>;
  return players.length < seats ? <Badge tone="win">{t.seatsFree()}</Badge> : <Badge tone="info">{t.full()}</Badge>;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'game', header: t.game(), cell: Game },
  { key: 'mode', header: t.mode(), cell: ({ mode }) => MODE_WORDS[mode] },
  { key: 'state', phone: 'line', header: t.state(), cell: State },
  {
    key: 'players',
    header: t.players(),
    cell: ({ players, seats }) =>
      t.playersTakenOfSeats({
        players: players.join(', '),
        taken: formatCount(players.length),
        seats: formatCount(seats),
      }),
  },
  {
    key: 'held',
    header: t.held(),
    align: 'end',
    cell: ({ heldSum }) => (heldSum ? formatAmount(heldSum.currency, heldSum.value) : null),
  },
  { key: 'opened', header: t.opened(), cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'due',
    phone: 'line',
    header: t.due(),
    cell: ({ dueAt }) => (dueAt === null ? t.whenPlayed() : formatDateTime(dueAt)),
  },
];

/** What holds entries in the arcade. A win that is held is decided at its alert, where the runs can be watched. */
export function StaffArcade({ alertsPath }: StaffArcadeProps) {
  const viewer = useViewer();
  const read = usePages(StaffArcadeContestsDocument, 'staffArcadeContests', { variables: {}, first: 25 });
  const decide: Column<Row> = {
    key: 'act',
    header: t.actions(),
    hideHeader: true,
    align: 'end',
    cell: ({ game, isHeld }) =>
      isHeld && (
        <Button asChild size="small">
          <Link to={alertsPath} data-row-link aria-label={t.decideTheHeldWinInGame({ game: titleOf(game) })}>
            {t.decide()}
          </Link>
        </Button>
      ),
  };
  return (
    <Panel title={t.contestsAndBracketsOfTheArcade()}>
      <PagedList
        read={read}
        what={t.contestsWhat()}
        skeleton={[6, 48]}
        empty={<EmptyState title={t.noContestHoldsEntries()}>{t.contestsAndBracketsStand()}</EmptyState>}
      >
        {(rows) => (
          <DeskList opensOnly>
            <Table
              caption={t.contestsAndBracketsOfTheArcade()}
              items={rows}
              itemKey={({ id }) => id}
              columns={viewer?.role === 'ADMINISTRATOR' ? [...COLUMNS, decide] : COLUMNS}
            />
          </DeskList>
        )}
      </PagedList>
    </Panel>
  );
}
