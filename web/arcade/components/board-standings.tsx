import { Link } from 'react-router-dom';
import { arcadeReplayPath } from '../../../domain/arcade/arcade.paths.ts';
import { formatCount } from '../../format/format.ts';
import { List, ListRow } from '../../ui/list/list.tsx';
import type { ReadArcadeDailyBoardQuery } from '../operations/__generated__/daily.gql.ts';
import { PlayerName, PlayerPicture } from './player-look.tsx';
import * as t from '../__generated__/messages.ts';

export type DailyBoardShown = NonNullable<ReadArcadeDailyBoardQuery['arcadeDailyBoard']>;

interface BoardStandingsProps {
  readonly label: string;
  readonly board: DailyBoardShown;
}

/** The best of a board and the player's own place below them, with the way to each run that can be watched. */
export function BoardStandings({ label, board: { entrants, standings, own, ownRunId } }: BoardStandingsProps) {
  const isBelow = own !== null && !standings.some(({ isOwn }) => isOwn);
  const isOver = standings.some(({ runId }) => runId !== null);
  return (
    <List label={label}>
      {standings.map(({ player, isOwn, place, score, runId }) => (
        <ListRow
          key={player.id}
          leading={<PlayerPicture player={player} />}
          title={
            <>
              {place}. <PlayerName player={player} isOwn={isOwn} />
            </>
          }
          trailing={t.scorePoints({ score: formatCount(score) })}
          {...(runId !== null && { link: <Link to={replayOf(runId, isOwn ? null : ownRunId)} /> })}
        />
      ))}
      {isBelow && (
        <ListRow
          leading={<PlayerPicture player={own.player} />}
          title={
            <>
              {own.place}. <PlayerName player={own.player} isOwn />
            </>
          }
          detail={t.ofEntrants({ entrants: formatCount(entrants) })}
          trailing={t.scorePoints({ score: formatCount(own.score) })}
          {...(isOver && ownRunId !== null && { link: <Link to={arcadeReplayPath(ownRunId)} /> })}
        />
      )}
    </List>
  );
}

/** A run, with the player's own at hand to be shown beside it. */
const replayOf = (runId: string, ownRunId: string | null): string =>
  ownRunId === null ? arcadeReplayPath(runId) : `${arcadeReplayPath(runId)}?own=${encodeURIComponent(ownRunId)}`;
