import { readFileSync } from 'node:fs';
import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  buildSchema,
  getNamedType,
  isListType,
  getNullableType,
  isObjectType,
  parse,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { typePolicies } from './type-policies.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const documents = Object.values(
  JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>,
);

/** Whether what is read of it anywhere joins into one thing in memory. */
function isOne(type: GraphQLNamedType): boolean {
  if (!isObjectType(type)) return false;
  const keyFields = typePolicies[type.name]?.keyFields;
  return type.name === 'Query' || (keyFields === undefined ? 'id' in type.getFields() : keyFields !== false);
}

function joins(parent: GraphQLNamedType, field: string, type: GraphQLNamedType): boolean {
  const ofField = typePolicies[parent.name]?.fields?.[field];
  return (
    typePolicies[type.name]?.merge === true ||
    (typeof ofField === 'object' && 'merge' in ofField && ofField.merge === true)
  );
}

function fieldsOf({ selections }: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return one.name.value === '__typename' ? [] : [one.name.value];
    const set = one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)?.selectionSet;
    return set ? fieldsOf(set, fragments) : [];
  });
}

test('what is part of a thing in memory and read with other fields elsewhere is joined, and not replaced', () => {
  /** By place, the fields that documents read there, each set once. */
  const read = new Map<string, Set<string>>();
  for (const text of documents) {
    const document = parse(text);
    const fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );
    const info = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(info, {
        Field({ name, selectionSet, arguments: given }) {
          const [type, parent] = [info.getType(), info.getParentType()];
          if (!type || !parent || !selectionSet || (given?.length ?? 0) > 0 || isListType(getNullableType(type)))
            return;
          const named = getNamedType(type);
          if (!isOne(parent) || isOne(named) || joins(parent, name.value, named)) return;
          const place = `${parent.name}.${name.value}`;
          const sets = read.get(place) ?? new Set();
          read.set(place, sets.add([...new Set(fieldsOf(selectionSet, fragments))].toSorted().join(' ')));
        },
      }),
    );
  }
  expect(read.size).toBeGreaterThan(20);
  expect(Object.fromEntries([...read].filter(([, sets]) => sets.size > 1))).toEqual({});
});
