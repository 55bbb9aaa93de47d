import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAME_IDS, isGameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { titleOf } from '../arcade-words.ts';
import {
  ListArcadeDailyBoardsDocument,
  type ListArcadeDailyBoardsQuery,
} from '../operations/__generated__/daily.gql.ts';
import * as t from '../__generated__/messages.ts';

type Board = ListArcadeDailyBoardsQuery['arcadeDailyBoards'][number];

const standOf = ({ entrants, own }: Board): string =>
  own === null
    ? entrants === 0
      ? t.nobodyHasPlayedYet()
      : t.entrantsPlayed({ entrants: formatCount(entrants) })
    : t.placeOfEntrants({ place: formatCount(own.place), entrants: formatCount(entrants) });

/** Today's boards of all games, with the player's place on each. */
export function DailyBoards() {
  const query = useQuery(ListArcadeDailyBoardsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.dailyBoards()}>
      <Loaded query={query} what={t.todaysBoards()} skeleton={[GAME_IDS.length, 59.3]}>
        {({ arcadeDailyBoards }) => (
          <List label={t.dailyBoards()}>
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
