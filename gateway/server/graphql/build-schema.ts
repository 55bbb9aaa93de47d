import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { type NonEmptyArray, buildSchema } from 'type-graphql';
import { StaffEventEnum } from '../../admin/index.ts';
import { RefusalCodeEnum, makeEventTypes, tellOperations } from '../../platform/index.ts';
import { WIRING } from '../../rooms.ts';
import { guardSchema } from '../../schema/access.ts';
import { fillEnum } from '../../schema/enums.ts';
import { wireNodes } from '../../schema/node.ts';
import { tellAccess } from '../../schema/tell-access.ts';
import { AlertKindEnum } from '../../wallet/index.ts';
import { describeOperations } from './describe-operations.ts';

fillEnum(AlertKindEnum, 'AlertKind', 'What staff are alerted of.', WIRING.alerts);
fillEnum(StaffEventEnum, 'StaffEvent', 'What happened that concerns staff.', WIRING.activity);
makeEventTypes(WIRING.told);
fillEnum(
  RefusalCodeEnum,
  'RefusalCode',
  'What an operation may be refused with, and the status of it where a call is refused as a whole.',
  [...WIRING.refusals]
    .map(([code, [status, message]]) => [code, `${status}: ${message}.`] as const)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);

/** The three types that operations begin at, which type-graphql makes without a word. */
function describeRoots(schema: GraphQLSchema): void {
  const words = [
    [schema.getQueryType(), 'What can be read. Nothing changes by it.'],
    [schema.getMutationType(), 'What can be done. A refusal changes nothing; its code says why.'],
    [schema.getSubscriptionType(), 'What can be followed while it happens, over a websocket.'],
  ] as const;
  for (const [type, description] of words) if (type) type.description = description;
}

/** The schema of every room with its guards. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: WIRING.resolvers as unknown as NonEmptyArray<new () => unknown>,
    // Input is checked by the use cases, for every endpoint alike.
    validate: false,
    // It would introspect the whole schema at each start; `emit-schema` judges it once, when it is generated.
    skipCheck: true,
    // Asked for by type-graphql; subscriptions name their own source, `live` of the context.
    pubSub: createPubSub(),
  });
  describeRoots(schema);
  guardSchema(schema);
  wireNodes(schema);
  tellAccess(schema);
  tellOperations(schema, () => describeOperations(schema));
  return schema;
}
