import { isStaff } from '../../../domain/accounts/roles.ts';
import { isTalkedAbout, maySpeak } from '../../../domain/tournaments/tournament-talk.ts';
import type { Reader } from '../../../db/client/database.ts';
import { readEntry, readSeat } from '../../../db/tournaments/lineup.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ChatPlace, PlaceViewer } from '../../kernel/manifest/place.ts';
import { findTournament } from '../read-tournament.ts';

/**
 * The chat of a tournament: read by everybody who is signed in, of one with a code by those who take part alone, since
 * whoever has the code has not entered yet. Its organiser keeps order.
 */
export async function placeOfTournament(
  deps: Deps,
  reader: Reader,
  id: string,
  viewer: PlaceViewer,
): Promise<ChatPlace | null> {
  const view = await findTournament(reader, viewer, id, null);
  if (!view || !isTalkedAbout(view)) return null;
  const { userId, role } = viewer;
  const takesPart = Boolean((await readEntry(reader, id, userId)) ?? (await readSeat(reader, id, userId)));
  const isOpen = maySpeak(view, { id: userId, isStaff: isStaff(role), takesPart }, deps.now());
  return { isOpen, hosts: [view.organiserId] };
}
