// @module-tag engines
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import {
  type TournamentInput,
  announceTournament,
  createTournament,
  editTournament,
} from '../../../gateway/tournaments/create-tournament.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { openTournament, terms, toNextStage, tournamentOf } from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterEach(async () => expect(await findViolations(world.db.read)).toEqual([]));
afterAll(() => world.close());

const create = (organiser: Actor, more: Partial<TournamentInput> = {}) =>
  createTournament(world.deps, organiser, world.key(), terms(world, more));
const edit = (actor: Actor, id: string, more: Partial<TournamentInput> = {}, key = world.key()) =>
  codeOf(editTournament(world.deps, actor, key, { ...terms(world, more), id }));
const announce = (organiser: Actor, id: string, agreedCents: number | null = null) =>
  codeOf(announceTournament(world.deps, organiser, world.key(), id, agreedCents));

it('every term of the own draft can be another one, and no money moves', async () => {
  const organiser = await world.player({ cents: 100_00 });
  const id = await create(organiser);
  const next: Partial<TournamentInput> = {
    kind: 'bracket',
    title: 'Day Cup',
    rules: 'Be kind.',
    game: 'cs2',
    format: 'double',
    bestOf: [5, 3],
    buyInCents: 25_00,
    guaranteeCents: 30_00,
    capacity: 16,
    minEntrants: 4,
    prizeTable: [100],
    seeding: 'rating',
    region: 'eu',
    isVerifiedOnly: true,
    minRating: 900,
    maxRating: 1_400,
    opensAt: world.now + HOUR,
    startsAt: world.now + DAY,
    checkInMinutes: 15,
  };
  expect(await edit(organiser, id, next)).toBe('ok');
  expect(await tournamentOf(world, id)).toMatchObject({ ...next, status: 'draft', feeCents: 1_25 });
  expect([await world.balance(organiser), await accountCents(world.db.read, `escrow:${id}`)]).toEqual([100_00, 0]);
  expect(await announce(organiser, id, 30_00)).toBe('ok');
  expect(await world.balance(organiser)).toBe(70_00);
});

it('a draft of another is not there, and what was announced, dropped or has lapsed is no draft', async () => {
  const [organiser, other] = [await world.player(), await world.player({ role: 'administrator' })];
  const id = await create(organiser);
  const before = await tournamentOf(world, id);
  expect(await edit(other, id, { title: 'Mine now' })).toBe('NOT_FOUND');
  expect(await edit(organiser, 'no-such-tournament')).toBe('NOT_FOUND');
  expect(await tournamentOf(world, id)).toEqual(before);

  const open = await openTournament(world, organiser);
  expect(await edit(organiser, open, { title: 'Another' })).toBe('TOURNAMENT_NOT_DRAFT');
  expect((await tournamentOf(world, open)).title).toBe('Night Cup');

  const dropped = await create(organiser);
  await cancelTournament(world.deps, organiser, world.key(), { id: dropped, reason: 'Not now.' });
  expect(await edit(organiser, dropped)).toBe('TOURNAMENT_NOT_DRAFT');

  await toNextStage(world, id);
  expect(await edit(organiser, id)).toBe('TOURNAMENT_NOT_DRAFT');
});

it.each<[what: string, change: () => Partial<TournamentInput>, code: string]>([
  ['no title', () => ({ title: '  ' }), 'BAD_INPUT'],
  ['shares that do not sum to 100', () => ({ prizeTable: [60, 30] }), 'BAD_INPUT'],
  ['a stake above the most', () => ({ buyInCents: 1_000_000_00 }), 'STAKE_OUT_OF_BOUNDS'],
  ['fewer places than play at the least', () => ({ capacity: 4, minEntrants: 5 }), 'CAPACITY_IMPOSSIBLE'],
  ['a start that has passed', () => ({ startsAt: world.now - 1 }), 'TIMES_IMPOSSIBLE'],
  [
    'a premium listing, for whoever makes none',
    () => ({ kind: 'premium', capacity: 8, isVerifiedOnly: true }),
    'FORBIDDEN',
  ],
])('%s is refused, and the draft stays as it was', async (_what, change, code) => {
  const organiser = await world.player();
  const id = await create(organiser);
  const before = await tournamentOf(world, id);
  expect(await edit(organiser, id, { title: 'Another', ...change() })).toBe(code);
  expect(await tournamentOf(world, id)).toEqual(before);
});

it('an edit is done once for its key, and another one under the same key is refused', async () => {
  const organiser = await world.player();
  const id = await create(organiser);
  const key = world.key();
  expect(await edit(organiser, id, { title: 'One' }, key)).toBe('ok');
  expect(await edit(organiser, id, { title: 'Two' })).toBe('ok');
  expect(await edit(organiser, id, { title: 'One' }, key)).toBe('ok');
  expect((await tournamentOf(world, id)).title).toBe('Two');
  expect(await edit(organiser, id, { title: 'Three' }, key)).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('a draft that is worked on is kept as long again, and one whose start has passed can be announced at last', async () => {
  const organiser = await world.player();
  const id = await create(organiser);
  world.pass(29 * DAY);
  expect(await announce(organiser, id)).toBe('TIMES_IMPOSSIBLE');
  expect(await edit(organiser, id)).toBe('ok');
  world.pass(2 * DAY);
  expect((await tournamentOf(world, id)).status).toBe('draft');
  expect(await edit(organiser, id)).toBe('ok');
  expect(await announce(organiser, id)).toBe('ok');
});

it('the entry code and the secret of the draw stay while they are needed, and go with their need', async () => {
  const organiser = await world.player();
  const id = await create(organiser, { privacy: 'code', seeding: 'drawn' });
  const { entryCode, drawSecret, drawHash } = await tournamentOf(world, id);
  expect([entryCode, drawSecret, drawHash]).not.toContain(null);
  expect(await edit(organiser, id, { privacy: 'code', seeding: 'drawn', title: 'Day Cup' })).toBe('ok');
  expect(await tournamentOf(world, id)).toMatchObject({ title: 'Day Cup', entryCode, drawSecret, drawHash });
  expect(await edit(organiser, id, { isExclusive: true, seeding: 'drawn' })).toBe('ok');
  expect(await tournamentOf(world, id)).toMatchObject({ entryCode, drawHash });
  expect(await edit(organiser, id)).toBe('ok');
  expect(await tournamentOf(world, id)).toMatchObject({ entryCode: null, drawSecret: null, drawHash: null });
});

it('what is announced holds no more than its organiser has read', async () => {
  const organiser = await world.player({ cents: 100_00 });
  const id = await create(organiser, { guaranteeCents: 5_00 });
  expect(await edit(organiser, id, { guaranteeCents: 50_00 })).toBe('ok');
  expect(await announce(organiser, id, 5_00)).toBe('DRAFT_CHANGED');
  expect([await world.balance(organiser), (await tournamentOf(world, id)).status]).toEqual([100_00, 'draft']);
  expect(await announce(organiser, id, 50_00)).toBe('ok');
  expect(await world.balance(organiser)).toBe(50_00);
});

it('an edit and the announcement at once leave the terms that were announced', async () => {
  const organiser = await world.player({ cents: 100_00 });
  for (let round = 0; round < 4; round++) {
    const id = await create(organiser, { guaranteeCents: 1_00 });
    const [edited, announced] = await Promise.all([
      edit(organiser, id, { guaranteeCents: 2_00, title: 'Day Cup' }),
      announce(organiser, id, 1_00),
    ]);
    const { status, title, guaranteeCents } = await tournamentOf(world, id);
    expect([edited, announced, status, title, guaranteeCents]).toEqual(
      edited === 'ok'
        ? ['ok', 'DRAFT_CHANGED', 'draft', 'Day Cup', 2_00]
        : ['TOURNAMENT_NOT_DRAFT', 'ok', 'registration', 'Night Cup', 1_00],
    );
  }
});
