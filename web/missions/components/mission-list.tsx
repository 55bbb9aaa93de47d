import { DAY } from '../../../domain/shared/time.ts';
import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Coins } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useMissions } from '../hooks/use-missions.ts';
import type { ReadMissionsQuery } from '../operations/__generated__/read-missions.gql.ts';
import { MissionGrid } from './mission-grid.tsx';

export interface MissionListProps {
  readonly tab: MissionTab;
  readonly labels: 'mission' | 'reward';
}

type Board = ReadMissionsQuery['missions'];

const LISTS: Readonly<Record<MissionTab, string>> = {
  DAILY: 'Daily missions',
  WEEKLY: 'Weekly missions',
  SEASON: 'Season missions',
};

/** The missions of a day, a week or a season, what waits from before them, and when they begin anew (MI-01 to MI-08). */
export function MissionList({ tab, labels }: MissionListProps) {
  const query = useMissions(tab);
  return (
    <Loaded
      query={query}
      what="your missions"
      skeleton={[4, 140]}
      isEmpty={({ missions, waiting }) => missions.length + waiting.length === 0}
      empty={tab === 'SEASON' ? <NoSeason season={query.data?.season ?? null} /> : <NoMissions />}
      readAt={query.readAt}
    >
      {(board) => (
        <Stack gap={4}>
          <Circumstances board={board} />
          <MissionGrid label={LISTS[tab]} missions={board.missions} labels={labels} />
          {board.waiting.length > 0 && (
            <Stack gap={3}>
              <Text weight={600}>Rewards from before</Text>
              <MissionGrid label="Rewards from before" missions={board.waiting} labels={labels} />
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** Hours of more than two days say less than a date. */
const COUNTED_DOWN = 2 * DAY;

/** Until when they can be done; a season says its number. */
function Changes({ board: { resetsAt, season } }: { readonly board: Board }) {
  if (resetsAt === null) return <>{season && `Season ${season.number} is over`}</>;
  if (season === null)
    return (
      <>
        New missions in <Countdown endsAt={resetsAt} now={serverNow} label="Time until new missions" />
      </>
    );
  const word = resetsAt === season.startsAt ? 'begins' : 'ends';
  if (resetsAt - serverNow() > COUNTED_DOWN)
    return (
      <>
        Season {season.number} {word} {formatDateTime(resetsAt)}
      </>
    );
  return (
    <>
      Season {season.number} {word} in{' '}
      <Countdown endsAt={resetsAt} now={serverNow} label={`Time until the season ${word}`} />
    </>
  );
}

const NoMissions = () => <EmptyState title="No missions">New ones come with the next day.</EmptyState>;

function NoSeason({ season }: Pick<Board, 'season'>) {
  const isToCome = season !== null && serverNow() < season.startsAt;
  return (
    <EmptyState title="No missions of a season now">
      {isToCome
        ? `Season ${season.number} begins ${formatDateTime(season.startsAt)}. Its missions stand here then.`
        : 'What a season asks for stands here while it runs.'}
    </EmptyState>
  );
}

/** When it all begins anew, what the day has room for, and whether coins are doubled. */
function Circumstances({ board }: { readonly board: Board }) {
  const { paidCoins, capCoins, factor, factorUntil } = board;
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={2}>
        <Text as="span" size={14} tone="dim">
          <Changes board={board} />
        </Text>
        <Text as="span" size={14} tone="dim">
          <Coins amount={paidCoins} /> of {capCoins} BC paid today
        </Text>
      </Row>
      {factorUntil !== null && (
        <Notice tone="win">
          {factor}× BC for every mission until {formatDateTime(factorUntil)}.
        </Notice>
      )}
    </Stack>
  );
}
