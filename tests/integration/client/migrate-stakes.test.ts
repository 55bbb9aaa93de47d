// @module-tag engines
import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBasics } from '../../../db/seed/basics.ts';
import { teamBattles } from '../../../db/teams/team.table.ts';
import { readFreeMoney } from '../../../db/wallet/free-money.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { stakeSubjects, stakes } from '../../../db/wallet/stake.table.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { cancelBattle } from '../../../gateway/battles/ending/cancel-battle.ts';
import { joinBattle } from '../../../gateway/battles/join-battle.ts';
import { reportResult } from '../../../gateway/battles/ending/report-result.ts';
import { reportTeamBattle } from '../../../gateway/teams/battles/change-team-battle.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { readFunds } from '../../../gateway/wallet/read-funds.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { type OldRows, oldDatabase } from '../../support/old-database.ts';
import { World } from '../../support/world.ts';

/** Battles and team battles in every state, as they were stored before the wallet knew what its stakes are for. */
const old = JSON.parse(readFileSync(new URL('../../support/before-stakes.json', import.meta.url), 'utf8')) as {
  readonly named: Readonly<Record<string, string>>;
  readonly tables: OldRows;
};
const idOf = (name: string): string => old.named[name] ?? '';
const nameOf = (id: string): string => Object.entries(old.named).find(([, own]) => own === id)?.[0] ?? id;

let world: World;
beforeAll(async () => {
  world = await World.open({ url: await oldDatabase(old.tables) });
  await seedBasics(world.db);
  world.now = Date.UTC(2026, 0, 6, 0, 30);
});
afterAll(() => world.close());

const actor = (userId: string): Actor => ({ userId, username: userId, role: 'player', sessionId: userId });

it('knows each battle and team battle that ever held money, with title, page and end', async () => {
  const rows = await world.db.read.select().from(stakeSubjects).orderBy(asc(stakeSubjects.id));
  const seen = rows.map(({ id, kind, title, path, currency, endedAt }) => [
    nameOf(id),
    [kind, title, path.replace(id, '…'), currency, endedAt === null ? 'open' : 'ended'].join(' | '),
  ]);
  const page = '/challenge/… | USD';
  expect(Object.fromEntries(seen)).toEqual({
    completed: `battle | Settled | ${page} | ended`,
    cancelled: `battle | Called off | ${page} | ended`,
    again: `battle | Left and taken again | ${page} | open`,
    waiting: `battle | Waiting | ${page} | open`,
    active: `battle | Running | ${page} | open`,
    disputed: `battle | In dispute | ${page} | open`,
    teamVoid: 'team-battle | Old Home vs Old Away, Valorant | /teams | USD | ended',
    teamDone: 'team-battle | Old Home vs Old Away, Valorant | /teams | USD | ended',
    teamRunning: 'team-battle | Old Home vs Old Away, Valorant | /teams | USD | open',
  });
});

it('knows every hold with stake, fee, day and end', async () => {
  const rows = await world.db.read.select().from(stakes).orderBy(asc(stakes.transferId));
  const of = (name: string) =>
    rows
      .filter(({ subjectId }) => subjectId === idOf(name))
      .map(({ userId, stake, fee, day, ended }) => `${userId} ${stake}+${fee} ${day} ${ended ?? 'held'}`);
  expect(of('again')).toEqual([
    'ann 2000+100 2026-01-05 held',
    'bob 2000+100 2026-01-05 refunded',
    'bob 2000+100 2026-01-06 held',
  ]);
  expect(of('completed')).toEqual(['ann 3000+150 2026-01-05 paid', 'bob 3000+150 2026-01-05 paid']);
  expect(of('cancelled')).toEqual(['bob 1000+50 2026-01-05 refunded', 'cat 1000+50 2026-01-05 refunded']);
  expect(of('teamDone').map((text) => text.split(' ').at(-1))).toEqual(Array.from({ length: 5 }, () => 'paid'));
  expect(of('teamVoid').map((text) => text.split(' ').at(-1))).toEqual(['refunded', 'refunded']);
  expect(of('teamRunning').map((text) => text.split(' ').at(-1))).toEqual(Array.from({ length: 5 }, () => 'held'));
  const holds = await world.db.read.select().from(transfers).where(eq(transfers.kind, 'hold'));
  expect(rows).toHaveLength(holds.length);
});

it('leaves books that are whole, and shows what is held and locked as before', async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  expect(await verifyLedger(world.db.read)).toEqual([]);
  const { holds } = await readFunds(world.deps, 'ann');
  expect(holds.map(({ id, cents }) => [nameOf(id), cents])).toEqual([
    ['teamRunning', 50_00 + 2_50],
    ['active', 42_00],
    ['again', 21_00],
  ]);
  const { lockedCents } = await readFreeMoney(world.db.read, 'ann', 1_000_000_00, Date.UTC(2026, 0, 6));
  expect(lockedCents).toBe(60_00);
});

it('lets everything that runs come to its end', async () => {
  const before = await accountCents(world.db.read, 'user:bob:USD');
  await cancelBattle(world.deps, actor('bob'), world.key(), idOf('again'));
  expect((await accountCents(world.db.read, 'user:bob:USD')) - before).toBe(21_00);
  await joinBattle(world.deps, actor('eve'), world.key(), { battleId: idOf('waiting'), code: null });
  for (const [player, claim] of [
    ['ann', 'lost'],
    ['dan', 'won'],
  ] as const)
    await reportResult(world.deps, actor(player), world.key(), {
      battleId: idOf('active'),
      claim,
      score: '',
      recordingUrl: 'https://recordings.example/1',
    });
  for (const [captain, claim] of [
    ['ann', 'won'],
    ['cat', 'lost'],
  ] as const)
    await reportTeamBattle(world.deps, actor(captain), world.key(), {
      teamBattleId: idOf('teamRunning'),
      claim,
      score: null,
      recordingUrl: 'https://recordings.example/2',
    });
  const [fight] = await world.db.read
    .select()
    .from(teamBattles)
    .where(eq(teamBattles.id, idOf('teamRunning')));
  expect(fight?.status).toBe('completed');
  expect(await accountCents(world.db.read, `escrow:${idOf('teamRunning')}`)).toBe(0);
  expect(await accountCents(world.db.read, `escrow:${idOf('active')}`)).toBe(0);
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
