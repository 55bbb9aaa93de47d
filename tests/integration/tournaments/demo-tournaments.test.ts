import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEarnings } from '../../../db/results/earning.queries.ts';
import { countedTournaments } from '../../../db/results/leader.table.ts';
import { compareBoards } from '../../../db/results/recount-leaders.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { COMPLETED, DRAWN, RUNNING } from '../../../db/tournaments/samples/cups.ts';
import { drawHashOf, drawSeeds } from '../../../db/tournaments/draw-seeds.ts';
import { listCampaigns } from '../../../db/sponsorships/campaign.queries.ts';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { readLineup } from '../../../db/tournaments/lineup.queries.ts';
import { listTournaments } from '../../../db/tournaments/tournament.queries.ts';
import { tournaments } from '../../../db/tournaments/tournament.table.ts';
import { listMatches } from '../../../db/tournaments/match.queries.ts';
import { TOURNAMENT_KINDS, poolOf } from '../../../domain/tournaments/tournament.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { readStoredTeam } from '../../support/team-steps.ts';
import { bracketIn, findDrift, tournamentOf } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await seedDemo(world.db, world.deps, (text) => seal(world.deps, text));
});
afterAll(() => world.close());

it('BG-20, BG-21, BG-23, BG-24: each of the four lists has its six samples', async () => {
  const all = { text: '', game: null, format: null, statuses: null, stage: null };
  for (const kind of TOURNAMENT_KINDS)
    expect(await listTournaments(world.db.read, { ...all, kind }, 10, null), kind).toHaveLength(6);
  expect(await listCampaigns(world.db.read, 10, null)).toHaveLength(6);
});

it('what has begun in the demo data set stands as its results make it, and its books are in order', async () => {
  for (const { id } of [RUNNING, COMPLETED, DRAWN]) expect(await findDrift(world, id)).toEqual([]);
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  expect(await compareBoards(world.db.read)).toEqual([]);
});

it('one is over: it has a champion, all of its pool is paid and is among the earnings, and it counts', async () => {
  const row = await tournamentOf(world, COMPLETED.id);
  expect(row.status).toBe('completed');
  const players = await listEntrants(world.db.read, row.id);
  const [champion, ...more] = players.filter(({ place }) => place === 1);
  expect(more).toEqual([]);
  expect(champion?.prizeCents).toBe((poolOf(row, 8) * 60) / 100);
  expect(players.reduce((sum, { prizeCents }) => sum + prizeCents, 0)).toBe(poolOf(row, 8));
  expect(await accountCents(world.db.read, `escrow:${row.id}`)).toBe(0);
  const everything = { type: null, game: null, since: 0 };
  const [earned] = await listEarnings(world.db.read, champion?.userId ?? '', everything, 5, null);
  expect(earned).toMatchObject({ id: row.id, at: row.endedAt, cents: (champion?.prizeCents ?? 0) - 10_50 });
  const counted = await world.db.read
    .select()
    .from(countedTournaments)
    .where(eq(countedTournaments.tournamentId, row.id));
  expect(counted).toHaveLength(8);
});

it('one is of teams: each has entered with a line-up in which all have agreed, and each of it has paid the own share', async () => {
  const [row] = await world.db.read.select().from(tournaments).where(isNotNull(tournaments.teamSize));
  if (!row) throw new Error('there is none');
  const entrants = await listEntrants(world.db.read, row.id);
  expect([row.status, row.entrants, entrants.length]).toEqual(['registration', 3, 3]);
  for (const { userId, teamId, username } of entrants) {
    expect(await readStoredTeam(world, teamId ?? '')).toMatchObject({ name: username });
    const seats = await readLineup(world.db.read, row.id, userId);
    expect(seats.map(({ agreedAt }) => agreedAt !== null)).toEqual([true, true]);
    expect(seats.reduce((sum, { stakeCents, feeCents }) => sum + stakeCents + feeCents, 0)).toBe(21_00);
  }
  expect(await accountCents(world.db.read, `escrow:${row.id}`)).toBe(3 * 21_00);
});

it('of one the seeds are drawn by the secret whose hash was shown, and its first matches are called', async () => {
  const { id, drawSecret, drawHash, status } = await tournamentOf(world, DRAWN.id);
  expect([status, drawHash]).toEqual(['running', drawHashOf(drawSecret ?? '')]);
  const players = await listEntrants(world.db.read, id);
  expect(players.map(({ seed }) => seed)).toEqual(players.map((_, n) => n));
  expect(drawSeeds({ id, drawSecret }, players)).toEqual(players);
  expect(players.map(({ enteredAt }) => enteredAt)).not.toEqual(
    players.map(({ enteredAt }) => enteredAt).toSorted((a, b) => a - b),
  );
  const called = (await listMatches(world.db.read, id)).filter((match) => match.status === 'check-in');
  expect(called.map(({ match }) => match)).toEqual([...(await bracketIn(world, id)).called]);
  expect(called).toHaveLength(4);
});
