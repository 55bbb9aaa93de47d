import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryStake } from '../../../domain/arcade/prizes.ts';
import { type EnterBracketInput, enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { playBracket } from '../../../gateway/arcade/brackets/play-bracket.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { readOwnBracket } from '../../../gateway/arcade/brackets/read-bracket.ts';
import { readStaffArcade } from '../../../gateway/arcade/desk/read-staff-arcade.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { PRACTICE, coinPlayer, enter, playTicket, runOf } from '../../support/arcade-steps.ts';
import { cashPlayer, playByProgram, switchCash } from '../../support/cash-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await switchCash(world, await world.player({ role: 'administrator' }), true);
});
afterAll(() => world.close());

const read = (first: number, after: string | null = null) =>
  world.db.snapshot((reader) => readStaffArcade(reader, { first, after }));

async function rowOf(id: string) {
  const { edges } = await read(100);
  return edges.map(({ node }) => node).find((node) => node.id === id);
}

const contestOf = async (runId: string) => (await runOf(world.db, runId)).contest;
const namesOf = (...actors: readonly Actor[]) => actors.map(({ username }) => username).toSorted();

it('a contest stands before staff with who has paid in and what is held, from the first entry until it is paid', async () => {
  const [one, other] = [await coinPlayer(world, 1_000), await coinPlayer(world, 1_000)];
  const terms = { ...PRACTICE, mode: 'battle', entry: 200 } as const;
  const practice = await contestOf(await enter(world, await coinPlayer(world, 0)));
  const first = await enter(world, one, terms);
  const { id, fee } = await contestOf(first);
  expect(await rowOf(practice.id)).toBeUndefined();
  const alone = { players: namesOf(one), seats: 2, held: 200 + fee, currency: 'BC', isHeld: false };
  expect(await rowOf(id)).toMatchObject(alone);
  const second = await enter(world, other, terms);
  expect(await rowOf(id)).toMatchObject({ players: namesOf(one, other), held: 2 * (200 + fee) });
  await leaveArcade(world.deps, other, second, null);
  expect(await rowOf(id)).toMatchObject(alone);
  const again = await coinPlayer(world, 1_000);
  await playTicket(world, again, await enter(world, again, terms));
  await playTicket(world, one, first, 1.6);
  expect((await contestOf(first)).state).toBe('settled');
  expect(await rowOf(id)).toBeUndefined();
});

it('a bracket for money is one row with all that it holds, which says that a win in it waits', async () => {
  const terms: EnterBracketInput = {
    game: 'spark-line',
    version: 1,
    currency: 'USD',
    entry: 5_00,
    size: 4,
    inputClass: 'keys',
  };
  const actors: Actor[] = [];
  let id = '';
  for (let n = 0; n < 4; n++) {
    const actor = await cashPlayer(world);
    actors.push(actor);
    id = await enterBracket(world.deps, actor, world.key(), terms);
    expect((await rowOf(id))?.players).toEqual(namesOf(...actors));
  }
  const { stake, fee } = entryStake(5_00);
  const row = { mode: 'bracket', seats: 4, held: 4 * (stake + fee), currency: 'USD' };
  expect(await rowOf(id)).toMatchObject({ ...row, isHeld: false });
  const { seats } = await readOwnBracket(world.db.read, actors[0]?.userId ?? '', id);
  const seeded = (seed: number): Actor => {
    const found = actors.find(({ userId }) => seats.some((seat) => seat.seed === seed && seat.player.id === userId));
    if (!found) throw new Error(`nobody has the seed ${seed}`);
    return found;
  };
  await playByProgram(world, seeded(1), await playBracket(world.deps, seeded(1), id));
  const pair = await playBracket(world.deps, seeded(4), id);
  await playTicket(world, seeded(4), pair, null);
  expect(await rowOf(id)).toMatchObject({ ...row, isHeld: true });
  // The pair holds no money of its own.
  expect(await rowOf((await contestOf(pair)).id)).toBeUndefined();
});

it('contests and brackets come newest first together, page after page, each once', async () => {
  const bracket = { game: 'spark-line', version: 1, currency: 'BC', entry: 200, size: 8, inputClass: 'keys' } as const;
  const made: string[] = [];
  for (let n = 0; n < 4; n++) {
    world.pass(1);
    const actor = await coinPlayer(world, 1_000);
    // Entries that differ meet nobody.
    const entry = 200 + 100 * n;
    made.push(
      n % 2 === 0
        ? (await contestOf(await enter(world, actor, { ...PRACTICE, mode: 'skill', entry }))).id
        : await enterBracket(world.deps, actor, world.key(), { ...bracket, entry }),
    );
  }
  const all = (await read(100)).edges.map(({ node }) => node.id);
  expect(all.slice(0, 4)).toEqual(made.toReversed());
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await read(1, after);
    paged.push(...edges.map(({ node }) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(paged).toEqual(all);
});
