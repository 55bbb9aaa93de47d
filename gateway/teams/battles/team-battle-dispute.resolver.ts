import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Dispute, findCaseOf } from '../../disputes/index.ts';
import { Access } from '../../schema/access.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { seesTeamBattle } from '../read-team.ts';
import { TeamBattle } from './team-battle.types.ts';

@Resolver(() => TeamBattle)
export class TeamBattleDisputeResolver {
  @Access('own')
  @FieldResolver(() => Dispute, {
    nullable: true,
    description: 'The newest dispute; null without one, and but for both teams, who played, and staff.',
  })
  async dispute(@Ctx() context: Context, @Root() teamBattle: TeamBattle): Promise<Dispute | null> {
    const isSeen = await seesTeamBattle(context.deps.db.read, actorOf(context), teamBattle);
    return isSeen ? findCaseOf(context.deps, { kind: 'team-battle', id: teamBattle.id }) : null;
  }
}
