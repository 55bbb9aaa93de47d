import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { levelOf } from '../../domain/missions/xp.ts';
import { readMissionPlayer } from '../../db/missions/mission.queries.ts';
import type { Context } from '../kernel/context.ts';
import { PublicProfile } from '../profiles/index.ts';
import { Access } from '../schema/access.ts';
import { PlayerLevel } from './mission.types.ts';

@Resolver(() => PublicProfile)
export class LevelResolver {
  /** SE-03 */
  @Access('own')
  @FieldResolver(() => PlayerLevel, {
    nullable: true,
    description: 'The player’s level; null where statistics are kept back.',
  })
  async level(@Ctx() { deps }: Context, @Root() { id, sight }: PublicProfile): Promise<PlayerLevel | null> {
    return sight.stats ? levelOf((await readMissionPlayer(deps.db.read, id))?.xp ?? 0) : null;
  }
}
