import { useQuery } from '@apollo/client/react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { arcadeGamePath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { BOARD_DAYS, boardDay } from '../../../domain/arcade/contests.ts';
import { GAMES, type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { formatCounted, formatUtcDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { BoardStandings } from '../components/board-standings.tsx';
import { ReadArcadeDailyBoardDocument } from '../operations/__generated__/read-arcade-daily-board.gql.ts';

/** /arcade/daily/:game: the boards of a game that are over, day by day. */
export function ArcadeDailyScreen() {
  const { game = '' } = useParams();
  if (isGameId(game)) return <PastBoards game={game} />;
  return (
    <Page title="Daily boards" width="medium" back={<Link to={arcadePath}>Arcade</Link>}>
      <EmptyState title="There is no such game">It may have gone, or the address is not whole.</EmptyState>
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
    return one === days[0] ? 'Yesterday' : from === null ? one : formatUtcDate(from);
  };
  return (
    <Page
      title={`${GAMES[game].title}, past boards`}
      subtitle="One course a day for everybody. Days are those of UTC."
      width="medium"
      back={<Link to={arcadeGamePath(game)}>About the game</Link>}
    >
      <Row gap={3} align="end">
        <Select
          label="Day"
          value={day}
          onChange={({ target }) => choose(target.value)}
          options={days.map((one) => ({ value: one, label: nameOf(one) }))}
        />
        <Row gap={2}>
          <Button disabled={n + 1 >= days.length} onClick={() => choose(days[n + 1])}>
            Day before
          </Button>
          <Button disabled={n === 0} onClick={() => choose(days[n - 1])}>
            Day after
          </Button>
        </Row>
      </Row>
      <Panel title={nameOf(day)}>
        <Loaded
          query={{ ...query, data: query.data?.arcadeDailyBoard }}
          what="that day’s board"
          skeleton={[3, 48]}
          isEmpty={({ entrants }) => entrants === 0}
          empty={<EmptyState title="Nobody played that day">The boards of other days are a press away.</EmptyState>}
        >
          {(board) => (
            <Stack gap={4}>
              <Text tone="dim">
                {formatCounted(board.entrants, 'player')}.{' '}
                {board.ownRunId === null
                  ? 'You were not among them.'
                  : 'You were on this course: choose a run to watch it, with yours beside it.'}
              </Text>
              <BoardStandings label={`The best of ${nameOf(day)}`} board={board} />
            </Stack>
          )}
        </Loaded>
      </Panel>
    </Page>
  );
}
