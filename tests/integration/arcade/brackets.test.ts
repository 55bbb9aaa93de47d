import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { GAME_IDS, type GameId } from '../../../domain/arcade/games.ts';
import { microOf } from '../../../domain/arcade/rating.ts';
import { entryStake } from '../../../domain/arcade/prizes.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { listPairs, readBracket } from '../../../db/arcade/bracket.queries.ts';
import { lockRating, putRating } from '../../../db/arcade/rating.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endBrackets } from '../../../gateway/arcade/brackets/end-brackets.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { type EnterBracketInput, enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { leaveBracket, playBracket } from '../../../gateway/arcade/brackets/play-bracket.ts';
import { readOwnBracket } from '../../../gateway/arcade/brackets/read-bracket.ts';
import { readOwnRun } from '../../../gateway/arcade/runs/read-run.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { base64, coinPlayer, enter, playTicket, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const COINS = 2_000;
const coins = ({ userId }: Actor): Promise<number> => readBalance(world.db.read, userId, 'BC');
const allCoins = (actors: readonly Actor[]): Promise<number[]> => Promise.all(actors.map(coins));

/** What is left of a player's coins. */
function afterEntry({ entry }: EnterBracketInput): number {
  const { stake, fee } = entryStake(entry);
  return COINS - stake - fee;
}

/** Each test has terms of its own, so that nobody meets the players of another. */
let made = 0;
function ownTerms(size: 4 | 8): EnterBracketInput & { game: GameId } {
  const n = made++;
  const game = GAME_IDS[n % GAME_IDS.length] ?? 'turncoat';
  return {
    game,
    version: 1,
    currency: 'BC',
    entry: 200 + 50 * Math.floor(n / GAME_IDS.length),
    size,
    inputClass: 'keys',
  };
}

const join = (actor: Actor, terms: EnterBracketInput, at: World = world): Promise<string> =>
  enterBracket(at.deps, actor, at.key(), terms);

async function rate({ userId }: Actor, game: GameId, rating: number): Promise<void> {
  await world.db.transact(async (tx) =>
    putRating(tx, { ...(await lockRating(tx, userId, game)), ratingMicro: microOf(rating) }),
  );
}

/** A bracket that is full, its players by seed. */
async function full(size: 4 | 8, terms = ownTerms(size)) {
  const actors: Actor[] = [];
  let id = '';
  for (let n = 0; n < size; n++) {
    const actor = await coinPlayer(world, COINS);
    await rate(actor, terms.game, 1_400 - n);
    actors.push(actor);
    id = await join(actor, terms);
  }
  return { id, actors, terms };
}

/** Plays a player's pair to its end; null is a hand that does nothing. */
async function play(id: string, actor: Actor, skill: number | null): Promise<string> {
  const runId = await playBracket(world.deps, actor, id);
  await playTicket(world, actor, runId, skill);
  return runId;
}

const work = async (): Promise<void> => {
  await endRuns(world.deps);
  await endContests(world.deps);
  await endBrackets(world.deps);
};

const at = (actors: readonly Actor[], n: number): Actor => {
  const actor = actors[n];
  if (!actor) throw new Error(`no player ${n}`);
  return actor;
};

describe('a bracket of four', () => {
  it('takes entry and fee, waits for its fourth player, and pairs the best with the last by rating (AR-03, AR-04)', async () => {
    const terms = ownTerms(4);
    const actors: Actor[] = [];
    for (const rating of [1_000, 1_300, 1_100, 1_200]) {
      const actor = await coinPlayer(world, COINS);
      await rate(actor, terms.game, rating);
      actors.push(actor);
    }
    const ids = [];
    for (const actor of actors.slice(0, 3)) ids.push(await join(actor, terms));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    expect(await coins(at(actors, 0))).toBe(afterEntry(terms));
    expect(await readBracket(world.db.read, id)).toMatchObject({ state: 'open', taken: 3, dueAt: world.now + DAY });
    expect(await codeOf(playBracket(world.deps, at(actors, 0), id))).toBe('ARCADE_BRACKET_WAIT');
    expect(await join(at(actors, 3), terms)).toBe(id);
    const { pairs, canPlay, seats } = await readOwnBracket(world.db.read, at(actors, 0).userId, id);
    expect([canPlay, seats.map(({ seed }) => seed)]).toEqual([true, [1, 2, 3, 4]]);
    const named = pairs.map(({ sides }) =>
      sides.map(({ player }) => actors.findIndex((one) => one.userId === player?.id)),
    );
    expect(named).toEqual([
      [1, 0],
      [3, 2],
    ]);
  });

  it('is played in pairs, each on a course of its own, and pays 70 and 30 of its pool once', async () => {
    const { id, actors, terms } = await full(4);
    const [one, two, three, four] = [at(actors, 0), at(actors, 1), at(actors, 2), at(actors, 3)];
    const first = await play(id, one, 1.4);
    expect(await codeOf(playBracket(world.deps, one, id))).toBe('ARCADE_BRACKET_WAIT');
    await play(id, four, null);
    expect(await codeOf(playBracket(world.deps, one, id))).toBe('ARCADE_BRACKET_WAIT');
    await play(id, three, null);
    const second = await play(id, two, 1.4);
    const courses = await Promise.all([first, second].map((run) => runOf(world.db, run)));
    expect(new Set(courses.map(({ contest }) => contest.commitment)).size).toBe(2);
    const stranger = await coinPlayer(world, 0);
    const seeAsStranger = () => codeOf(readOwnRun(world.deps, stranger, second));
    expect(await seeAsStranger()).toBe('NOT_FOUND');
    await play(id, two, null);
    await play(id, one, 1.4);
    expect(await readBracket(world.db.read, id)).toMatchObject({ state: 'settled' });
    const { seats, pairs } = await readOwnBracket(world.db.read, four.userId, id);
    const pool = 4 * terms.entry;
    expect(seats.map(({ place, paid }) => [place, paid])).toEqual([
      [1, 0.7 * pool],
      [2, 0.3 * pool],
      [3, 0],
      [3, 0],
    ]);
    expect(pairs).toHaveLength(3);
    const paid = afterEntry(terms);
    expect(await allCoins(actors)).toEqual([paid + 0.7 * pool, paid + 0.3 * pool, paid, paid]);
    // A run is shown to everybody of the bracket, and to others once all of it is over.
    expect(await readOwnRun(world.deps, four, second)).toMatchObject({ isOwn: false, bracketId: id });
    expect(await seeAsStranger()).toBe('ok');
    expect(await codeOf(readOwnBracket(world.db.read, (await coinPlayer(world, 0)).userId, id))).toBe('NOT_FOUND');
  });

  it('holds nobody up: a day after a round opened whoever has played goes on, and a pair without runs sends nobody', async () => {
    const { id, actors, terms } = await full(4);
    await play(id, at(actors, 3), null);
    world.pass(DAY - 5 * MINUTE);
    const late = await playBracket(world.deps, at(actors, 0), id);
    world.pass(5 * MINUTE);
    expect(await codeOf(playBracket(world.deps, at(actors, 1), id))).toBe('ARCADE_BRACKET_WAIT');
    world.pass(10 * MINUTE);
    await work();
    expect((await runOf(world.db, late)).run.state).toBe('void');
    expect(await readBracket(world.db.read, id)).toMatchObject({ state: 'settled' });
    const paid = afterEntry(terms);
    expect(await allCoins(actors)).toEqual([paid, paid, paid, paid + 4 * terms.entry]);
  });

  it('gives everything back where nobody plays, and where it is not full within a day', async () => {
    const { actors, id } = await full(4);
    world.pass(DAY);
    await work();
    expect([(await readBracket(world.db.read, id))?.state, await allCoins(actors)]).toEqual([
      'void',
      [COINS, COINS, COINS, COINS],
    ]);
    const terms = ownTerms(4);
    const [one, two] = [await coinPlayer(world, COINS), await coinPlayer(world, COINS)];
    const lonely = await join(one, terms);
    await join(two, terms);
    world.pass(DAY - 1);
    expect(await endBrackets(world.deps)).toBe(0);
    world.pass(1);
    expect(await endBrackets(world.deps)).toBe(1);
    expect([(await readBracket(world.db.read, lonely))?.state, await allCoins([one, two])]).toEqual([
      'void',
      [COINS, COINS],
    ]);
  });

  it('plays another course where nothing tells a pair apart, and after it the better seed goes on', async () => {
    const { id, actors } = await full(4);
    const pair = [at(actors, 0), at(actors, 3)];
    const runs = [];
    for (let course = 0; course < 2; course++) for (const actor of pair) runs.push(await play(id, actor, null));
    const commitments = await Promise.all(runs.map(async (run) => (await runOf(world.db, run)).contest.commitment));
    expect(new Set(commitments).size).toBe(2);
    const { pairs } = await readOwnBracket(world.db.read, at(actors, 0).userId, id);
    expect(pairs[0]).toMatchObject({
      isDecided: true,
      isAgain: true,
      sides: [{ isThrough: true }, { isThrough: false }],
    });
    expect(await codeOf(playBracket(world.deps, at(actors, 0), id))).toBe('ARCADE_BRACKET_WAIT');
  });

  it('can be left with everything until it is full, and not after; nobody comes back into it', async () => {
    const terms = ownTerms(4);
    const [one, two] = [await coinPlayer(world, COINS), await coinPlayer(world, COINS)];
    const id = await join(one, terms);
    await join(two, terms);
    await leaveBracket(world.deps, one, id);
    expect([await coins(one), (await readBracket(world.db.read, id))?.taken]).toEqual([COINS, 1]);
    expect(await codeOf(leaveBracket(world.deps, one, id))).toBe('NOT_FOUND');
    expect(await join(one, terms)).not.toBe(id);
    await leaveBracket(world.deps, two, id);
    expect((await readBracket(world.db.read, id))?.state).toBe('void');
    const begun = await full(4);
    expect(await codeOf(leaveBracket(world.deps, at(begun.actors, 0), begun.id))).toBe('ARCADE_BRACKET_BEGUN');
  });

  it('keeps friends apart, takes no entry that is not offered, and takes it once for a repeated call', async () => {
    const terms = ownTerms(4);
    const [one, friend] = [await coinPlayer(world, COINS), await coinPlayer(world, COINS)];
    await world.befriend(one, friend);
    const key = world.key();
    const id = await enterBracket(world.deps, one, key, terms);
    expect(await enterBracket(world.deps, one, key, terms)).toBe(id);
    expect(await coins(one)).toBe(afterEntry(terms));
    expect(await join(friend, terms)).not.toBe(id);
    const refused = (over: Partial<EnterBracketInput>) => codeOf(join(one, { ...terms, ...over }));
    expect(await refused({ entry: 225 })).toBe('ARCADE_ENTRY');
    expect(await refused({ size: 6 })).toBe('ARCADE_ENTRY');
    expect(await refused({ version: 99 })).toBe('ARCADE_VERSION');
    expect(await refused({ currency: 'USD', entry: 500 })).toMatch(/ARCADE_CASH_OFF|ARCADE_ENTRY/);
    expect(await codeOf(join(await coinPlayer(world, 10), terms))).toBe('INSUFFICIENT_FUNDS');
  });

  it('gives a ticket of a pair back without the entry, and gives it out again', async () => {
    const { id, actors } = await full(4);
    const one = at(actors, 0);
    const before = await coins(one);
    const run = await playBracket(world.deps, one, id);
    expect(await playBracket(world.deps, one, id)).toBe(run);
    await leaveArcade(world.deps, one, run);
    expect([await coins(one), (await readBracket(world.db.read, id))?.state]).toEqual([before, 'playing']);
    const practice = await enter(world, one);
    expect(await playBracket(world.deps, one, id)).toBe(run);
    expect((await runOf(world.db, practice)).run.state).toBe('void');
    await playTicket(world, one, run, 1);
    await play(id, at(actors, 3), null);
    expect((await runOf(world.db, run)).run).toMatchObject({ state: 'ended', isWon: true, paid: 0 });
  });

  it('lets the other go on where nobody can have played what was handed in, and keeps that entry', async () => {
    const { id, actors, terms } = await full(4);
    const [forger, honest] = [at(actors, 0), at(actors, 3)];
    const run = await playBracket(world.deps, forger, id);
    await beginRun(world.deps, forger, run);
    world.pass(stageMs(await rulesOf(terms.game)));
    await handInStage(world.deps, forger, { runId: run, stage: 0, bytes: base64(Uint8Array.of(1, 255, 127, 0)) });
    world.pass(HOUR);
    await work();
    await play(id, honest, null);
    const { pairs } = await readOwnBracket(world.db.read, honest.userId, id);
    expect(pairs[0]?.sides.map(({ isThrough, score }) => [isThrough, score === null])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(await coins(forger)).toBe(afterEntry(terms));
  });

  it('gives everybody everything back by a fault of ours, also after a round', async () => {
    const { id, actors } = await full(4);
    for (const [n, actor] of actors.entries()) await play(id, actor, n < 2 ? 1.4 : null);
    const final = await playBracket(world.deps, at(actors, 0), id);
    await beginRun(world.deps, at(actors, 0), final);
    world.pass(HOUR);
    await endRuns({ ...world.deps, courseSecret: () => new Uint8Array(32) });
    expect([(await readBracket(world.db.read, id))?.state, await allCoins(actors)]).toEqual([
      'void',
      [COINS, COINS, COINS, COINS],
    ]);
    expect((await listPairs(world.db.read, [id])).map(({ state }) => state)).toEqual(['settled', 'settled', 'void']);
  });
});

describe('a bracket of eight', () => {
  it('pays 50 and 30, and 10 to each of the two other semi-finalists', async () => {
    const { id, actors, terms } = await full(8);
    for (let round = 0; round < 3; round++)
      for (const [n, actor] of actors.entries())
        if (n < 8 / 2 ** round) await play(id, actor, n < 4 / 2 ** round ? 1.5 : null);
    const pool = 8 * terms.entry;
    const { seats, state } = await readOwnBracket(world.db.read, at(actors, 0).userId, id);
    expect(state).toBe('settled');
    expect(seats.map(({ place, paid }) => [place, paid])).toEqual([
      [1, 0.5 * pool],
      [2, 0.3 * pool],
      [3, 0.1 * pool],
      [3, 0.1 * pool],
      ...Array.from({ length: 4 }, () => [5, 0]),
    ]);
  });
});

describe.runIf(engine === 'postgres')('two gateways', () => {
  it('fill a bracket of four with four of five, and settle both pairs of a round at once', async () => {
    const other = await World.open({ url: world.url, seed: 'brackets' });
    for (let round = 0; round < 4; round++) {
      other.now = world.now;
      const terms = ownTerms(4);
      const actors = [];
      for (let n = 0; n < 5; n++) actors.push(await coinPlayer(world, COINS));
      const ids = await Promise.all(actors.map((actor, n) => join(actor, terms, n % 2 === 0 ? world : other)));
      const counts = [...new Set(ids)].map((id) => ids.filter((one) => one === id).length);
      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 4]);
      const id = ids.find((one) => ids.filter((same) => same === one).length === 4) ?? '';
      const seated = actors.filter((_actor, n) => ids[n] === id);
      const runs = [];
      for (const actor of seated) {
        const run = await playBracket(world.deps, actor, id);
        await beginRun(world.deps, actor, run);
        runs.push(run);
      }
      world.pass(HOUR);
      other.now = world.now;
      await Promise.all([endRuns(world.deps), endRuns(other.deps)]);
      await Promise.all([endRuns(world.deps), endRuns(other.deps)]);
      const pairs = await listPairs(world.db.read, [id]);
      // Nobody did anything, so both pairs play another course.
      expect(pairs.map(({ state }) => state)).toEqual(['settled', 'settled', 'open', 'open']);
    }
    await other.close();
  });
});
