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
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { type StaffBattleRowFragment, StaffBattlesDocument } from '../operations/__generated__/staff-battle.gql.ts';
import { type StaffColumn, StaffTable } from '../../desk/staff-table.tsx';
import { VoidDialog } from './void-dialog.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import { isSenior } from '../../desk/is-senior.ts';
import { gameWords } from '../../format/game-words.ts';
import * as t from '../__generated__/messages.ts';

/** EN-54, C-16: the words of staff. */
const STATUS: Readonly<Record<StaffBattleRowFragment['status'], { word: string; tone: Tone }>> = {
  IN_PROGRESS: { word: t.battleInProgress(), tone: 'win' },
  WAITING: { word: t.battleWaiting(), tone: 'neutral' },
  COMPLETED: { word: t.battleCompleted(), tone: 'info' },
  DISPUTED: { word: t.battleDisputed(), tone: 'loss' },
};

const gameOf = ({ game }: StaffBattleRowFragment): string =>
  gameWords(GAME_TITLES[game.toLowerCase() as Lowercase<StaffBattleRowFragment['game']>]);

const COLUMNS: readonly StaffColumn<StaffBattleRowFragment>[] = [
  { key: 'game', header: t.game(), cell: gameOf, text: gameOf },
  {
    key: 'participants',
    header: t.participants(),
    cell: ({ participants }) => participants.join(` ${t.vs()} `),
    text: ({ participants }) => participants.join(` ${t.vs()} `),
  },
  {
    key: 'wager',
    header: t.wager(),
    align: 'end',
    cell: ({ wagerCents }) => formatCents(wagerCents),
    text: ({ wagerCents }) => decimalOf(wagerCents),
  },
  {
    key: 'status',
    phone: 'line',
    plain: true,
    header: t.status(),
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].word}</Badge>,
    text: ({ status }) => STATUS[status].word,
  },
  {
    key: 'start',
    phone: 'line',
    plain: true,
    header: t.start(),
    cell: ({ startTime }) => formatDateTime(startTime),
    text: ({ startTime }) => new Date(startTime).toISOString(),
  },
  {
    key: 'viewers',
    header: t.viewers(),
    align: 'end',
    cell: ({ viewers }) => formatCount(viewers),
    text: ({ viewers }) => viewers,
  },
  { key: 'id', header: t.battleId(), cell: ({ battleId }) => battleId, text: ({ battleId }) => battleId },
];

/** As wide as the button that comes, so that the columns stay where they are. */
const SERVER_SHAPE = (
  <span aria-hidden="true" css={{ visibility: 'hidden' }}>
    <Button size="small">{t.gameServer()}</Button>
  </span>
);

/** CS2 can be played on a server of the operator, which tells the result. */
const takesServer = ({ game, status }: StaffBattleRowFragment): boolean =>
  game === 'CS2' && (status === 'WAITING' || status === 'IN_PROGRESS');

const statuses = Object.keys(STATUS) as StaffBattleRowFragment['status'][];

/** As the address has it. */
const valueOf = (status: StaffBattleRowFragment['status']): string => status.toLowerCase();

const STATUS_OPTIONS = [
  { value: '', label: t.allThatHoldStakes() },
  ...statuses.map((status) => ({ value: valueOf(status), label: STATUS[status].word })),
];

const statusIn = (value: string | null): StaffBattleRowFragment['status'] | null =>
  statuses.find((status) => valueOf(status) === value) ?? null;

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
        {
          key: 'void',
          header: t.actions(),
          hideHeader: true,
          align: 'end',
          cell: (battle) => (
            <Row gap={2} justify="flex-end" wrap={false}>
              {battle.status === 'DISPUTED' ? (
                t.inItsCase()
              ) : (
                <Button
                  size="small"
                  aria-label={t.voidTitle({ title: battle.title })}
                  onClick={() => setChosen(battle)}
                >
                  {t.void()}
                </Button>
              )}
              {viewer?.role === 'ADMINISTRATOR' && takesServer(battle) && (
                <Part of="proof.server" battleId={battle.id} title={battle.title} waiting={SERVER_SHAPE} />
              )}
            </Row>
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
            label={t.status()}
            options={STATUS_OPTIONS}
            value={status === null ? '' : valueOf(status)}
            onChange={({ target }) => change({ status: target.value })}
          />
        </div>
        <SavedViews table="battles" />
      </Row>
      <PagedList
        read={read}
        what={t.battles()}
        skeleton={[6, 48]}
        empty={<EmptyState title={status === null ? t.noBattleRunsOrWaits() : t.noSuchBattle()} />}
      >
        {(battles) => (
          <StaffTable
            caption={t.activeBattles()}
            name="battles"
            items={battles}
            itemKey={({ id }) => id}
            first={{ header: t.battle(), nameOf: ({ title }) => title, linkOf: ({ id }) => challengePath(id) }}
            columns={columns}
          />
        )}
      </PagedList>
      {chosen && <VoidDialog battle={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  );
}
