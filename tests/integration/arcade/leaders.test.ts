import { afterAll, beforeAll, expect, it } from 'vitest';
import { microOf } from '../../../domain/arcade/rating.ts';
import { lockRating, putRating } from '../../../db/arcade/rating.queries.ts';
import { preferences } from '../../../db/accounts/index.ts';
import { readLeaders } from '../../../gateway/arcade/boards/read-leaders.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

async function rated(rating: number, ratedRuns = 10): Promise<Actor> {
  const actor = await world.player();
  await world.db.transact(async (tx) =>
    putRating(tx, { ...(await lockRating(tx, actor.userId, 'turncoat')), ratingMicro: microOf(rating), ratedRuns }),
  );
  return actor;
}
const choose = ({ userId }: Actor, choice: Partial<typeof preferences.$inferInsert>) =>
  world.db.transact(async (tx) => {
    const row = { userId, ...choice };
    await tx.insert(preferences).values(row).onConflictDoUpdate({ target: preferences.userId, set: choice });
  });

it('the board of a game has its ten best, with nothing that a player keeps back, and the own place below', async () => {
  const [best, hidden, silent, tied] = [await rated(1_500), await rated(1_400), await rated(1_300), await rated(1_300)];
  for (let n = 0; n < 7; n++) await rated(1_200 - n);
  const own = await rated(1_000);
  const beginner = await rated(1_900, 9);
  await choose(hidden, { profileVisibility: 'private' });
  await choose(silent, { showStats: false });
  const seen = await readLeaders(world.db.read, own.userId, 'turncoat');
  expect(seen.best).toHaveLength(10);
  expect(seen.best.slice(0, 2)).toMatchObject([
    { place: 1, player: { id: best.userId }, rating: 1_500 },
    { place: 2, player: null, rating: null },
  ]);
  const shown = (actor: Actor) => seen.best.find(({ player }) => player?.id === actor.userId);
  expect([shown(silent), shown(tied)]).toMatchObject([
    { place: 3, rating: null },
    { place: 3, rating: 1_300 },
  ]);
  expect(seen.own).toMatchObject({ place: 12, player: { id: own.userId }, rating: 1_000, isOwn: true });
  expect((await readLeaders(world.db.read, hidden.userId, 'turncoat')).best[1]).toMatchObject({
    place: 2,
    player: { id: hidden.userId },
    rating: 1_400,
    isOwn: true,
  });
  expect(await readLeaders(world.db.read, beginner.userId, 'turncoat')).toMatchObject({ own: null, runsLeft: 1 });
  expect(await codeOf(readLeaders(world.db.read, own.userId, 'chess'))).toBe('NOT_FOUND');
});
