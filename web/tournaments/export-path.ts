import { withQuery } from '../../domain/shared/path-to.ts';

/** The files that a tournament gives: its places, its matches, who plays with all matches as JSON, its dates. */
export type ExportFile = 'standings.csv' | 'matches.csv' | 'bracket' | 'calendar.ics';

/** Where a file of a tournament is fetched. `code` as in its page's address; null for a public one. */
export const exportPath = (file: ExportFile, id: string, code: string | null): string => {
  const path = `/api/tournaments/${encodeURIComponent(id)}/${file}`;
  return code === null ? path : withQuery(path, { code });
};
