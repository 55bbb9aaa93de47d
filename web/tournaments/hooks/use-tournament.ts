import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { ReadTournamentDocument } from '../operations/__generated__/tournament.gql.ts';
import { useTournamentNews } from './use-tournament-news.ts';

/** The entry code of the address; null without one. */
export function useEntryCode(): string | null {
  const [params] = useSearchParams();
  const code = params.get('code')?.trim().toUpperCase() ?? '';
  return code === '' ? null : code;
}

/** A tournament that follows what happens in it. */
export function useTournament(id: string, code: string | null) {
  const query = useQuery(ReadTournamentDocument, {
    variables: { id, code },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useTournamentNews(id, code);
  const asked = `${id} ${code}`;
  const [missing, setMissing] = useState<string | null>(null);
  const isRefused = query.error !== undefined && failureOf(query.error).code === 'NOT_FOUND';
  // It stays missing while it is asked for again: the code that somebody is about to enter would be lost.
  const isMissing = isRefused || (query.loading && missing === asked);
  const next = isMissing ? asked : null;
  if (next !== missing) setMissing(next);
  return {
    query,
    tournament: query.data?.tournament ?? null,
    announcements: query.data?.tournamentAnnouncements ?? [],
    isMissing,
  };
}
