import { isStaff } from '../../domain/accounts/roles.ts';
import type { Database } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { listParty } from '../../db/tournaments/entrant.queries.ts';
import type { TournamentView } from '../../db/tournaments/tournament.queries.ts';
import type { Actor } from '../kernel/actor.ts';

interface Party {
  readonly seq: number;
  readonly ids: Promise<ReadonlySet<string>>;
}

/** Of how many tournaments it is remembered who takes part. */
const PARTIES_MAX = 100;
const parties = new WeakMap<Database, Map<string, Party>>();

/** Who takes part once an event has happened: asked once for all who hear of it. */
function partyAt(db: Database, id: string, seq: number): Party['ids'] {
  const known = parties.get(db) ?? new Map<string, Party>();
  parties.set(db, known);
  const kept = known.get(id);
  if (kept?.seq === seq) return kept.ids;
  const ids = listParty(db.read, id).then((list) => new Set(list));
  known.delete(id);
  known.set(id, { seq, ids });
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size > PARTIES_MAX) known.delete(oldest);
  ids.catch(() => known.delete(id));
  return ids;
}

/**
 * Whether somebody who may see a tournament still may after an event; undefined where nothing can take the right away:
 * a public one stays so, and a code stays the same. Whoever came in by taking part loses it by leaving.
 */
export function rightToFollow(
  db: Database,
  { userId, role }: Actor,
  { id, privacy, organiserId, entryCode }: TournamentView,
  code: string | null,
): ((event: StoredEvent) => Promise<boolean>) | undefined {
  if (privacy === 'public' || organiserId === userId || isStaff(role) || entryCode === code) return undefined;
  return async ({ seq }) => (await partyAt(db, id, seq)).has(userId);
}
