import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { putLinkedAccount } from '../../../db/profiles/linked-account.queries.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { JobKind } from '../../../db/jobs/job-payloads.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { startedBattle, report } from '../../support/battle-operations.ts';
import { type SignedIn, HttpGateway } from '../../support/http-gateway.ts';
import { ordersIn } from '../../support/second-factor.ts';

const FIELDS = 'id requestedAt readyAt expiresAt sizeBytes url';
const REQUEST = `mutation { requestDataExport { ${FIELDS} } }`;
const LIST = `{ dataExports { ${FIELDS} } }`;
const DAY = 86_400_000;
const log = openLog('silent');

interface Seen {
  readonly id: string;
  readonly readyAt: number | null;
  readonly expiresAt: number | null;
  readonly sizeBytes: number | null;
  readonly url: string | null;
}

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const request = async (player: SignedIn) =>
  (await player.ask<{ requestDataExport: Seen[] }>(REQUEST)).requestDataExport;
const list = async (player: SignedIn) => (await player.ask<{ dataExports: Seen[] }>(LIST)).dataExports;

/** Does the jobs of one kind that are ready. */
async function work(kind: JobKind): Promise<void> {
  await gate.db.transact((tx) => tx.update(jobs).set({ runAt: 0 }).where(eq(jobs.kind, kind)));
  await workOnce(gate.deps, log);
}

it('gathers everything about the account into a file, and nobody else’s data and no secret (SE-06)', async () => {
  const [player, rival] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const { id: userId } = player.user;
  const moderator = await gate.account({ role: 'moderator' });
  const battle = await startedBattle(player, rival, { title: 'Title of mine' });
  await report(player, battle, 'WON', '13–4');
  await report(rival, battle, 'LOST', '4–13 says the rival');
  await gate.db.transact(async (tx) => {
    await putSettings(tx, userId, { ...DEFAULT_SETTINGS, marketing: true });
    const link = { userId, provider: 'twitch', providerUserId: 't-1', name: 'HawkTV', linkedAt: 5 } as const;
    await putLinkedAccount(tx, link);
    await insertAudit(tx, {
      id: gate.deps.newId(),
      actorId: moderator.id,
      action: 'warn',
      subject: 'account',
      subjectId: userId,
      reason: 'a warning about chat',
      data: { by: moderator.username },
      at: gate.deps.now(),
    });
  });

  const [asked] = await request(player);
  expect(asked).toMatchObject({ readyAt: null, url: null });
  await work('account.export');
  const [ready] = await list(player);
  expect(ready).toMatchObject({ id: asked?.id, readyAt: gate.deps.now(), expiresAt: gate.deps.now() + 7 * DAY });

  const file = await player.rest('GET', ready?.url ?? '');
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="gauntlet-data-${new Date(gate.deps.now()).toISOString().slice(0, 10)}.json"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.byteLength(file.text)).toBe(ready?.sizeBytes);
  expect(file.json).toMatchObject({
    account: { id: userId, username: player.user.username, email: player.user.email },
    settings: { marketing: true },
    linkedAccounts: [{ provider: 'twitch', name: 'HawkTV' }],
    sessions: [{ address: '127.0.0.1', userAgent: 'test' }],
    staffActions: [{ action: 'warn', reason: 'a warning about chat' }],
    battles: [{ id: battle, title: 'Title of mine', isCreator: true, stakeCents: 50_00 }],
    reports: [{ battleId: battle, claim: 'won', score: '13–4' }],
    results: { stats: { battles: 1, wins: 1 }, outcomes: [{ battleId: battle, won: true, amountCents: 50_00 }] },
    wallet: { balances: expect.arrayContaining([{ currency: 'USD', balance: 547_50 }]) as unknown },
  });
  const { wallet } = file.json as { wallet: { entries: { amount: number; balanceAfter: number; currency: string }[] } };
  const usd = wallet.entries.filter(({ currency }) => currency === 'USD');
  expect(usd.reduce((sum, { amount }) => sum + amount, 0)).toBe(547_50);
  expect(usd.at(-1)?.balanceAfter).toBe(547_50);
  for (const foreign of [
    rival.user.id,
    rival.user.username,
    rival.user.email,
    moderator.id,
    moderator.username,
    'says the rival',
    player.user.passwordHash,
    player.cookie.split('=')[1] ?? '',
  ])
    expect(file.text).not.toContain(foreign);
  expect(file.text).not.toMatch(/hash"\s*:\s*"test|tokenHash|passwordHash|secret"/i);
});

it('tells the owner by e-mail where the archive is', async () => {
  const player = await gate.player();
  await request(player);
  await work('account.export');
  expect((await ordersIn(gate)).filter(({ to }) => to === player.user.email)).toEqual([
    {
      to: player.user.email,
      language: 'en',
      mail: {
        kind: 'data-ready',
        username: player.user.username,
        url: `${gate.deps.config.publicUrl}/settings?section=data`,
        expiresAt: gate.deps.now() + 7 * DAY,
      },
    },
  ]);
});

it('prepares one archive at a time, five a day, also for ten calls at once', async () => {
  const player = await gate.player();
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.graphql(REQUEST)));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await player.refusal(REQUEST)).toEqual({ status: 409, code: 'EXPORT_RUNNING' });
  for (let n = 1; n < 5; n++) {
    await work('account.export');
    await request(player);
  }
  await work('account.export');
  expect((await player.refusal(REQUEST)).code).toBe('RATE_LIMITED');
  expect(await list(player)).toHaveLength(5);
  gate.pass(DAY);
  expect((await request(await gate.enter(player.user)))[0]).toMatchObject({ readyAt: null });
  await work('account.export');
});

it('hands an archive to its owner only, and for a week', async () => {
  const [player, other] = [await gate.player(), await gate.player({ role: 'administrator' })];
  await request(player);
  await work('account.export');
  const url = (await list(player))[0]?.url ?? '';
  expect((await other.rest('GET', url)).status).toBe(404);
  expect((await gate.visitor().rest('GET', url)).status).toBe(401);
  expect((await player.rest('GET', '/api/account/exports/none')).status).toBe(404);
  gate.pass(7 * DAY);
  const later = await gate.enter(player.user);
  expect((await later.rest('GET', url)).status).toBe(404);
  expect((await list(later))[0]).toMatchObject({ url: null, expiresAt: null, sizeBytes: null });
  expect((await list(later))[0]?.readyAt).not.toBeNull();
});
