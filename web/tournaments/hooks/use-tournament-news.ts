import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { refetchShown, refreshWallet } from '../../data/refetch-shown.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { useViewer } from '../../session/use-viewer.ts';
import {
  ListDecisionsDocument,
  ListEntrantsDocument,
  ReadBracketDocument,
  ReadMatchDocument,
  ReadStandingsDocument,
  OwnLineupDocument,
  ReadTournamentDocument,
  TournamentHappenedDocument,
} from '../operations/__generated__/tournament.gql.ts';

/** What a page may show of a tournament, and what every change of it makes out of date. */
export const TOURNAMENT_QUERIES = [
  ReadTournamentDocument,
  ListEntrantsDocument,
  ReadBracketDocument,
  ReadStandingsDocument,
  ReadMatchDocument,
  ListDecisionsDocument,
  OwnLineupDocument,
] as const;

/** How often visitors, to whom nothing is told live, ask again while they look. */
const ASK_AGAIN_MS = 30 * SECOND;

/** Follows a tournament: whatever happens in it, what the page shows of it is read anew. */
export function useTournamentNews(id: string, code: string | null): void {
  const client = useApolloClient();
  const isVisitor = useViewer() === null;
  useLiveRefresh(
    TournamentHappenedDocument,
    () => {
      void refetchShown(client, TOURNAMENT_QUERIES);
      // Buy-ins come back and prizes are paid without anybody's press.
      void refreshWallet(client);
    },
    { id, code },
    isVisitor,
  );
  useEffect(() => {
    if (!isVisitor) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refetchShown(client, TOURNAMENT_QUERIES);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, isVisitor]);
}
