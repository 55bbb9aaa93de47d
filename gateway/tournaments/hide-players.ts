import { HIDDEN_ORGANISER, hiddenPlayer } from '../../domain/tournaments/hidden-players.ts';
import type { Reader } from '../../db/client/database.ts';
import { readSettingsOf } from '../../db/accounts/index.ts';
import { listKeptBack } from '../../db/tournaments/entrant.queries.ts';
import type { TournamentEntrant } from './entry/entrant.types.ts';
import type { Tournament } from './tournament.types.ts';

// No account is named so: names have no spaces.
const ORGANISER = { id: 'hidden', username: HIDDEN_ORGANISER, avatarUrl: null };

/** A tournament as visitors see it: who made it is named where the profile is public. */
export async function hideOrganiser(reader: Reader, tournament: Tournament): Promise<Tournament> {
  const { profileVisibility } = await readSettingsOf(reader, tournament.organiser.id);
  return profileVisibility === 'public' ? tournament : { ...tournament, organiser: ORGANISER };
}

type Shown = Pick<TournamentEntrant, 'id' | 'username' | 'avatarUrl' | 'teamId' | 'seed' | 'rating'>;

/**
 * Entrants as visitors see them: whose profile is not public is told apart by a number alone, whose statistics are not
 * shown has no rating. The number is the place in the whole list, in which those with a seed stand first in its order, so
 * that all lists of a tournament give one player one number.
 * @param entrants the whole list, or some who have a seed
 */
export async function hideEntrants<Entrant extends Shown>(
  reader: Reader,
  entrants: readonly Entrant[],
): Promise<Entrant[]> {
  const ids = entrants.map(({ id }) => id);
  const kept = new Map((await listKeptBack(reader, ids)).map((one) => [one.userId, one.profileVisibility]));
  return entrants.map((entrant, n) => {
    const visibility = kept.get(entrant.id);
    const hidden = hiddenPlayer((entrant.seed ?? n) + 1);
    if (visibility === undefined) return entrant;
    if (visibility === 'public') return { ...entrant, rating: null };
    // A team stands under its own name, whoever its captain is.
    if (entrant.teamId !== null) return { ...entrant, id: hidden.id, rating: null };
    return { ...entrant, ...hidden, rating: null };
  });
}
