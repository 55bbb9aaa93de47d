import { type GraphQLField, type GraphQLSchema, getNamedType, isInterfaceType } from 'graphql';
import { Extensions, Field, ID, InterfaceType } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { Scope } from './scope.ts';

@Scope('public')
@InterfaceType({
  description: 'What `node` finds again by one id.',
  resolveType: (value: { readonly __typename: string }) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, {
    description: 'Among everything that is a `Node`, for `node` and for caches; do not take it apart.',
  })
  nodeId!: string;
}

type ArgsOf = (id: string) => Readonly<Record<string, unknown>>;

/** Declares a query as the one by which `node` finds what it answers: so it decides who gets to see it. */
export const FindsNode = (argsOf: ArgsOf = (id) => ({ id })) => Extensions({ argsOfNode: argsOf });

/** An id names one thing of its type; of two types the demo data has the same. */
const nodeIdOf = (typeName: string, id: string): string => `${typeName}:${id}`;

interface NodePlace {
  readonly typeName: string;
  readonly id: string;
}

/** Null for what names nothing. */
export function nodePlaceOf(nodeId: string): NodePlace | null {
  const [, typeName = '', id = ''] = /^(\w+):(.+)$/.exec(nodeId) ?? [];
  return typeName === '' ? null : { typeName, id };
}

interface NodeQuery {
  readonly argsOf: ArgsOf;
  readonly resolve: NonNullable<GraphQLField<unknown, Context>['resolve']>;
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, NodeQuery>>();

/** The query of each type of Node, with its guards. */
export const nodeQueriesOf = (schema: GraphQLSchema): ReadonlyMap<string, NodeQuery> =>
  known.get(schema) ?? new Map<string, NodeQuery>();

/** Whether a field is the id of a thing among all, which follows from its own. */
export const isNodeId = ({ extensions }: Pick<GraphQLField<unknown, Context>, 'extensions'>): boolean =>
  extensions['isNodeId'] === true;

/** Gives Nodes their ids. Throws when one of them has no query, so that such a gateway does not start. */
export function wireNodes(schema: GraphQLSchema): void {
  const queries = new Map<string, NodeQuery>();
  const node = schema.getType(Node.name);
  for (const type of isInterfaceType(node) ? schema.getPossibleTypes(node) : []) {
    const [query, ...more] = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
      (field) => getNamedType(field.type) === type && field.extensions['argsOfNode'] !== undefined,
    );
    const { nodeId } = type.getFields();
    if (!query?.resolve || more.length > 0 || !nodeId)
      throw new Error(`${type.name} is a Node, which one query has to find`);
    nodeId.extensions = { ...nodeId.extensions, isNodeId: true };
    nodeId.resolve = ({ id }: { readonly id: string }) => nodeIdOf(type.name, id);
    queries.set(type.name, { argsOf: query.extensions['argsOfNode'] as ArgsOf, resolve: query.resolve });
  }
  known.set(schema, queries);
}
