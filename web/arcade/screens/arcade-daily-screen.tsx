import { useQuery } from '@apollo/client/react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { arcadeGamePath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { BOARD_DAYS, boardDay } from '../../../domain/arcade/contests.ts';
import { GAMES, type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { formatUtcDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BoardStandings } from '../components/board-standings.tsx';
import { ReadArcadeDailyBoardDocument } from '../operations/__generated__/daily.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /arcade/daily/:game: the boards of a game that are over, day by day. */
export function ArcadeDailyScreen() {
  const { game = '' } = useParams();
  if (isGameId(game)) return <PastBoards game={game} />;
  return (
    <Page title={t.dailyBoards()} width="medium" back={<Link to={arcadePath}>{t.arcade()}</Link>}>
      <EmptyState title={t.thereIsNoSuchGame()}>{t.itMayHaveGoneOrTheAddress()}</EmptyState>
    </Page>
  );
}

function PastBoards({ game }: { readonly game: GameId }) {
  const [params, setParams] = useSearchParams();
  const today = utcDay(serverNow());
  const days = Array.from({ length: BOARD_DAYS }, (_, n) => utcDay(Date.parse(today) - (n + 1) * DAY));
  const asked = params.get('day') ?? '';
  const n = Math.max(0, days.indexOf(asked));
  const day = days[n] ?? today;
  const choose = (chosen: string | undefined): void => {
    if (chosen !== undefined) setParams({ day: chosen }, { preventScrollReset: true, replace: true });
  };
  const query = useQuery(ReadArcadeDailyBoardDocument, { variables: { game, day }, fetchPolicy: 'cache-and-network' });
  const nameOf = (one: string): string => {
    const from = boardDay(one, serverNow());
    return one === days[0] ? t.yesterday() : from === null ? one : formatUtcDate(from);
  };
  return (
    <Page
      title={t.titlePastBoards({ title: GAMES[game].title })}
      subtitle={t.oneCourseADayForEverybodyDays()}
      width="medium"
      back={<Link to={arcadeGamePath(game)}>{t.aboutTheGame()}</Link>}
    >
      <Row gap={3} align="end">
        <Select
          label={t.day()}
          value={day}
          onChange={({ target }) => choose(target.value)}
          options={days.map((one) => ({ value: one, label: nameOf(one) }))}
        />
        <Row gap={2}>
          <Button disabled={n + 1 >= days.length} onClick={() => choose(days[n + 1])}>
            {t.dayBefore()}
          </Button>
          <Button disabled={n === 0} onClick={() => choose(days[n - 1])}>
            {t.dayAfter()}
          </Button>
        </Row>
      </Row>
      <Panel title={nameOf(day)}>
        <Loaded
          query={{ ...query, data: query.data?.arcadeDailyBoard }}
          what={t.thatDaysBoard()}
          skeleton={[3, 48]}
          isEmpty={({ entrants }) => entrants === 0}
          empty={<EmptyState title={t.nobodyPlayedThatDay()}>{t.theBoardsOfOtherDays()}</EmptyState>}
        >
          {(board) => (
            <Stack gap={4}>
              <Text tone="dim">
                {t.playersOnTheBoard({ count: board.entrants })}{' '}
                {board.ownRunId === null ? t.youWereNotAmongThem() : t.youWereOnThisCourseChoose()}
              </Text>
              <BoardStandings
                label={n === 0 ? t.theBestOfYesterday() : t.theBestOfDay({ day: nameOf(day) })}
                board={board}
              />
            </Stack>
          )}
        </Loaded>
      </Panel>
    </Page>
  );
}
