import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { type NonEmptyArray, buildSchema } from 'type-graphql';
import { WIRING } from '../rooms.ts';
import { guardSchema } from '../schema/access.ts';

/** The schema of every room with its guards. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: WIRING.resolvers as unknown as NonEmptyArray<new () => unknown>,
    // Input is checked by the use cases, for every endpoint alike.
    validate: false,
    // Asked for by type-graphql; subscriptions name their own source, `live` of the context.
    pubSub: createPubSub(),
  });
  return guardSchema(schema);
}
