import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { linkAudit } from '../../../db/audit/link-audit.ts';
import { AUDIT_LINES_MAX } from '../../../gateway/admin/reports/export-audit.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const FILE = '/api/admin/audit-log.csv';
/** More than a page of the list. */
const NOTES = 130;

let gateway: HttpGateway;
let admin: SignedIn;
let moderator: SignedIn;

/** Lines as of a member of staff, past everything that staff do. */
async function write(who: SignedIn, action: string, reasons: readonly string[]): Promise<void> {
  const { deps, db } = gateway;
  const lines = reasons.map((reason) => ({
    id: deps.newId(),
    actorId: who.user.id,
    action,
    subject: 'account',
    subjectId: 'x',
    reason,
    data: { from: 'this', to: 'that' },
    at: deps.now(),
  }));
  await db.transact(async (tx) => {
    for (let n = 0; n < lines.length; n += 1_000) await tx.insert(auditLog).values(lines.slice(n, n + 1_000));
  });
}

beforeAll(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
  moderator = await gateway.player({ role: 'senior_moderator' });
  await write(
    moderator,
    'account.noted',
    Array.from({ length: NOTES }, (_, n) => `Note ${n}`),
  );
  await write(moderator, 'account.warned', ['=cmd()']);
  await write(admin, 'account.warned', ['Of another.']);
  while ((await linkAudit(gateway.db)) > 0);
});
afterAll(() => gateway.close());

const rowsOf = (text: string): string[] => text.split('\r\n').slice(1, -1);
const exports = () =>
  gateway.db.read
    .select({ actorId: auditLog.actorId, data: auditLog.data })
    .from(auditLog)
    .where(eq(auditLog.action, 'audit-log.exported'))
    .orderBy(auditLog.id);

it('has everything that a search finds, also beyond the rows of the page, with the place of each line in the chain', async () => {
  const by = moderator.user.username;
  const all = await admin.rest('GET', `${FILE}?by=${by}`);
  expect(all.status).toBe(200);
  expect(all.headers['content-type']).toContain('text/csv');
  expect(rowsOf(all.text)).toHaveLength(NOTES + 1);
  const [warned, latest] = rowsOf(all.text);
  // What a spreadsheet would run is text.
  expect(warned).toMatch(
    new RegExp(`,${by},account\\.warned,account,x,'=cmd\\(\\),this,that,[^,]+,\\d+,[0-9a-f]{64}$`),
  );
  expect(latest).toContain(`Note ${NOTES - 1}`);
  const warnings = await admin.rest('GET', `${FILE}?action=account.warned`);
  expect(rowsOf(warnings.text).map((row) => row.split(',')[1])).toEqual([admin.user.username, by]);
  expect(rowsOf((await admin.rest('GET', `${FILE}?by=nobody-of-that-name`)).text)).toEqual([]);
});

it('is a line of the log itself, with what was searched for and how much was found', async () => {
  const before = await exports();
  await admin.rest('GET', `${FILE}?by=${moderator.user.username}&action=account.noted`);
  expect((await exports()).slice(before.length)).toEqual([
    { actorId: admin.user.id, data: { by: moderator.user.username, action: 'account.noted', lines: NOTES } },
  ]);
});

it('is refused to all but administrators, and beyond so many lines, and then is no line of the log', async () => {
  const before = await exports();
  for (const role of ['player', 'moderator', 'senior_moderator'] as const)
    expect((await (await gateway.player({ role })).rest('GET', FILE)).status).toBe(403);
  const busy = await gateway.player({ role: 'moderator' });
  await write(
    busy,
    'account.noted',
    Array.from({ length: AUDIT_LINES_MAX + 1 }, () => 'Again.'),
  );
  const refused = await admin.rest('GET', `${FILE}?by=${busy.user.username}`);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('AUDIT_TOO_LONG');
  expect(await exports()).toEqual(before);
});
