import { useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { arcadeDailyPath, arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, type GameId } from '../../../domain/arcade/games.ts';
import { useAction } from '../../data/use-action.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { likelyHand } from '../hand.ts';
import { EnterArcadeDocument, ArcadeChangedDocument } from '../operations/__generated__/arcade.gql.ts';
import { ReadArcadeDailyBoardDocument } from '../operations/__generated__/daily.gql.ts';
import { BoardStandings, type DailyBoardShown } from './board-standings.tsx';
import * as t from '../__generated__/messages.ts';

/** Today's board of a game: one course for everybody, one run each. */
export function DailyBoard({ game }: { readonly game: GameId }) {
  const query = useQuery(ReadArcadeDailyBoardDocument, { variables: { game }, fetchPolicy: 'cache-and-network' });
  const { refetch } = query;
  useLiveRefresh(ArcadeChangedDocument, () => void refetch().catch(() => undefined));
  return (
    <Panel title={t.dailyBoard()}>
      <Loaded
        query={{ ...query, data: query.data?.arcadeDailyBoard }}
        what={t.todaysBoard()}
        skeleton={<Waiting game={game} />}
      >
        {(board) => <Today game={game} board={board} />}
      </Loaded>
    </Panel>
  );
}

/** As on most days when they begin. */
const unplayed = (game: GameId): DailyBoardShown => ({
  __typename: 'ArcadeDailyBoard',
  game,
  day: '',
  endsAt: 0,
  entrants: 0,
  standings: [],
  own: null,
  ownRunId: null,
});

const Waiting = ({ game }: { readonly game: GameId }) => (
  <Skeleton label={t.loadingTodaysBoard()}>
    <SkeletonOf>
      <Today game={game} board={unplayed(game)} />
    </SkeletonOf>
  </Skeleton>
);

function Today({ game, board }: { readonly game: GameId; readonly board: DailyBoardShown }) {
  const { endsAt, entrants, own, ownRunId } = board;
  const navigate = useNavigate();
  const enter = useAction(EnterArcadeDocument, { changes: ['ReadArcadeDesk', 'ListArcadeRuns'] });
  const play = async (): Promise<void> => {
    const { version } = GAMES[game];
    const terms = { game, version, mode: 'DAILY', currency: 'BC', entry: 0, inputClass: likelyHand(game) } as const;
    const entered = await enter.run({ input: terms });
    if (entered) void navigate(arcadeRunPath(entered.enterArcade.id));
  };
  return (
    <Stack gap={4}>
      <Text tone="dim">
        {t.oneCourseForEverybodyOneRunEach({
          countdown: <Countdown endsAt={endsAt} now={serverNow} label={t.timeUntilTheBoardCloses()} />,
        })}
      </Text>
      {entrants === 0 ? (
        <Text>{t.nobodyHasPlayedTodaysCourseYet()}</Text>
      ) : (
        <BoardStandings label={t.theBestOfToday()} board={board} />
      )}
      {enter.failure && <Notice tone="loss">{enter.failure.sentence}</Notice>}
      <Row gap={3}>
        {ownRunId === null ? (
          <Button busy={enter.isRunning} onClick={() => void play()}>
            {t.playTodaysCourse()}
          </Button>
        ) : (
          <Button asChild>
            <Link to={arcadeRunPath(ownRunId)}>{own === null ? t.goOnWithYourRun() : t.yourRunOfToday()}</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={arcadeDailyPath(game, utcDay(endsAt - 2 * DAY))}>{t.yesterdayAndBefore()}</Link>
        </Button>
      </Row>
    </Stack>
  );
}
