import { battlegroundsPath } from '../battles/battles.paths.ts';
import type { TournamentKind } from './tournament.ts';
import { pathTo, withQuery } from '../shared/path-to.ts';

/** The lists of Battlegrounds. */
export const tournamentsPath = battlegroundsPath('tournaments');
export const bracketsPath = battlegroundsPath('brackets');
export const premiumPath = battlegroundsPath('premium');

export const tournamentPattern = '/tournaments/:id';
/** The page of a tournament. `code` lets others into one that is for those who know it; null for any other. */
export const tournamentPath = (id: string, code: string | null = null): string => {
  const path = pathTo(tournamentPattern, { id });
  return code === null ? path : withQuery(path, { code });
};

/** The same with the question that takes a place. */
export const enterPath = (id: string, code: string | null): string =>
  withQuery(tournamentPath(id), { ...(code !== null && { code }), dialog: 'join' });

/** Its chat, which asks for no code: whoever reads it takes part. */
export const tournamentTalkPath = (id: string): string => withQuery(tournamentPath(id), { tab: 'chat' });

/** What stands in frames on pages of others, a build of its own. */
export const embedPath = '/embed/';
export const tournamentEmbedPattern = '/embed/tournaments/:id';

export const tournamentMatchPattern = '/tournaments/:id/matches/:match';
/** The page of a match, by its place in the graph. */
export const tournamentMatchPath = (id: string, match: number, code: string | null = null): string => {
  const path = pathTo(tournamentMatchPattern, { id, match: String(match) });
  return code === null ? path : withQuery(path, { code });
};

export const tournamentDeskPattern = '/tournaments/:id/desk';
/** Where its organiser works. */
export const tournamentDeskPath = (id: string): string => pathTo(tournamentDeskPattern, { id });

export const editTournamentPattern = '/tournaments/:id/edit';
/** Where its organiser gives a draft other terms. */
export const editTournamentPath = (id: string): string => pathTo(editTournamentPattern, { id });

export const newTournamentPattern = '/tournaments/new';
export const newTournamentPath = (kind: TournamentKind): string => withQuery(newTournamentPattern, { kind });
