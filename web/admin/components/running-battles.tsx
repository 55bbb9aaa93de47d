import { useState } from 'react';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { useAddress } from '../../address/use-address.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents, formatCount, formatDateTime } from '../../format/format.ts';
import { Part } from '../../parts/part.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Tone } from '../../ui/tokens.ts';
import type { StaffBattleRowFragment } from '../operations/__generated__/staff-battle-row.gql.ts';
import { StaffBattlesDocument } from '../operations/__generated__/staff-battles.gql.ts';
import { type StaffColumn, StaffTable } from './staff-table.tsx';
import { VoidDialog } from './void-dialog.tsx';
import { SavedViews } from './saved-views.tsx';
import { isSenior } from '../is-senior.ts';

/** EN-54, C-16: the words of staff. */
const STATUS: Readonly<Record<StaffBattleRowFragment['status'], { word: string; tone: Tone }>> = {
  IN_PROGRESS: { word: 'in_progress', tone: 'win' },
  WAITING: { word: 'waiting', tone: 'neutral' },
  COMPLETED: { word: 'completed', tone: 'info' },
  DISPUTED: { word: 'disputed', tone: 'loss' },
};

const gameOf = ({ game }: StaffBattleRowFragment): string =>
  GAME_TITLES[game.toLowerCase() as Lowercase<StaffBattleRowFragment['game']>];

const COLUMNS: readonly StaffColumn<StaffBattleRowFragment>[] = [
  { key: 'game', header: 'Game', cell: gameOf, text: gameOf },
  {
    key: 'participants',
    header: 'Participants',
    cell: ({ participants }) => participants.join(' vs '),
    text: ({ participants }) => participants.join(' vs '),
  },
  {
    key: 'wager',
    header: 'Wager',
    align: 'end',
    cell: ({ wagerCents }) => formatCents(wagerCents),
    text: ({ wagerCents }) => decimalOf(wagerCents),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].word}</Badge>,
    text: ({ status }) => STATUS[status].word,
  },
  {
    key: 'start',
    header: 'Start',
    cell: ({ startTime }) => formatDateTime(startTime),
    text: ({ startTime }) => new Date(startTime).toISOString(),
  },
  {
    key: 'viewers',
    header: 'Viewers',
    align: 'end',
    cell: ({ viewers }) => formatCount(viewers),
    text: ({ viewers }) => viewers,
  },
  { key: 'id', header: 'Battle id', cell: ({ battleId }) => battleId, text: ({ battleId }) => battleId },
];

/** CS2 can be played on a server of the operator, which tells the result. */
const SERVER: StaffColumn<StaffBattleRowFragment> = {
  key: 'server',
  header: 'Server',
  hideHeader: true,
  cell: ({ id, title, game, status }) =>
    game === 'CS2' && (status === 'WAITING' || status === 'IN_PROGRESS') ? (
      <Part of="proof.server" battleId={id} title={title} />
    ) : null,
  text: () => null,
};

const STATUS_OPTIONS = [
  { value: '', label: 'All that hold stakes' },
  ...Object.values(STATUS).map(({ word }) => ({ value: word, label: word })),
];

const statuses = Object.entries(STATUS) as [StaffBattleRowFragment['status'], { word: string }][];

const statusIn = (word: string | null): StaffBattleRowFragment['status'] | null =>
  statuses.find(([, one]) => one.word === word)?.[0] ?? null;

/** Battles whose stakes lie in escrow, or the completed ones, private ones too (AB-02). */
export function RunningBattles() {
  const viewer = useViewer();
  const [params, change] = useAddress();
  const status = statusIn(params.get('status'));
  const [chosen, setChosen] = useState<StaffBattleRowFragment | null>(null);
  const read = usePages(StaffBattlesDocument, 'staffBattles', { variables: { status }, first: 25 });
  const mayVoid = isSenior(viewer);
  const columns: readonly StaffColumn<StaffBattleRowFragment>[] = mayVoid
    ? [
        ...COLUMNS,
        ...(viewer?.role === 'ADMINISTRATOR' ? [SERVER] : []),
        {
          key: 'void',
          header: 'Void',
          hideHeader: true,
          cell: (battle) =>
            battle.status === 'DISPUTED' ? (
              'in its case'
            ) : (
              <Button size="small" aria-label={`Void ${battle.title}`} onClick={() => setChosen(battle)}>
                Void
              </Button>
            ),
          text: () => null,
        },
      ]
    : COLUMNS;
  return (
    <Stack gap={4}>
      <Row gap={4} align="flex-end">
        <div css={{ minWidth: 200 }}>
          <Select
            label="Status"
            options={STATUS_OPTIONS}
            value={status === null ? '' : STATUS[status].word}
            onChange={({ target }) => change({ status: target.value })}
          />
        </div>
        <SavedViews table="battles" />
      </Row>
      <PagedList
        read={read}
        what="battles"
        skeleton={[6, 48]}
        empty={<EmptyState title={status === null ? 'No battle runs or waits' : 'No such battle'} />}
      >
        {(battles) => (
          <StaffTable
            caption="Active battles"
            name="battles"
            items={battles}
            itemKey={({ id }) => id}
            first={{ header: 'Battle', nameOf: ({ title }) => title, linkOf: ({ id }) => challengePath(id) }}
            columns={columns}
          />
        )}
      </PagedList>
      {chosen && <VoidDialog battle={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  );
}
