import { useQuery } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { ChessGameDocument } from '../operations/__generated__/lichess.gql.ts';
import * as t from '../__generated__/messages.ts';

type PlayChessProps = OptionalParts['proof.play'];

/** The way to the game that decides a chess battle, for who plays it; nothing before it is made and after its end. */
export function PlayChess({ battleId, code }: PlayChessProps) {
  const { data } = useQuery(ChessGameDocument, { variables: { id: battleId, code } });
  const game = data?.chessGame;
  if (!game || game.url === null || game.says !== null) return null;
  return (
    <StickyAction>
      <Button asChild variant="primary" size="large">
        <a href={game.url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {t.playOnLichess()}
        </a>
      </Button>
    </StickyAction>
  );
}
