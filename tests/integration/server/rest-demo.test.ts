import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { chatMessages } from '../../../db/chat/chat.table.ts';
import { replays } from '../../../db/results/replay.table.ts';
import { streams } from '../../../db/streams/stream.table.ts';
import { teams } from '../../../db/teams/team.table.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { missionProgress } from '../../../db/missions/mission.table.ts';
import { deposits, paymentMethods, withdrawals } from '../../../db/wallet/payment.table.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { BATTLE_GAMES, GAME_TITLES } from '../../../domain/shared/games.ts';
import { MODE_TITLES } from '../../../domain/battles/battle.ts';
import { begin, create, join, startedBattle, report } from '../../support/battle-operations.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let demo: Client;

async function enterDemo(username: string): Promise<Client> {
  const client = gate.visitor();
  expect((await client.rest('POST', '/api/auth/login', { username, password: 'demo-Gauntlet-1' })).status).toBe(200);
  return client;
}

beforeAll(async () => {
  gate = await HttpGateway.open();
  expect(await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text))).toBe(true);
  demo = await enterDemo('demo');
});
afterAll(() => gate.close());

const get = async (client: Client, path: string) => {
  const answer = await client.rest('GET', path);
  expect(answer.headers['content-type'], path).toBe('application/json; charset=utf-8');
  return { status: answer.status, json: answer.json };
};
const DECIMAL = /^-?\d+\.\d{2}$/;
const text = expect.any(String) as unknown;

describe('with the demo data set', () => {
  test('GET /api/auth/user answers the signed-in account’s public fields and role, 401 without a session (RE-03)', async () => {
    expect(await get(demo, '/api/auth/user')).toEqual({
      status: 200,
      json: { id: '1', username: 'demo', displayName: 'Demo Player', role: 'creator' },
    });
    expect(await get(gate.visitor(), '/api/auth/user')).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHENTICATED' },
    });
  });

  test('GET /api/wallet/1 shows $1,247.50 as decimal texts, part of it held by battle 1 (RE-06, EN-03, BC-21)', async () => {
    const wallet = await get(demo, '/api/wallet/1');
    expect(wallet.json).toEqual({
      balance: '1247.50',
      weeklyWinnings: expect.stringMatching(DECIMAL) as unknown,
      availableToBet: '1195.00',
    });
    expect(await get(demo, '/api/wallet/me')).toEqual(wallet);
    expect(await demo.ask('{ wallet { balanceCents heldCents battleCoins } }')).toEqual({
      wallet: { balanceCents: 1_247_50, heldCents: 52_50, battleCoins: 2_500 },
    });
  });

  test('GET /api/earnings/1, /api/referrals/1 and /api/analytics/1 answer the creator’s own figures, and 404 for anybody else’s (RE-11, EN-28, EN-29)', async () => {
    const own = {
      earnings: {
        totalEarnings: '201.60',
        viewerWagers: '201.60',
        referralBonuses: 750,
        sponsorshipRevenue: '0.00',
        pendingPayouts: '201.60',
      },
      referrals: {
        referralCode: 'GNTDEMQ7',
        totalReferrals: 3,
        signUps: 3,
        firstWagers: 2,
        totalEarnings: 750,
        nextTierProgress: 40,
      },
      analytics: {
        concurrentViewers: 0,
        peakViewers: 20,
        viewerToBettorRate: 30,
        winRate: 67,
        avgWagerPerBattle: '34.38',
        totalBattles: 24,
      },
    };
    for (const [name, json] of Object.entries(own)) {
      expect(await get(demo, `/api/${name}/1`)).toEqual({ status: 200, json });
      expect(await get(demo, `/api/${name}/me`)).toEqual({ status: 200, json });
      expect((await get(demo, `/api/${name}/2`)).status).toBe(404);
      expect((await get(gate.visitor(), `/api/${name}/1`)).status).toBe(401);
    }
    expect(await demo.ask('{ creatorAnalytics { visits devices { desktop mobile tablet } } }')).toEqual({
      creatorAnalytics: { visits: 160, devices: { desktop: 80, mobile: 15, tablet: 5 } },
    });
  });

  test('GET /api/stats/1 counts the settled battles (RE-08, EN-04)', async () => {
    const stats = await get(demo, '/api/stats/1');
    expect(stats.json).toEqual({
      totalBattles: 24,
      wins: expect.any(Number) as unknown,
      averageWager: expect.stringMatching(DECIMAL) as unknown,
      bestStreak: expect.any(Number) as unknown,
    });
    expect(await get(demo, '/api/stats/me')).toEqual(stats);
    const outcomes = (await get(demo, '/api/outcomes/1')).json as { result: string }[];
    expect(stats.json).toMatchObject({
      totalBattles: outcomes.length,
      wins: outcomes.filter(({ result }) => result === 'win').length,
    });
  });

  test('GET /api/outcomes/1 lists id, game, result and amount, newest first (RE-09, EN-05)', async () => {
    const { json } = await get(demo, '/api/outcomes/1');
    const rows = json as { id: string; gameTitle: string; result: string; amount: string }[];
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, n) => `past-${24 - n}`));
    for (const row of rows) {
      expect(Object.keys(row).toSorted()).toEqual(['amount', 'gameTitle', 'id', 'result']);
      expect(Object.values(GAME_TITLES)).toContain(row.gameTitle);
      expect(row.amount).toMatch(row.result === 'win' ? /^\d+\.\d{2}$/ : /^-\d+\.\d{2}$/);
    }
    expect((await get(demo, '/api/outcomes/me')).json).toEqual(rows);
  });

  test('GET /api/battles lists the open battles with the documented fields (RE-07, EN-01)', async () => {
    const { status, json } = await get(demo, '/api/battles');
    const rows = json as Record<string, unknown>[];
    expect(status).toBe(200);
    expect(rows.map((row) => row['id'])).toEqual(['2', '3', '4', '5', '1', 'regulars']);
    for (const row of rows) {
      expect(row).toEqual({
        id: text,
        gameTitle: expect.toSatisfy((title: string) =>
          BATTLE_GAMES.some((game) => GAME_TITLES[game] === title),
        ) as unknown,
        gameMode: expect.toSatisfy((title: string) => Object.values(MODE_TITLES).includes(title)) as unknown,
        wagerAmount: expect.stringMatching(/^\d+\.\d{2}$/) as unknown,
        opponentName: text,
        endTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
        status: expect.stringMatching(/^(active|waiting)$/) as unknown,
      });
    }
    expect(rows.find((row) => row['id'] === '2')).toMatchObject({
      gameTitle: 'CS2',
      gameMode: '1v1 Duel',
      wagerAmount: '25.00',
      opponentName: 'PixelQueen',
      status: 'waiting',
    });
  });

  test('GET /api/battles/1 is the running battle of the challenge page (RE-10, EN-06, CH-01)', async () => {
    expect(await get(demo, '/api/battles/1')).toEqual({
      status: 200,
      json: {
        id: '1',
        gameTitle: 'Valorant',
        gameMode: '1v1 Duel',
        wagerAmount: '50.00',
        opponentName: 'NightHawk',
        endTime: text,
        status: 'active',
        result: null,
        nextStep: { action: 'report', says: 'Play, then report the result', until: text },
      },
    });
    const rival = await enterDemo('rival');
    expect((await get(rival, '/api/battles/1')).json, 'an onlooker meets the creator').toMatchObject({
      opponentName: 'demo',
    });
    expect((await get(rival, '/api/battles/6')).json, 'the own friends-only battle').toMatchObject({
      opponentName: null,
    });
    expect((await get(demo, '/api/battles/6')).status, 'demo is a friend').toBe(200);
    expect((await get(await enterDemo('newcomer'), '/api/battles/6')).status, 'newcomer is not').toBe(404);
    expect((await demo.ask<{ battle: { progress: number } }>('{ battle(id: "1") { progress } }')).battle.progress).toBe(
      65,
    );
  });

  const stored = (table: { readonly id: AnyPgColumn } & PgTable) => async (): Promise<string[]> =>
    (await gate.db.read.select({ id: table.id }).from(table)).map(({ id }) => String(id));
  const edges = 'edges { node { id } }';
  test.each([
    ['demo', 'wallet', 'ledgerLines { edges { node { id: transferId } } }', stored(transfers)],
    ['demo', 'deposits', `deposits { ${edges} }`, stored(deposits)],
    ['demo', 'withdrawals', `withdrawals { ${edges} }`, stored(withdrawals)],
    ['demo', 'payment methods', 'paymentMethods { id }', stored(paymentMethods)],
    ['demo', 'friends', `friends { ${edges} }`, stored(users)],
    ['demo', 'teams', `teams { ${edges} }`, stored(teams)],
    ['demo', 'replays', `replays { ${edges} }`, stored(replays)],
    ['demo', 'streams', `streams { ${edges} }`, stored(streams)],
    ['admin', 'live streams', `monitoredStreams { ${edges} }`, stored(streams)],
    ['admin', 'messages', `moderatedMessages { ${edges} }`, stored(chatMessages)],
    ['admin', 'accounts', `accounts { ${edges} }`, stored(users)],
    ['admin', 'battles', `staffBattles { ${edges} }`, stored(battles)],
    ['admin', 'withdrawals to be paid', `withdrawalQueue { ${edges} }`, stored(withdrawals)],
    ['admin', 'transactions', 'platformTransactions { edges { node { id: transactionId } } }', stored(transfers)],
  ] as const)('%s reads %s, of which each row is a stored one (RE-17)', async (username, _list, field, read) => {
    const reader = await enterDemo(username);
    const ids = JSON.stringify(await reader.ask(`{ ${field} }`)).match(/(?<="id":")[^"]+/g) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(await read()).toEqual(expect.arrayContaining(ids));
  });

  test('what waits for staff are the figures of the sample, counted: 2.3k users, 5 disputes, 12 withdrawals, 3 reports and 2 urgent ones (AD-03, AD-04)', async () => {
    const FIELDS = 'users openDisputes pendingWithdrawals openReports openAlerts urgentDisputes';
    const { staffDesk } = await (
      await enterDemo('admin')
    ).ask<{ staffDesk: Record<string, number> }>(`{ staffDesk { ${FIELDS} } }`);
    const { users: accounts, ...waiting } = staffDesk;
    expect(accounts).toBe((await gate.db.read.select({ id: users.id }).from(users)).length);
    expect(Math.floor((accounts ?? 0) / 100)).toBe(23);
    expect(waiting).toEqual({
      openDisputes: 5,
      pendingWithdrawals: 12,
      openReports: 3,
      openAlerts: 0,
      urgentDisputes: 2,
    });
  });

  test('demo reads missions with the progress that is stored (RE-17)', async () => {
    const rows = await gate.db.read.select().from(missionProgress).where(eq(missionProgress.userId, '1'));
    const progress = new Map(rows.map((row) => [`${row.mission}:${row.period}`, row.progress]));
    const query = '{ missions(tab: DAILY) { missions { id progress } } }';
    const board = await demo.ask<{ missions: { missions: { id: string; progress: number }[] } }>(query);
    const { missions } = board.missions;
    expect(missions.some((mission) => mission.progress > 0)).toBe(true);
    for (const { id, progress: shown } of missions) expect([id, shown]).toEqual([id, progress.get(id) ?? 0]);
  });

  test('GET /api/user/1 is the profile without any password (RE-12, EN-26)', async () => {
    const user = await get(demo, '/api/user/1');
    expect(user.json).toEqual({
      id: '1',
      username: 'demo',
      balance: '1247.50',
      totalWagered: expect.stringMatching(DECIMAL) as unknown,
      weeklyWinnings: expect.stringMatching(DECIMAL) as unknown,
      availableToBet: '1195.00',
    });
    expect(await get(demo, '/api/user/me')).toEqual(user);
  });

  test('the staff counters count each waitlist address and each Team Access once, for five minutes (RE-13, RE-14, LA-04, AD-07, AD-08, EN-16)', async () => {
    const admin = await enterDemo('admin');
    const count = async (path: string): Promise<number> =>
      Number(Object.values((await get(admin, path)).json as object)[0]);
    const [waiting, accesses] = [await count('/api/admin/waitlist-stats'), await count('/api/admin/access-stats')];
    for (const email of ['one@waiting.example', ' One@WAITING.example ', 'two@waiting.example']) {
      const answer = await gate
        .visitor()
        .rest('POST', '/api/waitlist', { email, timestamp: '2026-03-02T12:00:00.000Z' });
      expect({ status: answer.status, json: answer.json }).toEqual({
        status: 200,
        json: { message: 'Watch your inbox for updates.' },
      });
    }
    await enterDemo('moderator');
    const stats = await admin.rest('GET', '/api/admin/waitlist-stats');
    expect(stats.json).toEqual({ totalEntries: waiting + 2 });
    expect(stats.headers['cache-control']).toBe('private, max-age=300');
    expect((await get(admin, '/api/admin/access-stats')).json).toEqual({ totalAccesses: accesses + 1 });
    expect((await get(demo, '/api/admin/access-stats')).status).toBe(403);
  });
});

test('the result of a settled battle is win, loss, or nothing for an onlooker (RE-10, CH-14, CH-15)', async () => {
  const [winner, loser, onlooker] = [
    await gate.player({ cents: 100_00 }),
    await gate.player({ cents: 100_00 }),
    await gate.player(),
  ];
  const id = await startedBattle(winner, loser);
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
  const result = async (client: Client) =>
    ((await get(client, `/api/battles/${id}`)).json as { result: unknown; status: unknown }).result;
  expect([await result(winner), await result(loser), await result(onlooker)]).toEqual(['win', 'loss', null]);
});

describe('errors', () => {
  test('every error body has the four documented fields, each for its reader (RE-02, RE-04, RE-05, ER-08, ER-10)', async () => {
    const visitor = gate.visitor();
    const cases = [
      [await visitor.rest('GET', '/api/wallet/1'), 401, 'UNAUTHENTICATED'],
      [await demo.rest('GET', '/api/wallet/2'), 404, 'NOT_FOUND'],
      [await demo.rest('GET', '/api/battles/none'), 404, 'NOT_FOUND'],
      [await demo.rest('GET', '/api/nothing'), 404, 'NOT_FOUND'],
      [await demo.rest('GET', '/api'), 404, 'NOT_FOUND'],
      [await demo.rest('GET', '/api/'), 404, 'NOT_FOUND'],
      [await demo.rest('DELETE', '/api/battles'), 405, 'METHOD_NOT_ALLOWED'],
      [await demo.rest('POST', '/api/wallet/1', {}), 405, 'METHOD_NOT_ALLOWED'],
      [await visitor.rest('GET', '/api/auth/login'), 405, 'METHOD_NOT_ALLOWED'],
      [await visitor.rest('POST', '/api/auth/login', { username: 'demo', password: 'x' }), 401, 'INVALID_CREDENTIALS'],
      [await visitor.rest('POST', '/api/waitlist', { email: 'x' }), 400, 'BAD_INPUT'],
    ] as const;
    for (const [answer, status, code] of cases) {
      const { error, message, requestId } = answer.json as Record<string, string>;
      expect({ status: answer.status, ...(answer.json as object) }).toEqual({
        status,
        code,
        error,
        message,
        requestId,
      });
      expect(error).toBe(message);
      expect(error).not.toBe('');
      expect(requestId).toBe(answer.headers['x-request-id']);
    }
    expect((await demo.rest('DELETE', '/api/battles')).headers.allow).toBe('GET');
    expect((await visitor.rest('GET', '/api/auth/login')).headers.allow).toBe('POST');
  });
});

describe('GET /api/battles as it is polled', () => {
  test('has a tag, answers 304 while nothing changes, and anew once a battle opens, fills, starts or ends (RE-07, BG-06)', async () => {
    const poller = await gate.player();
    const [creator, opponent] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
    const ids = ({ json }: { json: unknown }) =>
      (json as { id: string; status: string }[]).map((row) => `${row.id} ${row.status}`);
    const poll = (etag: string) => poller.rest('GET', '/api/battles', undefined, { 'if-none-match': etag });
    const first = await poll('');
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    let etag = String(first.headers.etag);
    const unchanged = async () => {
      const answer = await poll(etag);
      expect({ status: answer.status, text: answer.text, etag: answer.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      });
    };
    const changed = async () => {
      const answer = await poll(etag);
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).not.toBe(etag);
      etag = String(answer.headers.etag);
      return ids(answer);
    };
    await unchanged();
    const { id } = await create(creator);
    expect((await changed())[0]).toBe(`${id} waiting`);
    await unchanged();
    await join(opponent, id);
    expect((await changed())[0]).toBe(`${id} waiting`);
    await begin(creator, opponent, id);
    expect((await changed())[0]).toBe(`${id} active`);
    await report(creator, id, 'WON');
    await report(opponent, id, 'LOST');
    expect(await changed()).not.toContain(`${id} active`);
    await unchanged();
    await gate.visitor().rest('GET', '/api/battles');
    await unchanged();
  });

  test('is sent compressed to whoever takes it so', async () => {
    const answer = await demo.rest('GET', '/api/battles', undefined, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toMatch(/Accept-Encoding/);
    expect((await demo.rest('GET', '/api/battles')).headers['content-encoding']).toBeUndefined();
  });
});

test('a HEAD answers like a GET, without a body', async () => {
  const answer = await demo.rest('HEAD', '/api/wallet/1');
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('');
});
