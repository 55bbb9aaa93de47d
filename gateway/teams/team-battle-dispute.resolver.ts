import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import { readMembership } from '../../db/teams/team.queries.ts';
import { Dispute, findCaseOf } from '../disputes/index.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { TeamBattle } from './team-battle.types.ts';

@Resolver(() => TeamBattle)
export class TeamBattleDisputeResolver {
  @Access('own')
  @FieldResolver(() => Dispute, {
    nullable: true,
    description: 'The newest dispute; null without one, and but for both teams, who played, and staff.',
  })
  async dispute(@Ctx() context: Context, @Root() { id, home, away, lineUp }: TeamBattle): Promise<Dispute | null> {
    const { userId, role } = actorOf(context);
    const membership = await readMembership(context.deps.db.read, userId);
    const isTheirs =
      membership?.teamId === home.id ||
      membership?.teamId === away.id ||
      lineUp.some(({ player }) => player.id === userId);
    return isTheirs || isStaff(role) ? findCaseOf(context.deps, { kind: 'team-battle', id }) : null;
  }
}
