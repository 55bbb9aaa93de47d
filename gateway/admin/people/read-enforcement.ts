import type { Reader } from '../../../db/client/database.ts';
import type { AuditKey, AuditView } from '../../../db/audit/audit.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readAudit } from '../reports/read-audit.ts';
import { STANDING_ACTIONS } from './set-account-status.ts';

/** Newest first, and among those of one instant the id that was given last. */
const newestFirst = (one: AuditView, other: AuditView): number => other.at - one.at || (one.id < other.id ? 1 : -1);

/** Bans, suspensions and what ended them, newest first, each kind by its own index; nothing about whoever asks. */
export async function readEnforcement(
  deps: Deps,
  reader: Reader,
  viewerId: string,
  limit: number,
  after: AuditKey | null,
): Promise<AuditView[]> {
  const kinds = await Promise.all(
    Object.values(STANDING_ACTIONS).map((action) =>
      readAudit(deps, reader, { about: null, filter: { actorId: null, action }, viewerId }, limit, after),
    ),
  );
  return kinds.flat().toSorted(newestFirst).slice(0, limit);
}
