import { useCallback, useEffect, useState } from 'react';
import type { Game } from '../../../domain/arcade/game.ts';
import type { GameId } from '../../../domain/arcade/games.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import { NetworkFailure } from '../../data/failure.ts';
import type { Query } from '../../parts/loaded.tsx';
import { BOARDS, type Board } from '../board.ts';

export interface GameFiles {
  /** Null where this page is older than the rules. */
  readonly rules: Game | null;
  readonly board: Board;
}

interface Found {
  readonly about: string;
  readonly files: GameFiles | null;
  readonly error: NetworkFailure | null;
}

/** Rules and board of a game, which are fetched when somebody wants them. */
export function useGameFiles(game: GameId, version?: number): Query<GameFiles> {
  const about = `${game} ${version}`;
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    Promise.all([loadGame(game, version), BOARDS[game]()]).then(
      ([rules, board]) => isHere && setFound({ about, files: { rules, board }, error: null }),
      (cause: unknown) => isHere && setFound({ about, files: null, error: new NetworkFailure(cause) }),
    );
    return () => {
      isHere = false;
    };
  }, [about, game, version, tries]);
  const own = found?.about === about ? found : null;
  return {
    data: own?.files,
    error: own?.error,
    loading: own === null,
    refetch: useCallback(() => setTries((count) => count + 1), []),
  };
}
