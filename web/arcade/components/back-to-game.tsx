import { Link } from 'react-router-dom';
import { arcadeGamePath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import * as t from '../__generated__/messages.ts';

interface BackToGameProps {
  /** Left out as long as it is not read. */
  readonly game?: string | undefined;
}

/** From a run or a bracket to its game; to all games before that is known. */
export const BackToGame = ({ game = '' }: BackToGameProps) =>
  isGameId(game) ? (
    <Link to={arcadeGamePath(game)}>{t.aboutTheGame()}</Link>
  ) : (
    <Link to={arcadePath}>{t.arcade()}</Link>
  );
