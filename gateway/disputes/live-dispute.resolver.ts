import { Arg, Ctx, ID, Resolver, Subscription } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Dispute } from './dispute.types.ts';
import { findCase } from './read-case.ts';

@Resolver()
export class LiveDisputeResolver {
  @Access('own')
  @Subscription(() => Dispute, {
    nullable: true,
    description:
      'A case each time evidence comes to it or a side has nothing to add, for its parties and staff. Refusals: NOT_FOUND.',
    subscribe: async ({ context, args }: { context: Context; args: { disputeId: string } }) => {
      const mayRead = async () => (await findCase(context.deps, actorOf(context), args.disputeId)) !== undefined;
      if (!(await mayRead())) throw new Refused('NOT_FOUND');
      return whileAllowed(context, context.live.subscribe('dispute', args.disputeId), { mayRead });
    },
  })
  async evidenceAdded(
    @Ctx() context: Context,
    @Arg('disputeId', () => ID, { description: 'As `Dispute.id` names it.' }) disputeId: string,
  ): Promise<Dispute | null> {
    return (await findCase(context.deps, actorOf(context), disputeId)) ?? null;
  }
}
