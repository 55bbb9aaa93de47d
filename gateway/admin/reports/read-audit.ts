import type { Reader } from '../../../db/client/database.ts';
import {
  type AuditFilter,
  type AuditKey,
  type AuditSubject,
  type AuditView,
  listAudit,
} from '../../../db/audit/audit.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { withoutOwn } from '../../kernel/manifest/own-matters.ts';

export interface AuditQuestion {
  readonly about: AuditSubject | null;
  readonly filter: AuditFilter;
  /** Who asks. */
  readonly viewerId: string;
}

/**
 * What staff did, newest first, without what colleagues did to whoever asks, or made of what others told of them: that
 * would say who told it, and who looked. What one did oneself stays.
 */
export async function readAudit(
  deps: Deps,
  reader: Reader,
  { about, filter, viewerId }: AuditQuestion,
  limit: number,
  after: AuditKey | null,
): Promise<AuditView[]> {
  const found: AuditView[] = [];
  for (let past = after; found.length < limit;) {
    const lines = await listAudit(reader, about, limit, past, filter);
    const ofOthers = await withoutOwn(reader, deps, viewerId, lines, ({ subject, subjectId }) => ({
      kind: subject,
      id: subjectId,
    }));
    found.push(...ofOthers.filter(({ subject, subjectId }) => subject !== 'account' || subjectId !== viewerId));
    const last = lines.at(-1);
    if (!last || lines.length < limit) break;
    past = last;
  }
  return found.slice(0, limit);
}
