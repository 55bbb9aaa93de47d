import { useQuery } from '@apollo/client/react';
import { Notice } from '../../ui/layout/notice.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { ChessGameDocument } from '../operations/__generated__/lichess.gql.ts';
import { DOUBTS, chessWords } from '../lichess-words.ts';
import * as t from '../__generated__/messages.ts';

type ChessWordProps = OptionalParts['proof.chess'];

/** What Lichess says of a battle that is disputed, with the way to the game. */
export function ChessWord({ battleId, names }: ChessWordProps) {
  const { data } = useQuery(ChessGameDocument, {
    variables: { id: battleId, code: null },
    fetchPolicy: 'cache-and-network',
  });
  const game = data?.chessGame;
  if (!game) return null;
  return (
    <Notice tone={game.doubt === null ? 'info' : 'warn'}>
      {game.doubt === null ? chessWords(game, names) : DOUBTS[game.doubt]}{' '}
      {game.url !== null && (
        <a href={game.url} target="_blank" rel="noreferrer">
          {t.seeTheGameOnLichess2()}
        </a>
      )}
    </Notice>
  );
}
