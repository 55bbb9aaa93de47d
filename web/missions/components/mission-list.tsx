import { DAY } from '../../../domain/shared/time.ts';
import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Coins } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useMissions } from '../hooks/use-missions.ts';
import type { ReadMissionsQuery } from '../operations/__generated__/missions.gql.ts';
import { MissionGrid } from './mission-grid.tsx';
import * as t from '../__generated__/messages.ts';

export interface MissionListProps {
  readonly tab: MissionTab;
  readonly labels: 'mission' | 'reward';
}

type Board = ReadMissionsQuery['missions'];

const LISTS: Readonly<Record<MissionTab, string>> = {
  DAILY: t.dailyMissions(),
  WEEKLY: t.weeklyMissions(),
  SEASON: t.seasonMissions(),
};

const SKELETON = (
  <Skeleton label={t.loadingYourMissions()}>
    <Stack gap={4}>
      <SkeletonBlock width={220} height={21} />
      <Grid gap={4} min={280}>
        {Array.from({ length: 4 }, (_, n) => (
          <SkeletonBlock key={n} height={207} shape="card" />
        ))}
      </Grid>
    </Stack>
  </Skeleton>
);

/** The missions of a day, a week or a season, what waits from before them, and when they begin anew (MI-01 to MI-08). */
export const MissionList = (props: MissionListProps) => <MissionBoard {...props} query={useMissions(props.tab)} />;

interface MissionBoardProps extends MissionListProps {
  readonly query: ReturnType<typeof useMissions>;
}

/** The same, where the screen reads them. */
export function MissionBoard({ tab, labels, query }: MissionBoardProps) {
  return (
    <Loaded
      query={query}
      what={t.yourMissions()}
      skeleton={SKELETON}
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
              <Text weight={600}>{t.rewardsFromBefore()}</Text>
              <MissionGrid label={t.rewardsFromBefore()} missions={board.waiting} labels={labels} />
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
  if (resetsAt === null) return season && t.seasonNumberIsOver({ number: season.number });
  const countdownOf = (label: string) => <Countdown endsAt={resetsAt} now={serverNow} label={label} />;
  if (season === null) return t.newMissionsIn({ countdown: countdownOf(t.timeUntilNewMissions()) });
  const { number } = season;
  const isToBegin = resetsAt === season.startsAt;
  if (resetsAt - serverNow() > COUNTED_DOWN) {
    const at = formatDateTime(resetsAt);
    return isToBegin ? t.seasonNumberBegins({ number, at }) : t.seasonNumberEnds({ number, at });
  }
  return isToBegin
    ? t.seasonNumberBeginsIn({ number, countdown: countdownOf(t.timeUntilTheSeasonBegins()) })
    : t.seasonNumberEndsIn({ number, countdown: countdownOf(t.timeUntilTheSeasonEnds()) });
}

const NoMissions = () => <EmptyState title={t.noMissions()}>{t.newOnesComeWithTheNextDay()}</EmptyState>;

function NoSeason({ season }: Pick<Board, 'season'>) {
  const isToCome = season !== null && serverNow() < season.startsAt;
  return (
    <EmptyState title={t.noMissionsOfASeasonNow()}>
      {isToCome
        ? t.seasonNumberBeginsStartsAtItsMissions({ number: season.number, startsAt: formatDateTime(season.startsAt) })
        : t.whatASeasonAsksForStands()}
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
          {t.ofCapCoinsBCPaidToday({ coins: <Coins amount={paidCoins} />, capCoins })}
        </Text>
      </Row>
      {factorUntil !== null && (
        <Notice tone="win">{t.factorBCForEveryMission({ factor, factorUntil: formatDateTime(factorUntil) })}</Notice>
      )}
    </Stack>
  );
}
