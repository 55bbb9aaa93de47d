import { readFileSync } from 'node:fs';
import { type GraphQLObjectType, type GraphQLSchema, Kind, OperationTypeNode, buildSchema, parse } from 'graphql';
import { GENERAL_REFUSALS, refusalsNamedIn } from '../../domain/platform/general-refusals.ts';

/** What the description of an operation need not name; `INTERNAL` is no refusal. */
export const ANYWHERE: ReadonlySet<string> = new Set([...GENERAL_REFUSALS, 'INTERNAL']);

let read: GraphQLSchema | undefined;
const schema = (): GraphQLSchema => (read ??= buildSchema(readFileSync('schema.graphql', 'utf8')));

/** The operation of a document that an answer's key stands for; null for a document that is none. */
function operationOf(query: string, key: string): readonly [GraphQLObjectType, string] | null {
  const types = {
    [OperationTypeNode.QUERY]: schema().getQueryType(),
    [OperationTypeNode.MUTATION]: schema().getMutationType(),
    [OperationTypeNode.SUBSCRIPTION]: schema().getSubscriptionType(),
  };
  for (const definition of parse(query).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const selection of definition.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD || (selection.alias ?? selection.name).value !== key) continue;
      const type = types[definition.operation];
      if (type) return [type, selection.name.value];
    }
  }
  return null;
}

/** Holds a refusal against what the schema says of its operation. */
export function requireDocumented(query: unknown, path: readonly (string | number)[] | undefined, code: unknown): void {
  const [key] = path ?? [];
  if (typeof query !== 'string' || typeof key !== 'string' || typeof code !== 'string' || ANYWHERE.has(code)) return;
  const [type, name] = operationOf(query, key) ?? [];
  const description = name === undefined ? undefined : type?.getFields()[name]?.description;
  if (name === undefined || refusalsNamedIn(description ?? '').includes(code)) return;
  throw new Error(
    `${type?.name}.${name} was refused with ${code}, which its description does not name among its refusals`,
  );
}
