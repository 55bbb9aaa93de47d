import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import { item } from '../../../domain/tournaments/graph.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { readPastBattles } from '../../../gateway/teams/read-team.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { runningTeamCup } from '../../support/lineup-steps.ts';
import { type Squad, readStoredTeam } from '../../support/team-steps.ts';
import { calledIn, passTime, playMatch, toNextStage, tournamentOf } from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await deliverEverything(world.deps, openLog('silent'));
});
afterAll(() => world.close());

const past = ({ id }: Squad, limit: number, after: Parameters<typeof readPastBattles>[4] = null) =>
  readPastBattles(world.deps, world.db.read, id, limit, after);

/** A list as pages of one row make it. */
async function inPages(squad: Squad) {
  const rows = [];
  for (let [row] = await past(squad, 1); row; [row] = await past(squad, 1, { at: row.at, id: row.id })) rows.push(row);
  return rows;
}

/** Everything is played, and the first slot wins each. */
async function playedCup(names: readonly string[]) {
  const cup = await runningTeamCup(world, names);
  for (let called = await calledIn(world, cup.id); called.length > 0; called = await calledIn(world, cup.id)) {
    for (const match of called) await playMatch(world, cup, match, 0);
    await passTime(world);
  }
  expect((await tournamentOf(world, cup.id)).status).toBe('completed');
  await deliverEverything(world.deps, openLog('silent'));
  return cup;
}

it('what a team has played in tournaments that are over stands among its battles, as often as its figures say, the latest match first', async () => {
  const cup = await playedCup(['Ash Wolves', 'Birch Foxes', 'Cedar Owls', 'Dune Hawks']);
  for (const squad of cup.squads) {
    const rows = await past(squad, 20);
    const { wins, losses } = await readStoredTeam(world, squad.id);
    const count = (result: string) => rows.filter((row) => row.result === result).length;
    expect([count('win'), count('loss')]).toEqual([wins, losses]);
    expect(await inPages(squad)).toEqual(rows);
  }
  const [first, second] = [item(cup.squads, 0), item(cup.squads, 1)];
  const [final, semi] = await past(first, 20);
  expect(final).toMatchObject({
    opponent: { id: second.id, name: 'Birch Foxes' },
    result: 'win',
    score: '1–0',
    earningsCents: 0,
    contest: 'Night Cup',
    path: `/tournaments/${cup.id}/matches/${final?.id.split(':')[1]}`,
  });
  expect(semi).toMatchObject({ opponent: { name: 'Dune Hawks' } });
  expect(await past(second, 1)).toMatchObject([{ result: 'loss', score: '0–1' }]);
});

it('a tournament that runs is not there yet, and of one with a code neither name nor way is told', async () => {
  const running = await runningTeamCup(world, ['Elm Lynxes', 'Fir Ravens']);
  const [match = 0] = await calledIn(world, running.id);
  expect(await past(item(running.squads, 0), 20)).toEqual([]);
  await playMatch(world, running, match, 0);
  await toNextStage(world, running.id);
  expect(await past(item(running.squads, 0), 20)).toHaveLength(1);
  await world.db.transact((tx) => updateTournament(tx, running.id, { privacy: 'code' }));
  expect(await past(item(running.squads, 0), 20)).toMatchObject([{ contest: 'A private tournament', path: null }]);
});
