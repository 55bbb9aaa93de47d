import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountResolver } from '../accounts/account.resolver.ts';
import { AdminResolver } from '../admin/admin.resolver.ts';
import { BattleResolver } from '../battles/battle.resolver.ts';
import { BattleDisputeResolver, DisputeResolver, DisputedBattleResolver } from '../disputes/dispute.resolver.ts';
import { LiveResolver } from '../events/live.resolver.ts';
import { ResultResolver } from '../results/result.resolver.ts';
import { WalletResolver } from '../wallet/wallet.resolver.ts';
import { guardSchema } from './access.ts';

/** The schema of every room with its guards. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      AdminResolver,
      BattleResolver,
      BattleDisputeResolver,
      DisputeResolver,
      DisputedBattleResolver,
      LiveResolver,
      ResultResolver,
      WalletResolver,
    ],
    // Input is checked by the use cases, for every door alike.
    validate: false,
    // Asked for by type-graphql; subscriptions name their own source, `live` of the context.
    pubSub: createPubSub(),
  });
  return guardSchema(schema);
}
