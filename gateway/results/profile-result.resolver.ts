import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ACHIEVEMENTS, doneOf } from '../../domain/results/achievements.ts';
import { readEarnings, readFeats, readLargestStake, readUnlocked } from '../../db/results/achievement.queries.ts';
import { listOutcomes, readStats } from '../../db/results/result.queries.ts';
import { PublicProfile } from '../profiles/index.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Achievement, Earnings, FormResult } from './profile-result.types.ts';
import { Stats, toStats } from './result.types.ts';

const FORM_RESULTS = 20;

/** The figures of a profile; null wherever the player does not show them to the caller. */
@Resolver(() => PublicProfile)
export class ProfileResultResolver {
  /** SE-03 */
  @Access('own')
  @FieldResolver(() => Stats, {
    nullable: true,
    description: 'The player’s figures; null where statistics are kept back.',
  })
  async stats(@Ctx() { deps }: Context, @Root() { id, sight }: PublicProfile): Promise<Stats | null> {
    return sight.stats ? toStats(await readStats(deps.db.read, id)) : null;
  }

  /** SE-03 */
  @Access('own')
  @FieldResolver(() => Earnings, {
    nullable: true,
    description:
      'What the player’s battles, tournaments and sponsored challenges brought; null where earnings are kept back.',
  })
  async earnings(@Ctx() { deps }: Context, @Root() { id, sight }: PublicProfile): Promise<Earnings | null> {
    return sight.earnings ? deps.db.snapshot((read) => readEarnings(read, id)) : null;
  }

  @Access('own')
  @FieldResolver(() => [FormResult], {
    nullable: true,
    description: `The latest results, at most ${FORM_RESULTS}, oldest first; null where statistics are kept back.`,
  })
  async form(@Ctx() { deps }: Context, @Root() { id, sight }: PublicProfile): Promise<FormResult[] | null> {
    if (!sight.stats) return null;
    const latest = await listOutcomes(deps.db.read, id, FORM_RESULTS, null);
    return latest.toReversed().map(({ battleId, won, amountCents, at }) => ({
      id: battleId,
      result: won ? 'win' : 'loss',
      amountCents: sight.earnings ? amountCents : null,
      at,
    }));
  }

  /** PR-05 */
  @Access('own')
  @FieldResolver(() => [Achievement], {
    nullable: true,
    description: 'All there are for the player, the unlocked ones for others; null where statistics are kept back.',
  })
  async achievements(@Ctx() context: Context, @Root() { id, sight }: PublicProfile): Promise<Achievement[] | null> {
    if (!sight.stats) return null;
    const { read } = context.deps.db;
    const isOwn = actorOf(context).userId === id;
    const unlocked = await readUnlocked(read, id);
    const feats = isOwn
      ? { ...(await readFeats(read, id)), largestStakeCents: await readLargestStake(read, id) }
      : null;
    const dates = new Map(unlocked.map((row) => [row.achievement, row.unlockedAt]));
    return ACHIEVEMENTS.filter((one) => isOwn || dates.has(one.id)).map((one) => {
      const unlockedAt = dates.get(one.id) ?? null;
      const { title, description } = one;
      const done = unlockedAt === null && feats ? Math.floor((doneOf(one, feats) / one.least) * 100) : 100;
      return {
        id: one.id,
        title,
        description,
        unlocked: unlockedAt !== null,
        unlockedAt,
        progress: isOwn ? done : null,
      };
    });
  }
}
