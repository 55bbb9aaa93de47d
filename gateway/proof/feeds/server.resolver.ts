import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { LINES_MAX } from '../../../domain/proof/feed-news.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listServerEntries } from '../../../db/proof/server.queries.ts';
import { findBattle } from '../../battles/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { makeServerKey } from './make-server-key.ts';
import { ListedEntries } from '../proof.types.ts';
import { seesFeeds } from '../read-proof.ts';
import { ServerConsole, ServerLine } from './server.types.ts';

@Resolver()
export class ServerResolver {
  @Access('own')
  @ListedEntries
  @Query(() => [ServerLine], {
    description: 'All that a game server told of a battle, for its players and staff. Refusals: NOT_FOUND.',
  })
  async serverTimeline(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the battle.' }) id: string,
  ): Promise<ServerLine[]> {
    const actor = actorOf(context);
    const view = await findBattle(context.deps, actor, id, null);
    if (!view || !seesFeeds(actor, view)) throw new Refused('NOT_FOUND');
    return listServerEntries(context.deps.db.read, id, LINES_MAX);
  }

  @Access('administrator')
  @Mutation(() => ServerConsole, {
    description:
      'Names a server of the operator for a CS2 duel; the line before it ends. Refusals: PROOF_OFF, RATE_LIMITED, NOT_FOUND, OWN_DISPUTE, SERVER_NOT_FOR_BATTLE.',
  })
  async makeServerKey(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'The id of the battle that is played on it.' }) battleId: string,
  ): Promise<ServerConsole> {
    return { command: await makeServerKey(context.deps, actorOf(context), battleId) };
  }
}
