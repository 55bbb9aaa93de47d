import { max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../db/events/event.table.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import { enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { playBracket } from '../../../gateway/arcade/brackets/play-bracket.ts';
import { type Live, openLive } from '../../../gateway/events/live.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { checkInMatch } from '../../../gateway/tournaments/bracket/play-match.ts';
import { RUNNING_MAX, listRunning, movesRunning } from '../../../gateway/streams/watching/read-running.ts';
import { coinPlayer, enter as enterArcade, playTicket } from '../../support/arcade-steps.ts';
import { activeBattle, complain, create, join, report } from '../../support/battle-steps.ts';
import { runningBattle, squadOf, report as reportForTeam } from '../../support/team-steps.ts';
import { beginMatch, matchOf, playMatch, playerAt, runningCup } from '../../support/tournament-steps.ts';
import { until } from '../../support/until.ts';
import { World } from '../../support/world.ts';

let world: World;
let live: Live;
beforeAll(async () => {
  world = await World.open();
  live = openLive(world.db, world.deps.wiring);
});
afterAll(() => world.close());

/** Waits until a player is told, by what happens, that the list is another. */
async function expectTold({ userId }: Actor, happens: () => Promise<unknown>): Promise<void> {
  const [last] = await world.db.read.select({ seq: max(events.seq) }).from(events);
  const told: boolean[] = [];
  const leave = live.listen('user', userId, (event) => {
    if (event.seq > (last?.seq ?? 0)) told.push(movesRunning(world.deps, event));
  });
  await happens();
  await until(() => expect(told).toContain(true));
  leave();
}

const runningOf = ({ userId }: Actor) => listRunning(world.deps, userId);
const richPlayer = () => world.player({ cents: 1_000_00 });

describe('what a player is in the middle of', () => {
  it('is a battle from the moment it holds money until it holds none', async () => {
    const [one, other] = [await richPlayer(), await richPlayer()];
    const id = await create(world, one);
    expect(await runningOf(one)).toMatchObject([
      { kind: 'battle', id, standing: 'Waiting for an opponent', path: `/challenge/${id}` },
    ]);
    expect(await runningOf(other)).toEqual([]);
    await join(world, other, id);
    expect(await runningOf(other)).toMatchObject([{ kind: 'battle', id, standing: 'Ready to start' }]);
  });

  it('is a battle that runs or is in dispute, for both, and none that was settled', async () => {
    const [one, other] = [await richPlayer(), await richPlayer()];
    const disputed = await activeBattle(world, one, other);
    await complain(world, one, disputed);
    const settled = await activeBattle(world, one, other);
    await report(world, one, settled, 'won');
    await report(world, other, settled, 'lost');
    const active = await activeBattle(world, one, other);
    for (const player of [one, other])
      expect(new Map((await runningOf(player)).map(({ id, standing }) => [id, standing]))).toEqual(
        new Map([
          [disputed, 'In dispute'],
          [active, 'Play, then report the result'],
        ]),
      );
  });

  it('is a match that the player is called to, of a private tournament too, until it is decided', async () => {
    const cup = await runningCup(world, 2);
    await world.db.transact((tx) => updateTournament(tx, cup.id, { privacy: 'code' }));
    const player = playerAt(cup, 0);
    const match = { kind: 'tournament', id: `${cup.id}:0`, path: `/tournaments/${cup.id}/matches/0` };
    expect(await runningOf(player)).toMatchObject([{ ...match, standing: 'Waiting for the check-in' }]);
    await beginMatch(world, cup, 0);
    expect(await runningOf(player)).toMatchObject([{ ...match, standing: 'Being played' }]);
    expect(await runningOf(cup.organiser)).toEqual([]);
  });

  it('is no match that was decided', async () => {
    const cup = await runningCup(world, 2);
    await playMatch(world, cup, 0, 0);
    expect(await runningOf(playerAt(cup, 0))).toEqual([]);
  });

  it('is a ticket of the arcade that was not played, unless it is for practice', async () => {
    const player = await coinPlayer(world, 1_000);
    await enterArcade(world, player);
    expect(await runningOf(player)).toEqual([]);
    const run = await enterArcade(world, player, { game: 'plumb-line', mode: 'battle', entry: 200 });
    expect(await runningOf(player)).toMatchObject([
      { kind: 'arcade', id: run, game: 'plumb-line', standing: 'About to begin', path: `/arcade/run/${run}` },
    ]);
    await playTicket(world, player, run, 1);
    expect(await runningOf(player)).toEqual([]);
  });

  it('is a round of a bracket that waits for the player’s run, once, with what the bracket cost', async () => {
    const terms = { game: 'turncoat', version: 1, currency: 'BC', entry: 300, size: 4, inputClass: 'keys' } as const;
    const players: Actor[] = [];
    let id = '';
    for (let n = 0; n < terms.size; n++) {
      const player = await coinPlayer(world, 2_000);
      expect(await runningOf(player)).toEqual([]);
      id = await enterBracket(world.deps, player, world.key(), terms);
      players.push(player);
    }
    const [player] = players as [Actor];
    const bracket = { kind: 'arcade', id, standing: 'Round 1 waits for your run', path: `/arcade/bracket/${id}` };
    const paid = { terms: 'Bracket · 300 BC entry', dueAt: expect.any(Number) };
    expect(await runningOf(player)).toMatchObject([{ ...bracket, ...paid }]);
    const run = await playBracket(world.deps, player, id);
    expect(await runningOf(player)).toMatchObject([{ kind: 'arcade', id: run, terms: paid.terms }]);
    await playTicket(world, player, run, 1);
    expect(await runningOf(player)).toEqual([]);
  });

  it('is a team battle for everybody in its line-up, until it is settled', async () => {
    const [home, away] = [await squadOf(world, 'Night Owls', 1), await squadOf(world, 'Day Larks', 1)];
    const id = await runningBattle(world, home, away);
    const [member] = home.members as [Actor];
    const shown = { kind: 'team-battle', id, title: 'Night Owls vs Day Larks', standing: 'Being played' };
    expect(await runningOf(member)).toMatchObject([shown]);
    expect(await runningOf(away.captain)).toMatchObject([shown]);
    await reportForTeam(world, home, id, 'won');
    await reportForTeam(world, away, id, 'lost');
    expect(await runningOf(member)).toEqual([]);
  });

  it('stands in the order in which it is due, what is due first at the head, and no longer than its bound', async () => {
    const player = await richPlayer();
    const first = await create(world, player, { stakeCents: 5_00 });
    world.pass(60_000);
    for (let n = 0; n < RUNNING_MAX; n++) await create(world, player, { stakeCents: 5_00 });
    const ids = (await runningOf(player)).map(({ id }) => id);
    expect(ids).toHaveLength(RUNNING_MAX);
    expect(ids[0]).toBe(first);
  });
});

describe('a player is told that it is another list', () => {
  it('by what others do in a battle', async () => {
    const [one, other] = [await richPlayer(), await richPlayer()];
    const id = await create(world, one);
    await expectTold(one, () => join(world, other, id));
  });

  it('when the opponent of a match comes', async () => {
    const cup = await runningCup(world, 2);
    const { one, other, attempt } = await matchOf(world, cup.id, 0);
    const meeting = { tournamentId: cup.id, match: 0, attempt };
    await expectTold(playerAt(cup, one), () => checkInMatch(world.deps, playerAt(cup, other), world.key(), meeting));
  });

  it('when the last seat of a bracket is taken', async () => {
    const terms = { game: 'echo-vault', version: 1, currency: 'BC', entry: 250, size: 4, inputClass: 'keys' } as const;
    const enterOne = async () => {
      const player = await coinPlayer(world, 2_000);
      await enterBracket(world.deps, player, world.key(), terms);
      return player;
    };
    const first = await enterOne();
    for (let n = 2; n < terms.size; n++) await enterOne();
    expect(await runningOf(first)).toEqual([]);
    await expectTold(first, enterOne);
    expect(await runningOf(first)).toHaveLength(1);
  });

  it('when a captain starts a battle of the team, and not by what happens to friends', async () => {
    const [home, away] = [await squadOf(world, 'Early Birds', 1), await squadOf(world, 'Late Foxes')];
    const [member] = home.members as [Actor];
    await expectTold(member, () => runningBattle(world, home, away));
    expect(movesRunning(world.deps, { entity: 'friend' })).toBe(false);
  });
});
