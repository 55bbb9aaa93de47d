import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlockWins } from '../../../domain/arcade/cash-unlock.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { ArcadeContest } from '../../../db/arcade/arcade.table.ts';
import { newContest, newRun } from '../../../db/arcade/new-rows.ts';
import { insertContest, insertRun } from '../../../db/arcade/run.queries.ts';
import { readBeaten } from '../../../db/arcade/seeker.queries.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

it('seventy wins against one player do not hide those against two others (AR-08)', async () => {
  const [actor, one, other, third] = [
    await world.player(),
    await world.player(),
    await world.player(),
    await world.player(),
  ];
  const terms = { game: 'turncoat', version: 1, mode: 'battle', currency: 'BC', entry: 200, fee: 10 } as const;
  await world.db.transact(async (tx) => {
    for (const [n, rival] of [...Array.from({ length: 70 }, () => one), other, third].entries()) {
      const at = world.now - DAY + n;
      const id = world.deps.newId();
      const open = newContest({ ...terms, id, commitment: '00', seats: 2, taken: 2, createdAt: at, dueAt: null });
      const contest: ArcadeContest = { ...open, lastSecret: '00', state: 'settled', endedAt: at };
      await insertContest(tx, contest);
      for (const { userId } of [actor, rival])
        await insertRun(tx, {
          ...newRun(contest, { id: world.deps.newId(), userId, inputClass: 'keys', enteredAt: at, dueAt: null }),
          state: 'ended',
          startedAt: at,
          endedAt: at,
          score: contest.target,
          tieBreak: 0,
          digest: '00',
          isWon: userId === actor.userId,
        });
    }
  });
  const beaten = await readBeaten(world.db.read, actor.userId);
  expect([beaten.length, unlockWins(beaten)]).toEqual([5, 3]);
});
