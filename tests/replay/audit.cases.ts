import { HOUR } from '../../domain/shared/time.ts';
import * as audit from '../../db/audit/audit.queries.ts';
import { auditHead, auditLog } from '../../db/audit/audit.table.ts';
import { linkAudit, openAudit } from '../../db/audit/link-audit.ts';
import { readAuditHead, verifyAudit, verifyPublishedHeads } from '../../db/audit/verify-audit.ts';
import { edgeUser } from './accounts.rows.ts';
import { ACTIONS } from './audit.rows.ts';
import type { Cast } from './cast.ts';
import { onDatabase, pages, reads, roomCases, writes } from './kit.ts';
import { EDGES } from './words.ts';

const people = ['1', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(3), 'nobody'];

const abouts: readonly (audit.AuditSubject | null)[] = [
  null,
  ...people.map((subjectId) => ({ subject: 'account', subjectId })),
  { subject: 'battle', subjectId: edgeUser(0) },
];
const filters: readonly audit.AuditFilter[] = [null, edgeUser(1), 'nobody'].flatMap((actorId) =>
  [null, ...ACTIONS, 'nothing'].map((action) => ({ actorId, action })),
);

const line = (cast: Cast) => ({
  id: cast.newId(),
  actorId: edgeUser(0),
  action: 'account.warned',
  subject: 'account',
  subjectId: '1',
  reason: 'Ж 🎲 \\%_',
  data: { b: 'Ж', a: Number.MAX_SAFE_INTEGER, none: null },
  at: cast.now,
});

export const cases = roomCases('audit', [
  pages(audit.listAudit, ({ at, id }): audit.AuditKey => ({ at, id }))(() => [
    ...abouts.map((about) => (limit: number, past: audit.AuditKey | null) => [about, limit, past] as const),
    ...filters.map((filter) => (limit: number, past: audit.AuditKey | null) => [null, limit, past, filter] as const),
    (limit, past) => [
      { subject: 'account', subjectId: edgeUser(1) },
      limit,
      past,
      { actorId: edgeUser(1), action: null },
    ],
  ]),
  reads(audit.hasActedOn)(() =>
    people.flatMap((actorId) => abouts.flatMap((about) => (about ? [[actorId, about] as const] : []))),
  ),
  writes(audit.insertAudit)((cast) => [[line(cast)], ...EDGES.map((at) => [{ ...line(cast), at, data: {} }] as const)]),
  writes(audit.insertAudit)((cast) => [[{ ...line(cast), actorId: 'nobody' }]], { refuses: 'nobody has done it' }),
  reads(audit.listStaffActions)(() => people.map((id) => [id])),
  pages(audit.listLooks, ({ at, id }): readonly [number, string] => [at, id])(() =>
    people.flatMap((id) =>
      [[...ACTIONS], ['data.shown'], []].map(
        (actions) => (limit: number, past: readonly [number, string] | null) => [id, actions, limit, past] as const,
      ),
    ),
  ),
  reads(audit.hasDone)(({ now }) =>
    people.flatMap((id) =>
      ACTIONS.flatMap((action) => [
        [edgeUser(0), action, id, 0] as const,
        [edgeUser(1), action, id, now - 6 * HOUR] as const,
        [edgeUser(1), action, id, now] as const,
      ]),
    ),
  ),

  writes(openAudit)(() => [[]], { before: (tx) => tx.delete(auditHead) }),
  writes(openAudit)(() => [[]], { hollow: 'the chain has begun' }),
  onDatabase(linkAudit)(() => [[], [1], [5]]),
  reads(verifyAudit)(() => [[]]),
  reads(readAuditHead)(() => [[]]),
  reads(verifyPublishedHeads)((cast) => [
    [[]],
    [[{ day: '2026-01-31', position: 0, hash: '' }]],
    [cast.rows(auditLog).flatMap(({ position, hash }) => (position && hash ? [{ day: 'd', position, hash }] : []))],
    [[{ day: '2026-01-31', position: 1, hash: 'another' }]],
    [[{ day: '2026-01-31', position: Number.MAX_SAFE_INTEGER, hash: 'none' }]],
  ]),
]);
