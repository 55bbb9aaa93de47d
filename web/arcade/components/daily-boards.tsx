import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { titleOf } from '../arcade-words.ts';
import {
  ListArcadeDailyBoardsDocument,
  type ListArcadeDailyBoardsQuery,
} from '../operations/__generated__/list-arcade-daily-boards.gql.ts';

type Board = ListArcadeDailyBoardsQuery['arcadeDailyBoards'][number];

const standOf = ({ entrants, own }: Board): string =>
  own === null
    ? entrants === 0
      ? 'Nobody has played yet'
      : `${formatCount(entrants)} played`
    : `Place ${formatCount(own.place)} of ${formatCount(entrants)}`;

/** Today's boards of all games, with the player's place on each. */
export function DailyBoards() {
  const query = useQuery(ListArcadeDailyBoardsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Daily boards">
      <Loaded query={query} what="today’s boards" skeleton={[4, 48]}>
        {({ arcadeDailyBoards }) => (
          <List label="Daily boards">
            {arcadeDailyBoards.flatMap((board) =>
              isGameId(board.game)
                ? [
                    <ListRow
                      key={board.game}
                      title={titleOf(board.game)}
                      detail={standOf(board)}
                      link={<Link to={arcadeGamePath(board.game)} />}
                    />,
                  ]
                : [],
            )}
          </List>
        )}
      </Loaded>
    </Panel>
  );
}
