import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entryStake } from '../../../domain/arcade/prizes.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { readBracket } from '../../../db/arcade/bracket.queries.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { decideHeld } from '../../../gateway/arcade/desk/decide-held.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { type EnterBracketInput, enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { playBracket } from '../../../gateway/arcade/brackets/play-bracket.ts';
import { readOwnBracket } from '../../../gateway/arcade/brackets/read-bracket.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { playTicket, runOf } from '../../support/arcade-steps.ts';
import { PURSE, cashPlayer, playByProgram, switchCash } from '../../support/cash-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
  await switchCash(world, admin, true);
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

/** Each test has an entry of its own, so that nobody meets the players of another. */
const ENTRIES = [5_00, 15_00, 25_00].values();

interface Full {
  readonly id: string;
  readonly terms: EnterBracketInput;
  readonly pool: number;
  /** What an entry takes, with its fee. */
  readonly paid: number;
  /** By seed: the best plays the last. */
  readonly seeded: readonly [Actor, Actor, Actor, Actor];
}

/** A bracket of four for money that is full. */
async function full(): Promise<Full> {
  const entry = ENTRIES.next().value ?? 0;
  const terms = { game: 'spark-line', version: 1, currency: 'USD', entry, size: 4, inputClass: 'keys' } as const;
  const actors: Actor[] = [];
  let id = '';
  for (let n = 0; n < 4; n++) {
    const actor = await cashPlayer(world);
    actors.push(actor);
    id = await enterBracket(world.deps, actor, world.key(), terms);
  }
  const { seats } = await readOwnBracket(world.db.read, actors[0]?.userId ?? '', id);
  const [one, two, three, four] = seats
    .toSorted((first, second) => (first.seed ?? 0) - (second.seed ?? 0))
    .map(({ player }) => actors.find(({ userId }) => userId === player.id));
  if (!one || !two || !three || !four) throw new Error('the bracket is not full');
  const { stake, fee } = entryStake(entry);
  return { id, terms, pool: 4 * stake, paid: stake + fee, seeded: [one, two, three, four] };
}

/** Plays a player's pair to its end; answers the contest. */
async function play(id: string, actor: Actor, how: 'hand' | 'program' | 'nothing'): Promise<string> {
  const runId = await playBracket(world.deps, actor, id);
  if (how === 'program') await playByProgram(world, actor, runId);
  else await playTicket(world, actor, runId, how === 'hand' ? 1.6 : null);
  return (await runOf(world.db, runId)).contest.id;
}

const balances = (actors: readonly Actor[]): Promise<number[]> =>
  Promise.all(actors.map((actor) => world.balance(actor)));

async function alertIdOf(contestId: string): Promise<string> {
  const [alert] = await world.db.read
    .select()
    .from(staffAlerts)
    .where(and(eq(staffAlerts.uniqueKey, `arcade-held:${contestId}`)));
  if (!alert) throw new Error(`${contestId} is not held`);
  return alert.id;
}

describe('a bracket of four for money', () => {
  it('takes entry and fee of each, and pays 70 and 30 of its pool to the cent (AR-03, AR-04)', async () => {
    const { id, pool, paid, seeded } = await full();
    const [one, two, three, four] = seeded;
    expect(await balances(seeded)).toEqual(Array(4).fill(PURSE - paid));
    await play(id, one, 'hand');
    await play(id, four, 'nothing');
    await play(id, two, 'hand');
    await play(id, three, 'nothing');
    expect(await balances(seeded)).toEqual(Array(4).fill(PURSE - paid));
    await play(id, one, 'hand');
    await play(id, two, 'nothing');
    expect(await readBracket(world.db.read, id)).toMatchObject({ state: 'settled' });
    const left = PURSE - paid;
    expect(await balances(seeded)).toEqual([left + 0.7 * pool, left + 0.3 * pool, left, left]);
  });

  it('waits while a win with signs is held, and goes on as an administrator decides: the run counts', async () => {
    const { id, pool, paid, seeded } = await full();
    const [one, two, three, four] = seeded;
    await play(id, two, 'hand');
    await play(id, three, 'nothing');
    await play(id, one, 'program');
    const held = await play(id, four, 'nothing');
    expect(await codeOf(playBracket(world.deps, two, id))).toBe('ARCADE_BRACKET_WAIT');
    await decideHeld(world.deps, admin, { alertId: await alertIdOf(held), doRunsCount: true, reason: 'Watched.' });
    await play(id, one, 'hand');
    await play(id, two, 'nothing');
    const left = PURSE - paid;
    expect(await balances(seeded)).toEqual([left + 0.7 * pool, left + 0.3 * pool, left, left]);
  });

  it('goes on with the other where a held run does not count, and pays a held final after a day of silence', async () => {
    const { id, pool, paid, seeded } = await full();
    const [one, two, three, four] = seeded;
    await play(id, two, 'hand');
    await play(id, three, 'nothing');
    await play(id, one, 'program');
    const first = await play(id, four, 'hand');
    await decideHeld(world.deps, admin, { alertId: await alertIdOf(first), doRunsCount: false, reason: 'A program.' });
    expect(await codeOf(playBracket(world.deps, one, id))).toBe('ARCADE_BRACKET_WAIT');
    await play(id, four, 'program');
    const final = await play(id, two, 'nothing');
    await alertIdOf(final);
    expect(await readBracket(world.db.read, id)).toMatchObject({ state: 'playing' });
    world.pass(DAY);
    await endContests(world.deps);
    expect(await readBracket(world.db.read, id)).toMatchObject({ state: 'settled' });
    const left = PURSE - paid;
    expect(await balances(seeded)).toEqual([left, left + 0.3 * pool, left, left + 0.7 * pool]);
  });
});
