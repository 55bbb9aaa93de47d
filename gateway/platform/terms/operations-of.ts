import type { GraphQLSchema } from 'graphql';
import type { ApiOperation } from './operation.types.ts';

const NAME = 'operations';

/** Leaves the operations of a schema with it; they are described when they are first asked for. */
export function tellOperations(schema: GraphQLSchema, describe: () => readonly ApiOperation[]): void {
  let described: readonly ApiOperation[] | undefined;
  schema.extensions = { ...schema.extensions, [NAME]: () => (described ??= describe()) };
}

export const operationsOf = (schema: GraphQLSchema): readonly ApiOperation[] =>
  (schema.extensions[NAME] as () => readonly ApiOperation[])();
