import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { ruleMatch, undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { readMatchPage } from '../../../gateway/tournaments/read-tournament.ts';
import { playMatch, playerAt, runningCup } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

it('a match says that its result was taken back until it has another, and that one was set as long as it is that one', async () => {
  const cup = await runningCup(world, 4);
  const { id, organiser } = cup;
  const onlooker = await world.player();
  const rulingFor = async (actor: Actor | null, match = 0) => {
    const view = await readTournament(world.db.read, id);
    if (!view) throw new Error('there is no tournament');
    return (await readMatchPage(world.deps, actor, view, match))?.ruling ?? null;
  };
  const undo = (reason: string) =>
    undoMatch(world.deps, organiser, world.key(), { tournamentId: id, match: 0, reason });
  const set = (winner: Actor, reason: string) =>
    ruleMatch(world.deps, organiser, world.key(), {
      tournamentId: id,
      match: 0,
      winnerId: winner.userId,
      isDraw: false,
      games: null,
      reason,
    });

  await playMatch(world, cup, 0, 0);
  expect(await rulingFor(playerAt(cup, 0))).toBeNull();
  await undo('Wrong map.');
  for (const actor of [playerAt(cup, 0), playerAt(cup, 3), onlooker])
    expect(await rulingFor(actor)).toMatchObject({
      what: 'undone',
      reason: 'Wrong map.',
      at: world.now,
      by: { id: organiser.userId },
    });
  expect(await rulingFor(null), 'visitors read no decisions').toBeNull();
  expect(await rulingFor(playerAt(cup, 0), 1), 'another match').toBeNull();

  await playMatch(world, cup, 0, 0);
  expect(await rulingFor(playerAt(cup, 0))).toBeNull();
  world.pass(1);
  await set(playerAt(cup, 3), 'Seen on the recording.');
  expect(await rulingFor(playerAt(cup, 3))).toMatchObject({ what: 'ruled', reason: 'Seen on the recording.' });
  world.pass(1);
  await undo('Both had the wrong map.');
  expect(await rulingFor(playerAt(cup, 3))).toMatchObject({ what: 'undone', reason: 'Both had the wrong map.' });
});
