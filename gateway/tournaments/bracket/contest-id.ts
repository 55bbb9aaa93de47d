export interface ContestKey {
  readonly tournamentId: string;
  readonly match: number;
  /** Which meeting of the match. */
  readonly attempt: number;
}

/** The match that an id names; one that does not exist for what names none. */
export function matchPlaceOf(id: string): { readonly id: string; readonly match: number } {
  const [, tournamentId = '', match = ''] = /^(.+):(\d{1,6})$/.exec(id) ?? [];
  return { id: tournamentId, match: Number(match) };
}

/** By what the disputes room knows a meeting. */
export const contestIdOf = ({ tournamentId, match, attempt }: ContestKey): string =>
  `${tournamentId}:${match}:${attempt}`;

/** Null for what names no meeting. */
export function contestKeyOf(id: string): ContestKey | null {
  const found = /^(.+):(\d{1,6}):(\d{1,6})$/.exec(id);
  return found ? { tournamentId: found[1] ?? '', match: Number(found[2]), attempt: Number(found[3]) } : null;
}
