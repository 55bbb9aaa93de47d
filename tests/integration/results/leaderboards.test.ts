import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { compareBoards } from '../../../db/results/recount-leaders.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { DAY, SECOND } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { DECIDE, DISPUTE, ISSUE, WAIVE, startedBattle, report } from '../../support/battle-operations.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';
import { stopwatch } from '../../support/machine-clock.ts';
import { BoardPulses } from '../../../gateway/results/boards/board-pulse.ts';
import { until } from '../../support/until.ts';

const ROW = '{ rank player { id username avatarUrl } rankBadge earningsCents winRate battles }';
const BOARD = `query ($game: BoardGame!, $region: BoardRegion!, $period: LeaderPeriod!, $previous: Boolean = false) {
  leaderboard(game: $game, region: $region, period: $period, previous: $previous) { game region period span startsAt endsAt rows ${ROW} }
}`;
const PLACE = `query ($game: BoardGame!, $region: BoardRegion!, $period: LeaderPeriod!, $previous: Boolean = false) {
  leaderboardPlace(game: $game, region: $region, period: $period, previous: $previous) { span own ${ROW} above ${ROW} below ${ROW} }
}`;
const SET_REGION = 'mutation ($region: Region!) { setRegion(region: $region) { region changeableAt } }';
const SETTINGS = 'mutation ($input: PreferencesInput!) { savePreferences(input: $input) { showStats } }';

interface Row {
  readonly rank: number;
  readonly player: { readonly id: string; readonly username: string } | null;
  readonly rankBadge: string | null;
  readonly earningsCents: number | null;
  readonly winRate: number | null;
  readonly battles: number | null;
}
interface Board {
  readonly span: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly rows: readonly Row[];
}
interface Place {
  readonly span: string;
  readonly own: Row | null;
  readonly above: readonly Row[];
  readonly below: readonly Row[];
}

const log = openLog('silent');
let gate: HttpGateway;
const open = async (): Promise<HttpGateway> => (gate = await HttpGateway.open());
const deliver = async () => {
  await deliverEverything(gate.deps, log);
};

const WEEK = { game: 'OVERALL', region: 'GLOBAL', period: 'WEEKLY' } as const;
const board = async (client: SignedIn, which: object = {}) =>
  (await client.ask<{ leaderboard: Board }>(BOARD, { ...WEEK, ...which })).leaderboard;
const place = async (client: SignedIn, which: object = {}) =>
  (await client.ask<{ leaderboardPlace: Place }>(PLACE, { ...WEEK, ...which })).leaderboardPlace;
const names = ({ rows }: Board) => rows.map(({ player }) => player?.username ?? null);

async function play(winner: SignedIn, loser: SignedIn, stakeCents = 10_00, game = 'VALORANT'): Promise<string> {
  gate.pass(SECOND);
  const id = await startedBattle(winner, loser, { stakeCents, game });
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
  return id;
}

const choose = (client: SignedIn, chosen: object) =>
  client.ask(SETTINGS, {
    input: {
      email: true,
      chat: true,
      missions: true,
      battleUpdates: true,
      matchResults: true,
      walletChanges: true,
      marketing: false,
      profileVisibility: 'PUBLIC',
      showStats: true,
      showEarnings: true,
      ...chosen,
    },
  });

const rich = (given: object = {}) => gate.player({ cents: 5_000_00, ...given });

let closing: HttpGateway[] = [];
beforeAll(() => {
  closing = [];
});
beforeEach(async () => {
  closing.push(await open());
});
afterAll(async () => {
  for (const one of closing) await one.close();
});

it('ranks from settled battles of the game, region and period alone, the same for every member (EN-23)', async () => {
  const [ann, bob, cid] = [await rich(), await rich(), await rich()];
  for (const one of [ann, bob, cid]) await choose(one, {});
  await ann.ask(SET_REGION, { region: 'EU' });
  await play(ann, bob, 50_00);
  await play(cid, bob, 20_00, 'CS2');
  await startedBattle(bob, ann, { stakeCents: 10_00 });
  await deliver();
  const overall = await board(bob);
  expect(overall.span).toBe('2026-W10');
  expect([overall.startsAt, overall.endsAt]).toEqual([Date.UTC(2026, 2, 2), Date.UTC(2026, 2, 9)]);
  expect(
    overall.rows.map(({ rank, player, earningsCents, winRate, battles }) => [
      rank,
      player?.id,
      earningsCents,
      winRate,
      battles,
    ]),
  ).toEqual([
    [1, ann.user.id, 47_50, 100, 1],
    [2, cid.user.id, 19_00, 100, 1],
    [3, bob.user.id, -73_50, 0, 2],
  ]);
  // 1,105 after the first win of a newcomer against another, 895 after the loss.
  expect(overall.rows.map(({ rankBadge }) => rankBadge)).toEqual(['SILVER', 'SILVER', 'SILVER']);
  for (const period of ['MONTHLY', 'ALLTIME']) expect((await board(ann, { period })).rows).toEqual(overall.rows);
  expect(names(await board(ann, { game: 'VALORANT' }))).toEqual([ann.user.username, bob.user.username]);
  expect(names(await board(ann, { game: 'CS2' }))).toEqual([cid.user.username, bob.user.username]);
  expect(names(await board(ann, { game: 'APEX' }))).toEqual([]);
  expect(names(await board(ann, { region: 'EU' }))).toEqual([ann.user.username]);
  expect(names(await board(ann, { region: 'ASIA' }))).toEqual([]);
  expect(await compareBoards(gate.db.read)).toEqual([]);
});

it('keeps the week before, begins the new one empty, and has nothing before all time', async () => {
  const [ann, bob] = [await rich(), await rich()];
  await play(ann, bob);
  await deliver();
  const week = await board(ann);
  gate.pass(7 * DAY);
  const fresh = await gate.enter(ann.user);
  expect((await board(fresh)).rows).toEqual([]);
  expect(await board(fresh, { previous: true })).toEqual(week);
  expect((await place(fresh, { previous: true })).own?.rank).toBe(1);
  expect((await place(fresh)).own).toBeNull();
  expect(names(await board(fresh, { period: 'MONTHLY' }))).toHaveLength(2);
  for (const query of [BOARD, PLACE]) {
    const answer = await fresh.graphql(query, { ...WEEK, period: 'ALLTIME', previous: true });
    expect(refusalCode(answer)).toBe('BAD_INPUT');
  }
});

it('shows the own place with two above and two below, equals sharing theirs', async () => {
  const players: SignedIn[] = [];
  for (let n = 0; n < 7; n++) players.push(await rich({ username: `tied${n}` }));
  const bank = await rich({ username: 'loser' });
  for (const [n, one] of players.entries()) await play(one, bank, [90_00, 50_00, 50_00, 50_00, 30_00, 20_00, 10_00][n]);
  await deliver();
  const top = await board(bank);
  expect(top.rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 5]);
  expect(names(top)).toEqual(['tied0', 'tied1', 'tied2', 'tied3', 'tied4']);
  const seen = async (n: number) => {
    const { own, above, below } = await place(players[n] ?? bank);
    return [above, own ? [own] : [], below].map((rows) =>
      rows.map(({ rank, player }) => `${rank} ${player?.username}`),
    );
  };
  expect(await seen(0)).toEqual([[], ['1 tied0'], ['2 tied1', '2 tied2']]);
  expect(await seen(2)).toEqual([['1 tied0', '2 tied1'], ['2 tied2'], ['2 tied3', '5 tied4']]);
  expect(await seen(6)).toEqual([['5 tied4', '6 tied5'], ['7 tied6'], ['8 loser']]);
});

it('shows of others what they let everybody see, and everything of the own row', async () => {
  const [ann, bob, cid] = [await rich(), await rich(), await rich()];
  await play(ann, bob, 50_00);
  await play(cid, bob, 20_00);
  await deliver();
  const first = async () => (await board(bob)).rows[0];
  // The defaults keep amounts back.
  expect(await first()).toMatchObject({ player: { id: ann.user.id }, earningsCents: null, winRate: 100, battles: 1 });
  expect((await place(ann)).own).toMatchObject({ rank: 1, earningsCents: 47_50 });
  await choose(ann, { showStats: false });
  expect(await first()).toMatchObject({ earningsCents: 47_50, winRate: null, battles: null, rankBadge: null });
  for (const profileVisibility of ['PRIVATE', 'FRIENDS']) {
    await choose(ann, { profileVisibility });
    expect(await first()).toEqual({
      rank: 1,
      player: null,
      rankBadge: null,
      earningsCents: null,
      winRate: null,
      battles: null,
    });
    expect((await place(ann)).own).toMatchObject({ player: { id: ann.user.id }, earningsCents: 47_50, winRate: 100 });
    expect((await place(cid)).above[0]?.player).toBeNull();
  }
});

it('forgets the kept answer when a setting changes, a name, or the day', async () => {
  const id = [...trustedDocuments.values()].find(({ name }) => name === 'Leaderboard')?.id ?? '';
  const path = `/graphql?documentId=${id}&variables=${encodeURIComponent(JSON.stringify({ ...WEEK, previous: false }))}`;
  const [ann, bob] = [await rich(), await rich()];
  let reader = bob;
  await play(ann, bob);
  await deliver();
  let etag = '';
  const ask = async (): Promise<number> => {
    const answer = await reader.send({ path, headers: { 'if-none-match': etag } });
    etag = String(answer.headers.etag);
    return answer.status;
  };
  expect([await ask(), await ask()]).toEqual([200, 304]);
  await choose(ann, { profileVisibility: 'PRIVATE' });
  await deliver();
  expect([await ask(), await ask()]).toEqual([200, 304]);
  await bob.ask('mutation { changeUsername(username: "renamed") { id } }');
  expect([await ask(), await ask()]).toEqual([200, 304]);
  gate.pass(DAY);
  reader = await gate.enter(bob.user);
  expect([await ask(), await ask()]).toEqual([200, 304]);
});

it('lists no banned and no closed account; a ban that is lifted gives the place back', async () => {
  const [ann, bob, cid] = [await rich(), await rich(), await rich({ username: 'leaver' })];
  const admin = await gate.player({ role: 'administrator' });
  await play(ann, bob, 20_00);
  await play(cid, bob);
  await deliver();
  const standing = async (status: string) => {
    await admin.ask('mutation ($i: SetAccountStatusInput!) { setAccountStatus(input: $i) { id } }', {
      i: { accountId: ann.user.id, status, reason: 'for the test' },
    });
    await deliver();
    return names(await board(bob));
  };
  const everybody = [ann, cid, bob].map(({ user }) => user.username);
  expect(await standing('SUSPENDED')).toEqual(everybody);
  expect(await standing('BANNED')).toEqual(everybody.slice(1));
  expect((await place(cid)).own?.rank).toBe(1);
  expect(await standing('ACTIVE')).toEqual(everybody);
  const { wallet } = await cid.ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }');
  await gate.pay(cid.user.id, -wallet.balanceCents);
  await cid.ask('mutation ($i: CloseAccountInput!) { closeAccount(input: $i) }', { i: { password: PASSWORD } });
  await deliver();
  expect(names(await board(bob))).toEqual([ann, bob].map(({ user }) => user.username));
});

it('counts a disputed battle only once it is decided, and for whom it was decided', async () => {
  const [ann, bob] = [await rich(), await rich()];
  const judge = await gate.player({ role: 'moderator' });
  const id = await startedBattle(ann, bob, { stakeCents: 50_00 });
  await report(ann, id, 'WON');
  await bob.ask(ISSUE, { input: { battleId: id, type: 'CHEATING', description: 'The other player used an aimbot.' } });
  await deliver();
  expect((await board(ann)).rows).toEqual([]);
  const { battle } = await ann.ask<{ battle: { dispute: { id: string } } }>(DISPUTE, { id });
  await ann.ask(WAIVE, { id: battle.dispute.id });
  await judge.ask(DECIDE, {
    input: { disputeId: battle.dispute.id, action: 'OVERTURN', reason: 'The recording shows it.' },
  });
  await deliver();
  expect(names(await board(ann))).toEqual([bob, ann].map(({ user }) => user.username));
  expect((await place(bob)).own?.earningsCents).toBe(47_50);
  expect(await compareBoards(gate.db.read)).toEqual([]);
});

it('counts for a region from its choice on, which holds for 30 days', async () => {
  const [ann, bob] = [await rich(), await rich()];
  const set = (region: string) => ann.graphql(SET_REGION, { region });
  expect(await ann.ask('{ playRegion { region changeableAt } }')).toEqual({
    playRegion: { region: null, changeableAt: null },
  });
  await play(ann, bob);
  await deliver();
  const at = gate.deps.now();
  expect(await ann.ask(SET_REGION, { region: 'EU' })).toEqual({
    setRegion: { region: 'EU', changeableAt: at + 30 * DAY },
  });
  expect(names(await board(ann, { region: 'EU', period: 'ALLTIME' }))).toEqual([]);
  await play(ann, bob);
  await deliver();
  expect((await place(ann, { region: 'EU', period: 'ALLTIME' })).own).toMatchObject({ rank: 1, battles: 1 });
  expect((await place(ann, { period: 'ALLTIME' })).own).toMatchObject({ battles: 2 });
  expect(refusalCode(await set('ASIA'))).toBe('REGION_FIXED');
  expect(await ann.ask(SET_REGION, { region: 'EU' })).toMatchObject({ setRegion: { changeableAt: at + 30 * DAY } });
  gate.pass(30 * DAY);
  const later = await gate.enter(ann.user);
  expect(await later.ask(SET_REGION, { region: 'ASIA' })).toMatchObject({ setRegion: { region: 'ASIA' } });
  expect((await place(later, { region: 'EU', period: 'ALLTIME' })).own).toMatchObject({ rank: 1, battles: 1 });
});

it('tells the followers of a board when it has changed, at most once a second, and nobody else', async () => {
  const [ann, bob, watcher] = [await rich(), await rich(), await gate.player()];
  const query = `subscription ($game: BoardGame!) { leaderboardChanged(game: $game, region: GLOBAL, period: WEEKLY) { game rows { rank player { username } battles } } }`;
  const live = await goLive(watcher);
  interface Told {
    readonly leaderboardChanged: Board;
  }
  const followings = vi.spyOn(BoardPulses.prototype, 'follow');
  const valorant = live.iterate(query, { game: 'VALORANT' });
  const apex = live.iterate(query, { game: 'APEX' });
  await until(() => expect(followings).toHaveBeenCalledTimes(2));
  followings.mockRestore();
  const told: Board[] = [];
  const follow = (async () => {
    for await (const { data } of valorant) told.push((data as unknown as Told).leaderboardChanged);
  })();
  let others = 0;
  const ignore = (async () => {
    for await (const _ of apex) others++;
  })();
  const passed = stopwatch();
  for (let n = 0; n < 4; n++) {
    await play(ann, bob);
    await deliver();
  }
  await expect.poll(() => told.at(-1)?.rows[0]?.battles).toBe(4);
  expect(names(told.at(-1) ?? { span: '', startsAt: 0, endsAt: 0, rows: [] })).toEqual([
    ann.user.username,
    bob.user.username,
  ]);
  expect(told.length).toBeLessThanOrEqual(1 + Math.ceil(passed() / SECOND));
  expect(others).toBe(0);
  await live.close();
  await Promise.allSettled([follow, ignore]);
});

it('shows ratings with their history on profiles, where statistics are shown', async () => {
  const RATINGS =
    'query ($u: String!) { player(username: $u) { ratings { game gameTitle rating rankBadge battles history { battleId rating at } } } }';
  const [ann, bob] = [await rich(), await rich()];
  const first = await play(ann, bob);
  const second = await play(ann, bob);
  await play(bob, ann, 10_00, 'CS2');
  await deliver();
  const seen = async () =>
    (
      await bob.ask<{
        player: {
          ratings:
            | { game: string; rating: number; battles: number; history: { battleId: string; rating: number }[] }[]
            | null;
        };
      }>(RATINGS, { u: ann.user.username })
    ).player.ratings;
  const ratings = await seen();
  expect(ratings?.map(({ game, battles }) => [game, battles])).toEqual([
    ['VALORANT', 2],
    ['CS2', 1],
  ]);
  expect(ratings?.[0]?.history.map(({ battleId }) => battleId)).toEqual([first, second]);
  expect(ratings?.[0]?.history[0]?.rating).toBe(1_105);
  expect(ratings?.[0]?.history[1]?.rating).toBe(ratings?.[0]?.rating);
  expect(ratings?.[1]?.rating).toBe(895);
  await choose(ann, { showStats: false });
  expect(await seen()).toBeNull();
  await choose(ann, { profileVisibility: 'PRIVATE' });
  expect(await seen()).toBeNull();
});

it('the demo boards are full and true (LB-03)', async () => {
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  expect(await compareBoards(gate.db.read)).toEqual([]);
  await deliver();
  expect(await compareBoards(gate.db.read)).toEqual([]);
  const demo = gate.visitor() as SignedIn;
  await demo.rest('POST', '/api/auth/login', { username: 'demo', password: 'demo-Gauntlet-1' });
  for (const game of ['OVERALL', 'VALORANT', 'CS2', 'APEX'])
    for (const period of ['MONTHLY', 'ALLTIME']) {
      const { rows } = await board(demo, { game, period });
      const ranks = rows.map(({ rank }) => rank);
      // Who is as good as the one before shares the rank.
      const places = ranks.map((rank, n) => (n > 0 && rank === ranks[n - 1] ? rank : n + 1));
      expect([ranks.length, ranks], `${game} ${period}`).toEqual([5, places]);
    }
  for (const region of ['NA', 'EU', 'ASIA'])
    expect((await board(demo, { region, period: 'ALLTIME' })).rows.length).toBeGreaterThan(1);
});
