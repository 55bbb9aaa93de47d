import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUserByName } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Cell, toCsv } from '../../kernel/http/csv.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readAudit } from './read-audit.ts';
import { toAuditEntry } from '../people/account-standing.types.ts';

/** A longer file would hurt the gateway more than it helps whoever reads it. */
export const AUDIT_LINES_MAX = 20_000;

const HEADER = [
  'Date (UTC)',
  'Done by',
  'Action',
  'Of',
  'Id',
  'Reason',
  'Before',
  'After',
  'Line',
  'Place in the chain',
  'Hash',
];

/** What is searched for; empty for all. */
export interface AuditSearch {
  readonly by: string;
  readonly action: string;
}

/**
 * Everything that a search of the audit log finds, newest first and without what is about whoever asks, as CSV. That somebody took it away stands in the log
 * before they have it.
 * @throws Refused FORBIDDEN, AUDIT_TOO_LONG
 */
export function exportAudit(deps: Deps, { userId }: Actor, { by, action }: AuditSearch): Promise<Buffer> {
  return deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const lines = await findLines(deps, tx, staff.id, { by, action });
    if (lines.length > AUDIT_LINES_MAX) throw new Refused('AUDIT_TOO_LONG', { data: { max: AUDIT_LINES_MAX } });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'audit-log.exported',
      subject: 'audit-log',
      subjectId: 'all',
      reason: '',
      data: { by, action, lines: lines.length },
      at: deps.now(),
    });
    return toCsv(HEADER, lines.map(cellsOf));
  });
}

async function findLines(deps: Deps, reader: Reader, viewerId: string, { by, action }: AuditSearch) {
  const actor = by === '' ? null : await readUserByName(reader, usernameKeyOf(by));
  if (actor === undefined) return [];
  const filter = { actorId: actor?.id ?? null, action: action === '' ? null : action };
  return readAudit(deps, reader, { about: null, filter, viewerId }, AUDIT_LINES_MAX + 1, null);
}

function cellsOf(line: Awaited<ReturnType<typeof findLines>>[number]): Cell[] {
  const { id, actorName, action, subject, subjectId, reason, from, to, at } = toAuditEntry(line);
  const { position, hash } = line;
  return [
    new Date(at).toISOString(),
    actorName,
    action,
    subject,
    subjectId,
    reason,
    from ?? '',
    to ?? '',
    id,
    position ?? '',
    hash ?? '',
  ];
}
