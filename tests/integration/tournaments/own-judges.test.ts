import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { ruleMatch, undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import {
  beginMatch,
  calledIn,
  comeIn,
  enter,
  matchOf,
  openTournament,
  playMatch,
  playerAt,
  say,
  toNextStage,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A running cup in which somebody given plays as the first of so many. */
async function cupOf(first: Actor, count: number, format: 'single' | 'robin' | 'swiss', organiser = first) {
  const id = await openTournament(world, organiser, { format, buyInCents: 0 });
  const players = [first];
  while (players.length < count) players.push(await world.player());
  for (const player of players) {
    world.pass(1);
    await enter(world, player, id);
  }
  await toNextStage(world, id);
  for (const player of players) await comeIn(world, player, id);
  await toNextStage(world, id);
  return { id, organiser, players };
}

it('who plays in a tournament decides no dispute that says whom they meet', async () => {
  const judge = await world.player({ role: 'moderator' });
  const cup = await cupOf(judge, 4, 'single', await world.player());
  const row = await beginMatch(world, cup, 1);
  await say(world, playerAt(cup, 1), row, [1, 0]);
  await say(world, playerAt(cup, 2), row, [0, 1]);
  const [dispute] = await world.disputes(`${cup.id}:1:1`);
  const decide = (actor: Actor) =>
    codeOf(
      decideDispute(world.deps, actor, world.key(), {
        disputeId: dispute?.id ?? '',
        action: 'confirm',
        winnerId: null,
        reason: 'The recording shows it.',
      }),
    );
  expect(await decide(judge)).toBe('OWN_DISPUTE');
  expect((await matchOf(world, cup.id, 1)).status).toBe('disputed');
  expect(await decide(await world.player({ role: 'moderator' }))).toBe('ok');
});

it('who plays in a running tournament does not cancel it, staff or not', async () => {
  const judge = await world.player({ role: 'administrator' });
  const { id } = await cupOf(judge, 2, 'single', await world.player());
  const cancel = (actor: Actor) =>
    codeOf(cancelTournament(world.deps, actor, world.key(), { id, reason: 'The game is down.' }));
  expect(await cancel(judge)).toBe('OWN_MATCH');
  expect(await cancel(await world.player({ role: 'moderator' }))).toBe('ok');
});

it.each(['robin', 'swiss'] as const)('an organiser who plays in a %s decides no match of it', async (format) => {
  const organiser = await world.player();
  const cup = await cupOf(organiser, 4, format);
  const called = await calledIn(world, cup.id);
  for (const match of called) {
    const { one } = await matchOf(world, cup.id, match);
    const ruling = {
      tournamentId: cup.id,
      match,
      winnerId: playerAt(cup, one).userId,
      isDraw: false,
      games: null,
      reason: 'As both agreed.',
    };
    expect(await codeOf(ruleMatch(world.deps, organiser, world.key(), ruling))).toBe('OWN_MATCH');
    await playMatch(world, cup, match, 0);
    const undone = { tournamentId: cup.id, match, reason: 'As both agreed.' };
    expect(await codeOf(undoMatch(world.deps, organiser, world.key(), undone))).toBe('OWN_MATCH');
  }
  expect(called.length).toBeGreaterThan(1);
});
