import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { startedBattle, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let winner: SignedIn;
let loser: SignedIn;

interface Node {
  readonly id: string;
  readonly date: number;
  readonly game: string;
  readonly opponent: string;
  readonly amountCents: number;
  readonly type: string;
  readonly status: string;
}

const RECORDS = `query ($game: BattleGame, $result: BattleResult, $period: EarningPeriod! = ALL, $first: Int! = 100, $after: String) {
  earnings(game: $game, result: $result, period: $period, first: $first, after: $after) {
    edges { node { id date game opponent amountCents type status } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const SUMMARY = `{ earningsSummary {
  totalCents thisMonthCents winRate battles weeklyAverageCents longestStreak
  months { month battles wins losses earningsCents winRate }
  games { game battles earningsCents winRate avgEarningsCents }
  bestMonth { month earningsCents } bestGame { game earningsCents }
  monthlyGoal { goalCents earnedCents percent } yearlyGoal { goalCents earnedCents percent }
} }`;

interface Month {
  readonly month: string;
  readonly battles: number;
  readonly wins: number;
  readonly losses: number;
  readonly earningsCents: number;
  readonly winRate: number;
}
interface Summary {
  readonly totalCents: number;
  readonly thisMonthCents: number;
  readonly battles: number;
  readonly winRate: number;
  readonly weeklyAverageCents: number;
  readonly longestStreak: number;
  readonly months: readonly Month[];
  readonly games: readonly { game: string; battles: number; earningsCents: number; avgEarningsCents: number }[];
  readonly bestMonth: { month: string; earningsCents: number } | null;
  readonly bestGame: { game: string } | null;
  readonly monthlyGoal: { goalCents: number; earnedCents: number; percent: number };
  readonly yearlyGoal: { goalCents: number; earnedCents: number; percent: number };
}

const records = async (client: SignedIn, filter: object = {}): Promise<readonly Node[]> => {
  const { earnings } = await client.ask<{ earnings: { edges: { node: Node }[] } }>(RECORDS, { ...filter });
  return earnings.edges.map(({ node }) => node);
};
const summary = async (client: SignedIn) => (await client.ask<{ earningsSummary: Summary }>(SUMMARY)).earningsSummary;

/** A settled battle for the default stake of the operations, $50. */
async function settle(): Promise<string> {
  const id = await startedBattle(winner, loser);
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
  return id;
}

beforeAll(async () => {
  gate = await HttpGateway.open();
});
beforeEach(async () => {
  winner = await gate.player({ cents: 500_00 });
  loser = await gate.player({ cents: 500_00 });
});
afterAll(() => gate.close());

it('without battles everything is zero and nothing is best', async () => {
  const nobody = await gate.player();
  expect(await records(nobody)).toEqual([]);
  expect(await summary(nobody)).toEqual({
    totalCents: 0,
    thisMonthCents: 0,
    winRate: 0,
    battles: 0,
    weeklyAverageCents: 0,
    longestStreak: 0,
    months: [],
    games: [],
    bestMonth: null,
    bestGame: null,
    monthlyGoal: { goalCents: 600_00, earnedCents: 0, percent: 0 },
    yearlyGoal: { goalCents: 5_000_00, earnedCents: 0, percent: 0 },
  });
});

it('a settled battle is a record for both: the stake less the fee, and both of it for the loser (EN-33)', async () => {
  const id = await settle();
  const [won] = await records(winner);
  const [lost] = await records(loser);
  expect(won).toMatchObject({ id, opponent: loser.user.username, type: 'BATTLE_WIN', status: 'Completed' });
  expect(lost).toMatchObject({ id, opponent: winner.user.username, type: 'BATTLE_LOSS', status: 'Completed' });
  expect((won?.amountCents ?? 0) > 0 && (lost?.amountCents ?? 0) < 0).toBe(true);
  const wallet = async (client: SignedIn) =>
    (await client.ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }')).wallet.balanceCents;
  expect(await wallet(winner)).toBe(500_00 + (won?.amountCents ?? 0));
  expect(await wallet(loser)).toBe(500_00 + (lost?.amountCents ?? 0));
});

it('pages follow one another without loss', async () => {
  await settle();
  await settle();
  await settle();
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 5; page++) {
    const {
      earnings,
    }: { earnings: { edges: { node: Node }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } =
      await winner.ask(RECORDS, { first: 1, after });
    seen.push(...earnings.edges.map(({ node }) => node.id));
    if (!earnings.pageInfo.hasNextPage) break;
    after = earnings.pageInfo.endCursor;
  }
  expect(seen).toEqual((await records(winner)).map(({ id }) => id));
  expect(seen).toHaveLength(3);
});

it('the CSV holds what the filters let through, for its owner alone', async () => {
  for (let n = 0; n < 3; n++) await settle();
  const all = await winner.rest('GET', '/api/earnings.csv');
  expect(all.status).toBe(200);
  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(all.headers['content-disposition']).toBe('attachment; filename="gauntlet-earnings-2026-03-02.csv"');
  const rows = all.text.trimEnd().split('\r\n');
  expect(rows[0]).toBe('Date (UTC),Game,Opponent,Type,Status,Amount (USD),Reference');
  expect(rows).toHaveLength(4);
  expect(rows[1]).toContain(`,${loser.user.username},Battle Win,Completed,`);
  expect((await winner.rest('GET', '/api/earnings.csv?result=loss')).text.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await loser.rest('GET', '/api/earnings.csv?result=loss&period=month')).text).toMatch(/,-\d+\.\d\d,/);
  expect((await winner.rest('GET', '/api/earnings.csv?game=no-such-game')).status).toBe(400);
  expect((await gate.visitor().rest('GET', '/api/earnings.csv')).status).toBe(401);
});

it('a name that a spreadsheet would run is only a text in the file', async () => {
  const sly = await gate.player({ cents: 100_00, username: '=1+1' });
  const id = await startedBattle(sly, loser);
  await report(sly, id, 'WON');
  await report(loser, id, 'LOST');
  expect((await loser.rest('GET', '/api/earnings.csv')).text).toContain(",'=1+1,");
});

it('the demo account’s summaries are those of its records, in each month and game (EA-02, EA-05, EA-06, EA-07, EN-34, EN-35)', async () => {
  const own = await HttpGateway.open();
  await seedDemo(own.db, own.deps, (text) => seal(own.deps, text));
  const demo = own.visitor();
  await demo.rest('POST', '/api/auth/login', { username: 'demo', password: 'demo-Gauntlet-1' });
  const { earnings } = await demo.ask<{ earnings: { edges: { node: Node }[] } }>(RECORDS);
  const nodes = earnings.edges.map(({ node }) => node);
  expect(nodes).toHaveLength(24);
  const { earningsSummary: figures } = await demo.ask<{ earningsSummary: Summary }>(SUMMARY);
  const total = (of: readonly Node[]) => of.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const wins = (of: readonly Node[]) => of.filter(({ type }) => type === 'BATTLE_WIN').length;
  const monthOf = ({ date }: Node) => new Date(date).toISOString().slice(0, 7);

  const months = [...new Set(nodes.map(monthOf))].map((month) => {
    const of = nodes.filter((node) => monthOf(node) === month);
    return {
      month,
      battles: of.length,
      wins: wins(of),
      losses: of.length - wins(of),
      earningsCents: total(of),
      winRate: Math.round((wins(of) / of.length) * 100),
    };
  });
  expect(months.length).toBeGreaterThan(5);
  expect(figures.months).toEqual(months);
  const games = [...new Set(nodes.map(({ game }) => game))].map((game) => {
    const of = nodes.filter((node) => node.game === game);
    return {
      game,
      battles: of.length,
      earningsCents: total(of),
      winRate: Math.round((wins(of) / of.length) * 100),
      avgEarningsCents: Math.round(total(of) / of.length),
    };
  });
  expect(figures.games).toEqual(games.toSorted((a, b) => b.earningsCents - a.earningsCents));
  const now = own.deps.now();
  const thisMonth = total(nodes.filter((node) => monthOf(node) === new Date(now).toISOString().slice(0, 7)));
  const thisYear = total(
    nodes.filter(({ date }) => new Date(date).getUTCFullYear() === new Date(now).getUTCFullYear()),
  );
  const best = months.toSorted((a, b) => b.earningsCents - a.earningsCents)[0];
  expect(figures).toMatchObject({
    totalCents: total(nodes),
    thisMonthCents: thisMonth,
    battles: 24,
    winRate: Math.round((wins(nodes) / 24) * 100),
    bestMonth: { month: best?.month, earningsCents: best?.earningsCents },
    bestGame: { game: figures.games[0]?.game },
    monthlyGoal: { goalCents: 600_00, earnedCents: thisMonth },
    yearlyGoal: { goalCents: 5_000_00, earnedCents: thisYear },
  });
  const weeks = Math.ceil((now - (nodes.at(-1)?.date ?? 0)) / (7 * DAY));
  expect(figures.weeklyAverageCents).toBe(Math.round(total(nodes) / weeks));
  let run = 0;
  let longest = 0;
  for (const { type } of nodes.toReversed()) {
    run = type === 'BATTLE_WIN' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  expect(figures.longestStreak).toBe(longest);

  const filtered = await demo.ask<{ earnings: { edges: { node: Node }[] } }>(RECORDS, {
    game: 'CS2',
    result: 'LOSS',
    period: 'DAYS_90',
  });
  expect(filtered.earnings.edges.map(({ node }) => node)).toEqual(
    nodes.filter(({ game, type, date }) => game === 'CS2' && type === 'BATTLE_LOSS' && date >= now - 90 * DAY),
  );
  await own.close();
});
