import { Link } from 'react-router-dom';
import { arcadeGamePath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';

interface BackToGameProps {
  /** Left out as long as it is not read. */
  readonly game?: string | undefined;
}

/** From a run or a bracket to its game; to all games before that is known. */
export const BackToGame = ({ game = '' }: BackToGameProps) =>
  isGameId(game) ? <Link to={arcadeGamePath(game)}>About the game</Link> : <Link to={arcadePath}>Arcade</Link>;
