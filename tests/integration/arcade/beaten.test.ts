import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlockWins } from '../../../domain/arcade/cash-unlock.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { ArcadeContest, ArcadeRunRow } from '../../../db/arcade/arcade.table.ts';
import { newContest, newRun } from '../../../db/arcade/new-rows.ts';
import { insertContest, insertRun } from '../../../db/arcade/run.queries.ts';
import { readBeaten } from '../../../db/arcade/seeker.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const players = async (count: number): Promise<Actor[]> => {
  const made: Actor[] = [];
  while (made.length < count) made.push(await world.player());
  return made;
};

interface Played {
  readonly actor: Actor;
  readonly rival: Actor;
  readonly at: number;
  readonly terms?: Partial<Pick<ArcadeContest, 'mode' | 'currency' | 'state'>>;
  /** Points of the actor beyond the target. */
  readonly beyond?: number;
  readonly isWon?: boolean;
  readonly rivalState?: ArcadeRunRow['state'];
}

/** A contest of two that is over, as the settlement leaves it. */
async function keep(tx: Tx, { actor, rival, at, terms = {}, beyond = 0, isWon = true, rivalState = 'ended' }: Played) {
  const id = world.deps.newId();
  const shared = { game: 'turncoat', version: 1, mode: 'battle', currency: 'BC', entry: 200, fee: 10 } as const;
  const of = { id, commitment: '00', seats: 2, taken: 2, createdAt: at, dueAt: null, ...shared, ...terms };
  const { state = 'settled' } = terms;
  const contest = { ...newContest(of), state, endedAt: at, lastSecret: state === 'settled' ? '00' : null };
  await insertContest(tx, contest);
  for (const { userId } of [actor, rival]) {
    const isActor = userId === actor.userId;
    await insertRun(tx, {
      ...newRun(contest, { id: world.deps.newId(), userId, inputClass: 'keys', enteredAt: at, dueAt: null }),
      state: isActor ? 'ended' : rivalState,
      startedAt: at,
      endedAt: at,
      ...(isActor || rivalState === 'ended'
        ? { score: contest.target + (isActor ? beyond : 0), tieBreak: 0, digest: '00' }
        : {}),
      isWon: isActor === isWon,
    });
  }
}

it('seventy wins against one player do not hide those against two others (AR-08)', async () => {
  const [actor, one, other, third] = (await players(4)) as [Actor, Actor, Actor, Actor];
  await world.db.transact(async (tx) => {
    for (const [n, rival] of [...Array.from({ length: 70 }, () => one), other, third].entries())
      await keep(tx, { actor, rival, at: world.now - DAY + n });
  });
  const beaten = await readBeaten(world.db.read, actor.userId);
  expect([beaten.length, unlockWins(beaten)]).toEqual([5, 3]);
});

it('a contest counts towards the unlock when it was settled, for coins, drawn or named, and won with the target reached against a run of the other (AR-08)', async () => {
  const [actor, ...rivals] = (await players(9)) as [Actor, ...Actor[]];
  const ways: readonly Omit<Played, 'actor' | 'rival' | 'at'>[] = [
    {},
    { terms: { mode: 'skill' }, beyond: 1 },
    { terms: { mode: 'free' } },
    { terms: { currency: 'USD' } },
    { terms: { state: 'void' } },
    { beyond: -1 },
    { isWon: false },
    { rivalState: 'refused' },
  ];
  await world.db.transact(async (tx) => {
    for (const [n, way] of ways.entries())
      await keep(tx, { actor, rival: rivals[n] as Actor, at: world.now - DAY + n, ...way });
  });
  const beaten = await readBeaten(world.db.read, actor.userId);
  expect(beaten).toEqual([[rivals[0]?.userId], [rivals[1]?.userId]]);
});
