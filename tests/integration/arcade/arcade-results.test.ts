import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { updateRegion } from '../../../db/accounts/index.ts';
import { lockRating, putRating } from '../../../db/arcade/rating.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { readEarnings, readUnlocked } from '../../../db/results/achievement.queries.ts';
import { achievements } from '../../../db/results/achievement.table.ts';
import { type EarningFilter, listEarnings } from '../../../db/results/earning.queries.ts';
import { prizes } from '../../../db/results/prize.table.ts';
import { countedRuns } from '../../../db/results/run.table.ts';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { playBracket } from '../../../gateway/arcade/brackets/play-bracket.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { readEarningsSummary } from '../../../gateway/results/boards/read-earnings.ts';
import { PRACTICE, coinPlayer, enter, playTicket, runOf } from '../../support/arcade-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations } from '../../support/invariants.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { report, runningBattle, squadOf } from '../../support/team-steps.ts';
import { World } from '../../support/world.ts';

const PURSE = 100_00;
const EVERYTHING: EarningFilter = { type: null, game: null, since: 0 };

let world: World;
let players: readonly [Actor, Actor, Actor, Actor];
beforeAll(async () => {
  world = await World.open();
  const admin = await world.player({ role: 'administrator' });
  await world.db.transact((tx) => changeFlag(tx, 'arcade-cash', true, admin.userId, world.now));
  players = [await rated(), await rated(), await rated(), await rated()];
  // Three wins each, which opens play for money to all of them.
  for (const winner of players)
    for (const loser of players) if (winner !== loser) await battle(winner, loser, { entry: 200 });
});
afterEach(async () => {
  await deliver();
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const deliver = () => deliverEverything(world.deps, openLog('silent'));

/** With ten rated runs, coins and money. */
async function rated(): Promise<Actor> {
  const actor = await coinPlayer(world, 5_000);
  await world.pay(actor, PURSE);
  await world.db.transact(async (tx) => {
    await updateRegion(tx, actor.userId, 'eu', world.now);
    await putRating(tx, { ...(await lockRating(tx, actor.userId, 'spark-line')), ratedRuns: 10 });
  });
  return actor;
}

type Terms = Pick<typeof PRACTICE, 'entry'> & Partial<Pick<typeof PRACTICE, 'currency'>>;

/** A battle of the arcade that the first wins against the other, who does nothing; answers its id. */
async function battle(winner: Actor, loser: Actor, terms: Terms): Promise<string> {
  const asked = { ...PRACTICE, mode: 'battle', ...terms } as const;
  // For money nobody is named: the two meet because nobody else is there.
  const isNamed = asked.currency === 'BC';
  const own = await enter(world, winner, { ...asked, opponent: isNamed ? loser.username : null });
  const { contest } = await runOf(world.db, own);
  const other = await enter(world, loser, { ...asked, contestId: isNamed ? contest.id : null });
  await playTicket(world, winner, own, 1.6);
  await playTicket(world, loser, other);
  return contest.id;
}

const earningsOf = ({ userId }: Actor, filter: Partial<EarningFilter> = {}) =>
  listEarnings(world.db.read, userId, { ...EVERYTHING, ...filter }, 100, null);
const unlockedOf = async ({ userId }: Actor) => {
  await deliver();
  return (await readUnlocked(world.db.read, userId)).map(({ achievement }) => achievement).toSorted();
};

it('a battle, a skill match and a bracket of the arcade for money are earnings of those who played, to the cent of the wallet, by the types of the specification (EN-33, EA-03)', async () => {
  const [first, second] = players;
  expect(await earningsOf(first), 'what is played for coins is no earning').toEqual([]);
  const won = await battle(first, second, { entry: 10_00, currency: 'USD' });
  const skill = { ...PRACTICE, mode: 'skill', currency: 'USD', entry: 10_00 } as const;
  const [own, other] = [await enter(world, first, skill), await enter(world, second, skill)];
  await playTicket(world, first, own);
  world.pass(1_000);
  await playTicket(world, second, other, 1.6);
  const { contest } = await runOf(world.db, own);
  const bracket = { ...skill, mode: 'bracket', size: 4 } as const;
  let id = '';
  for (const player of players) id = await enterBracket(world.deps, player, world.key(), bracket);
  for (let round = 0; round < 2; round++) {
    const tickets = await Promise.all(players.map((player) => playBracket(world.deps, player, id).catch(() => null)));
    for (const [n, player] of players.entries())
      if (tickets[n]) await playTicket(world, player, tickets[n], 1.6 - 0.4 * n);
  }
  const gained = { game: 'Spark Line' };
  expect(await earningsOf(first)).toMatchObject([
    { ...gained, id, type: 'tournament', source: 'arcade-bracket', opponent: 'Bracket of 4' },
    { ...gained, id: contest.id, type: 'challenge', source: 'arcade-skill', opponent: second.username, cents: -10_50 },
    { ...gained, id: won, type: 'battle-win', source: 'arcade-battle', opponent: second.username, cents: 9_50 },
  ]);
  expect((await earningsOf(second)).map(({ cents, type }) => [type, cents]).slice(1)).toEqual([
    ['challenge', 9_50],
    ['battle-loss', -10_50],
  ]);
  for (const player of players) {
    const list = await earningsOf(player);
    const cents = list.reduce((sum, one) => sum + one.cents, 0);
    expect(await world.balance(player)).toBe(PURSE + cents);
    expect((await readEarnings(world.db.read, player.userId)).netCents).toBe(cents);
    const summary = await readEarningsSummary(world.deps, player.userId);
    expect(summary).toMatchObject({
      totalCents: cents,
      battles: 0,
      games: [{ game: 'Spark Line', others: list.length }],
    });
  }
});

it('each type of the filter finds what it is called by, and the page of one goes on with the next (EA-04)', async () => {
  const [first, second] = players;
  const sources = async (actor: Actor, type: EarningFilter['type']) =>
    (await earningsOf(actor, { type })).map(({ source }) => source);
  expect(await sources(first, 'battle-win')).toEqual(['arcade-battle']);
  expect(await sources(first, 'battle-loss')).toEqual([]);
  expect(await sources(second, 'battle-loss')).toEqual(['arcade-battle']);
  expect(await sources(first, 'challenge')).toEqual(['arcade-skill']);
  expect(await sources(first, 'tournament')).toEqual(['arcade-bracket']);
  const all = await earningsOf(first);
  const [, next] = all;
  expect(await listEarnings(world.db.read, first.userId, EVERYTHING, 1, all[0] ?? null)).toEqual([next]);
  expect(await earningsOf(first, { game: 'cs2' })).toEqual([]);
});

it('a team battle is an earning of whoever paid for a side, against the other team, to the cent of the wallet (EN-33)', async () => {
  const [home, away] = [await squadOf(world, 'North Wind', 1), await squadOf(world, 'South Wind')];
  const id = await runningBattle(world, home, away, 40_00);
  await report(world, home, id, 'won');
  await report(world, away, id, 'lost');
  const of = { id, source: 'team-battle', game: 'Valorant' };
  expect(await earningsOf(home.captain)).toMatchObject([
    { ...of, type: 'battle-win', opponent: 'South Wind', cents: 38_00 },
  ]);
  expect(await earningsOf(away.captain)).toMatchObject([
    { ...of, type: 'battle-loss', opponent: 'North Wind', cents: -42_00 },
  ]);
  expect(await earningsOf(home.members[0] as Actor), 'who plays on the money of the captain').toEqual([]);
  expect([await world.balance(home.captain), await world.balance(away.captain)]).toEqual([538_00, 458_00]);
});

it('runs that count and contests that are won unlock the achievements of the arcade, practice nothing (PR-05)', async () => {
  const novice = await coinPlayer(world, 1_000);
  await playTicket(world, novice, await enter(world, novice), 1.6);
  expect(await unlockedOf(novice)).toEqual([]);
  await battle(players[0], novice, { entry: 200 });
  expect(await unlockedOf(novice)).toEqual(['runs-1']);
  await battle(novice, players[0], { entry: 200 });
  expect(await unlockedOf(novice)).toEqual(['contests-1', 'runs-1']);
  expect(await unlockedOf(players[3])).toEqual(['contests-1', 'runs-1']);
});

it('what was played before is written by the migration as it is written now, with its achievements', async () => {
  await deliver();
  const every = async () => ({
    prizes: await world.db.read.select().from(prizes).orderBy(asc(prizes.subjectId), asc(prizes.userId)),
    runs: await world.db.read.select().from(countedRuns).orderBy(asc(countedRuns.runId)),
    unlocked: await world.db.read
      .select()
      .from(achievements)
      .orderBy(asc(achievements.userId), asc(achievements.achievement)),
  });
  const written = await every();
  const kinds = ['arcade-battle', 'arcade-bracket', 'arcade-skill', 'team-battle'];
  expect([...new Set(written.prizes.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  expect(written.runs.length).toBeGreaterThan(24);
  const file = join(import.meta.dirname, `../../../db/migrations/${engine}/0059_arcade-among-results.sql`);
  const inserts = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((text) => text.includes('INSERT INTO'));
  await rawSql(world.url, 'DELETE FROM prizes', 'DELETE FROM counted_runs', 'DELETE FROM achievements', ...inserts);
  expect(await every()).toEqual(written);
});
