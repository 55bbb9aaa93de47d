import { asc, eq, inArray, notLike } from 'drizzle-orm';
import { ACHIEVEMENTS, unlockedBy } from '../../domain/results/achievements.ts';
import type { Region } from '../../domain/shared/regions.ts';
import { preferences, updateRegion, users } from '../accounts/index.ts';
import { COMPETITORS, CROWD, people } from '../seed/cast.ts';
import { type Samples, type Scene, type Untold, untoldEvent } from '../seed/scene.ts';
import { readDeeds } from './achievement.queries.ts';
import { countForBoards } from './count-leaders.ts';
import { outcomes } from './result.table.ts';

/** Where the people of the demo data set are at home; a newcomer has not chosen yet. */
const HOMES: readonly (readonly [userId: string, region: Region])[] = [
  [people.demo, 'na'],
  [people.rival, 'eu'],
  [people.nightHawk, 'eu'],
  [people.pixelQueen, 'na'],
  [people.aceViper, 'asia'],
  [people.stormBreaker, 'asia'],
  [people.lunaStrike, 'na'],
];

/** Homes, and that those who compete for the first places show what it brings. */
async function present({ tx, signedUpAt }: Scene): Promise<void> {
  for (const [userId, region] of HOMES) await updateRegion(tx, userId, region, signedUpAt);
  await tx
    .update(preferences)
    .set({ showEarnings: true })
    .where(inArray(preferences.userId, [...COMPETITORS]));
}

/** Boards and ratings of everything that was settled, by the product's own reckoning. */
async function follows({ tx }: Scene): Promise<void> {
  const settled = await tx
    .select({ battleId: outcomes.battleId })
    .from(outcomes)
    .where(eq(outcomes.won, true))
    .orderBy(asc(outcomes.at), asc(outcomes.battleId));
  for (const { battleId } of settled) await countForBoards(tx, battleId);
}

/** What players have reached by what they did; unlocked when the events of it are delivered. */
async function untold({ tx }: Scene): Promise<Untold[]> {
  const told: Untold[] = [];
  const players = await tx
    .select({ id: users.id })
    .from(users)
    .where(notLike(users.id, `${CROWD}%`))
    .orderBy(asc(users.id));
  for (const { id: userId } of players) {
    for (const [achievement, at] of unlockedBy(await readDeeds(tx, userId))) {
      const title = ACHIEVEMENTS.find(({ id }) => id === achievement)?.title ?? achievement;
      told.push({ event: untoldEvent('achievement.unlocked', achievement, { userId, achievement, title }, at) });
    }
  }
  return told;
}

export const samples: Samples = { present, follows, untold };
