import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { createTournament } from '../../../gateway/tournaments/create-tournament.ts';
import { readStaffTournaments } from '../../../gateway/tournaments/desk/read-staff-tournaments.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import {
  beginMatch,
  enter,
  openTournament,
  playMatch,
  playerAt,
  runningCup,
  say,
  terms,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let moderator: Actor;
beforeAll(async () => {
  world = await World.open();
  moderator = await world.player({ role: 'moderator' });
});
afterAll(() => world.close());

const read = (first: number, after: string | null = null) =>
  world.db.snapshot((reader) => readStaffTournaments(reader, moderator, { first, after }));

async function rowOf(id: string) {
  const { edges } = await read(100);
  return edges.map(({ node }) => node).find((node) => node.id === id);
}

it('what is announced and not over stands before staff, private ones too, with what is held for it', async () => {
  const organiser = await world.player({ cents: 100_00 });
  const draft = await createTournament(world.deps, organiser, world.key(), terms(world));
  const cancelled = await openTournament(world, organiser);
  await cancelTournament(world.deps, organiser, world.key(), { id: cancelled, reason: 'No time.' });
  const hidden = await openTournament(world, organiser, {
    privacy: 'code',
    guaranteeCents: 30_00,
    title: 'Hidden Cup',
  });
  const { entryCode, feeCents } = await tournamentOf(world, hidden);
  const player = await world.player({ cents: 100_00 });
  await enter(world, player, hidden, false, world.key(), entryCode);
  expect(await rowOf(draft)).toBeUndefined();
  expect(await rowOf(cancelled)).toBeUndefined();
  expect(await rowOf(hidden)).toMatchObject({
    heldCents: 10_00 + feeCents + 30_00,
    disputes: 0,
    tournament: { title: 'Hidden Cup', status: 'registration', entrants: 1, entryCode: null, viewerStatus: null },
  });
});

it('one that runs stands there with how many of its matches are in dispute, until it is over', async () => {
  const cup = await runningCup(world, 2);
  const row = await beginMatch(world, cup, 0);
  expect(await rowOf(cup.id)).toMatchObject({ disputes: 0, tournament: { status: 'running' } });
  await say(world, playerAt(cup, row.one), row, [1, 0]);
  await say(world, playerAt(cup, row.other), row, [0, 1]);
  expect(await rowOf(cup.id)).toMatchObject({ disputes: 1 });
  const other = await runningCup(world, 2);
  await playMatch(world, other, 0, 0);
  await toNextStage(world, other.id);
  expect((await tournamentOf(world, other.id)).status).toBe('completed');
  expect(await rowOf(other.id)).toBeUndefined();
});

it('they come newest first, page after page, each once', async () => {
  const organiser = await world.player();
  const made: string[] = [];
  for (let n = 0; n < 3; n++) {
    world.pass(1);
    made.push(await openTournament(world, organiser, { buyInCents: 0 }));
  }
  const all = (await read(100)).edges.map(({ node }) => node.id);
  expect(all.slice(0, 3)).toEqual(made.toReversed());
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await read(2, after);
    paged.push(...edges.map(({ node }) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(paged).toEqual(all);
});
