import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * A document without the fields that a schema does not have, and without what then asks for nothing; null where all of it
 * is known.
 */
export function cutDocument(schema: GraphQLSchema, document: DocumentNode): DocumentNode | null {
  const info = new TypeInfo(schema);
  let isCut = false;
  const cut = (): null => {
    isCut = true;
    return null;
  };
  // What was cut of a node stands there as null.
  const left = visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: () => (info.getParentType() && !info.getFieldDef() ? cut() : undefined),
        leave: ({ selectionSet }) => (selectionSet === null ? null : undefined),
      },
      FragmentDefinition: { enter: () => (info.getType() ? undefined : cut()) },
      OperationDefinition: { leave: ({ selectionSet }) => (selectionSet === null ? null : undefined) },
      SelectionSet: { leave: ({ selections }) => (selections.length === 0 ? null : undefined) },
    }),
  );
  return isCut ? left : null;
}
