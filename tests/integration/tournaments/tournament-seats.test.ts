import { afterAll, beforeAll, expect, it } from 'vitest';
import { ratings } from '../../../db/results/leader.table.ts';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { LATE_CHECK_IN } from '../../../domain/tournaments/tournament.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findTournament } from '../../../gateway/tournaments/read-tournament.ts';
import { seedTournament } from '../../../gateway/tournaments/bracket/seed-tournament.ts';
import { findViolations } from '../../support/invariants.ts';
import { agree, propose } from '../../support/lineup-steps.ts';
import { squadOf } from '../../support/team-steps.ts';
import {
  comeIn,
  enter,
  entrantsOf,
  leave,
  matchOf,
  openTournament,
  passTime,
  playMatch,
  say,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const rich = () => world.player({ cents: 10_50 });
const statusesOf = async (id: string) =>
  new Map((await entrantsOf(world, id)).map(({ userId, status }) => [userId, status]));

it('who lost the place before the start has no seed, speaks for nobody and is paid nothing', async () => {
  const organiser = await world.player();
  const id = await openTournament(world, organiser, { capacity: 2 });
  const [first, second, third, poor] = [await rich(), await rich(), await rich(), await world.player()];
  await enter(world, first, id);
  await enter(world, second, id);
  await enter(world, poor, id, true);
  const order = [poor, first, second].map(({ userId }) => userId);
  await seedTournament(world.deps, organiser, world.key(), { id, order });
  await leave(world, second, id);
  await passTime(world);
  expect((await statusesOf(id)).get(poor.userId)).toBe('gone');
  await enter(world, third, id);
  await toNextStage(world, id);
  for (const actor of [first, third]) await comeIn(world, actor, id);
  await toNextStage(world, id);
  const seeds = (await listEntrants(world.db.read, id)).map(({ userId, seed }) => [userId, seed]);
  expect(seeds).toEqual([
    [first.userId, 0],
    [third.userId, 1],
    [poor.userId, null],
  ]);
  expect(await codeOf(say(world, poor, await matchOf(world, id, 0), [1, 0]))).toBe('NOT_ENTERED');
  await playMatch(world, { id, organiser, players: [first, third] }, 0, 0);
  await passTime(world);
  expect((await tournamentOf(world, id)).status).toBe('completed');
  expect([await world.balance(first), await world.balance(third), await world.balance(poor)]).toEqual([13_33, 6_67, 0]);
  expect(await findViolations(world.db.read)).toEqual([]);
});

it('a seed is given to nobody who is gone, nor kept by who comes again', async () => {
  const organiser = await world.player();
  const id = await openTournament(world, organiser, { capacity: 2 });
  const [first, second, poor] = [await rich(), await rich(), await world.player()];
  await enter(world, first, id);
  await enter(world, second, id);
  await enter(world, poor, id, true);
  const seed = (...players: { userId: string }[]) =>
    codeOf(seedTournament(world.deps, organiser, world.key(), { id, order: players.map(({ userId }) => userId) }));
  expect(await seed(poor, first)).toBe('ok');
  await leave(world, second, id);
  await passTime(world);
  expect(await seed(poor)).toBe('NOT_ENTERED');
  await enter(world, second, id);
  await enter(world, poor, id, true);
  expect((await listEntrants(world.db.read, id)).map(({ userId, seed: at }) => [userId, at])).toEqual([
    [first.userId, 1],
    [second.userId, null],
    [poor.userId, null],
  ]);
});

it('a place that becomes free is for whoever waits, not for who comes by meanwhile', async () => {
  const id = await openTournament(world, await world.player(), { capacity: 2 });
  const [first, second, waiting, late] = [await rich(), await rich(), await rich(), await rich()];
  await enter(world, first, id);
  await enter(world, second, id);
  await enter(world, waiting, id, true);
  await leave(world, second, id);
  // The job that gives the place away has not come to it.
  expect(await codeOf(enter(world, late, id))).toBe('TOURNAMENT_FULL');
  world.pass(1);
  await enter(world, late, id, true);
  await passTime(world);
  const statuses = await statusesOf(id);
  expect([statuses.get(waiting.userId), statuses.get(late.userId)]).toEqual(['entered', 'waiting']);
  expect([await world.balance(waiting), await world.balance(late)]).toEqual([0, 10_50]);
});

it('who comes to wait for a free place that nobody gave away has it given', async () => {
  const id = await openTournament(world, await world.player(), { capacity: 2 });
  const [first, second, late] = [await rich(), await rich(), await rich()];
  const poor = await world.player();
  await enter(world, first, id);
  await enter(world, second, id);
  await enter(world, poor, id, true);
  await leave(world, second, id);
  world.pass(1);
  await enter(world, late, id, true);
  await passTime(world);
  const statuses = await statusesOf(id);
  expect([statuses.get(poor.userId), statuses.get(late.userId)]).toEqual(['gone', 'entered']);
});

it('check-in stays open for a while however late the server comes to open it', async () => {
  const id = await openTournament(world, await world.player());
  const players = [await rich(), await rich()];
  for (const actor of players) await enter(world, actor, id);
  const { startsAt } = await tournamentOf(world, id);
  world.now = startsAt + 5 * MINUTE;
  await passTime(world);
  const row = await tournamentOf(world, id);
  expect([row.status, row.dueAt]).toEqual(['check-in', world.now + LATE_CHECK_IN]);
  for (const actor of players) await comeIn(world, actor, id);
  await toNextStage(world, id);
  expect((await tournamentOf(world, id)).status).toBe('running');
});

const PREMIUM = { kind: 'premium', capacity: 8, minEntrants: 2, prizeTable: [100] } as const;

it('a premium listing is made by verified creators and by staff, and lets in whom its badges name, up to its capacity (BG-24)', async () => {
  const [player, creator] = [await world.player(), await world.player({ isVerifiedCreator: true })];
  const listing = { ...PREMIUM, isVerifiedOnly: true };
  expect(await codeOf(openTournament(world, player, listing))).toBe('FORBIDDEN');
  expect(await codeOf(openTournament(world, await world.player({ role: 'moderator' }), listing))).toBe('ok');
  expect(await codeOf(openTournament(world, creator, PREMIUM))).toBe('BAD_INPUT');
  expect(await codeOf(openTournament(world, creator, { ...listing, capacity: 16 }))).toBe('CAPACITY_IMPOSSIBLE');

  const id = await openTournament(world, creator, listing);
  expect(await codeOf(enter(world, await world.player({ cents: 10_50, verification: 'unverified' }), id))).toBe(
    'ENTRY_NOT_ALLOWED',
  );
  const ten = await Promise.all(Array.from({ length: 10 }, rich));
  const codes = await Promise.all(ten.map((one) => codeOf(enter(world, one, id))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(8);
  expect(codes.filter((code) => code === 'TOURNAMENT_FULL')).toHaveLength(2);
  expect((await tournamentOf(world, id)).entrants).toBe(8);
  expect(await findViolations(world.db.read)).toEqual([]);
});

it('an exclusive listing is seen by everybody, and entered by VIPs and by who was given its code (BG-24)', async () => {
  const creator = await world.player({ isVerifiedCreator: true });
  const id = await openTournament(world, creator, { ...PREMIUM, isExclusive: true });
  const { entryCode } = await tournamentOf(world, id);
  const [vip, invited, other] = [await world.player({ cents: 10_50, isVip: true }), await rich(), await rich()];
  expect(await codeOf(enter(world, other, id))).toBe('ENTRY_NOT_ALLOWED');
  expect(await codeOf(enter(world, other, id, false, world.key(), 'WRONG123'))).toBe('ENTRY_NOT_ALLOWED');
  expect(await codeOf(enter(world, vip, id))).toBe('ok');
  expect(await codeOf(enter(world, invited, id, false, world.key(), entryCode))).toBe('ok');
  for (const code of [null, 'WRONG123']) expect(await findTournament(world.db.read, other, id, code)).not.toBeNull();
});

it('a tournament for a range of ratings lets in whom it is for by the rating in its own game, each of a line-up alike', async () => {
  const organiser = await world.player();
  const rate = ({ userId }: Actor, rating: number, game = 'valorant') => {
    const skill = { muMicro: 0, sigmaMicro: 0, battles: 1, updatedAt: world.now };
    return world.db.transact((tx) => tx.insert(ratings).values({ ...skill, userId, game, rating }));
  };
  const rated = async (rating: number, game?: string) => {
    const actor = await rich();
    await rate(actor, rating, game);
    return actor;
  };
  const [unrated, low, high, elsewhere] = [
    await rich(),
    await rated(899),
    await rated(1_201),
    await rated(1_000, 'cs2'),
  ];
  const fit = await rated(900);
  const between = await openTournament(world, organiser, { minRating: 900, maxRating: 1_200 });
  for (const actor of [unrated, low, high, elsewhere])
    await expect(enter(world, actor, between)).rejects.toMatchObject({
      refusal: { code: 'ENTRY_NOT_ALLOWED', data: { only: 'rating', minRating: 900, maxRating: 1_200 } },
    });
  for (const actor of [unrated, low, high, elsewhere]) expect(await world.balance(actor)).toBe(10_50);
  expect(await codeOf(enter(world, fit, between))).toBe('ok');
  expect((await tournamentOf(world, between)).entrants).toBe(1);

  const upTo = await openTournament(world, organiser, { maxRating: 1_200 });
  const codes = [];
  for (const actor of [unrated, low, high, elsewhere]) codes.push(await codeOf(enter(world, actor, upTo)));
  expect(codes).toEqual(['ok', 'ok', 'ENTRY_NOT_ALLOWED', 'ok']);
  expect(await codeOf(openTournament(world, organiser, { minRating: 2, maxRating: 1 }))).toBe('BAD_INPUT');
  expect(await codeOf(openTournament(world, organiser, { maxRating: 10_001 }))).toBe('BAD_INPUT');

  const squad = await squadOf(world, 'Rated', 1);
  const ofTeams = await openTournament(world, organiser, { teamSize: 2, minRating: 900 });
  expect(await codeOf(propose(world, squad, ofTeams, squad.members))).toBe('ENTRY_NOT_ALLOWED');
  await rate(squad.captain, 1_500);
  expect(await codeOf(propose(world, squad, ofTeams, squad.members))).toBe('ok');
  for (const mate of squad.members) expect(await codeOf(agree(world, mate, ofTeams))).toBe('ENTRY_NOT_ALLOWED');
});
