import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { type RefusalCode, Refused } from '../../domain/shared/refusals.ts';
import type { Context } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Node, nodePlaceOf, nodeQueriesOf } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';

/** With these a query says that it has nothing of this id for its caller. */
const NOT_HERE: ReadonlySet<RefusalCode> = new Set([
  'NOT_FOUND',
  'FORBIDDEN',
  'BAD_INPUT',
  'SCOPE_REQUIRED',
  'CLOSED_TO_KEYS',
  'RISK_CASE_OWN',
]);

@Resolver()
export class NodeResolver {
  @Scope('public')
  @Access('own')
  @Query(() => Node, {
    nullable: true,
    description:
      'What has this id, as the query of its own type answers it without a code; null where that one would refuse the caller.',
  })
  async node(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'As `Node.nodeId` says it.' }) nodeId: string,
  ): Promise<object | null> {
    const place = nodePlaceOf(nodeId);
    const query = place && nodeQueriesOf(info.schema).get(place.typeName);
    if (!query) return null;
    const { typeName, id } = place;
    try {
      const found = (await query.resolve(undefined, query.argsOf(id), context, info)) as { readonly id: string } | null;
      // A query may answer with another one for an id that it does not know.
      return found?.id === id ? { ...found, __typename: typeName } : null;
    } catch (cause) {
      if (cause instanceof Refused && NOT_HERE.has(cause.refusal.code)) return null;
      throw cause;
    }
  }
}
