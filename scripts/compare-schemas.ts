import {
  DangerousChangeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  findBreakingChanges,
  findDangerousChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/**
 * What programs written against the `released` schema can break by in the `present` one. What is added breaks none: it
 * has to put up with values of enums that it does not know. An argument that means something else when it is left out
 * is a break.
 */
export const breaksBetween = (released: GraphQLSchema, present: GraphQLSchema): string[] => [
  ...findBreakingChanges(released, present).map(({ description }) => description),
  ...findDangerousChanges(released, present)
    .filter(({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE)
    .map(({ description }) => description),
];

type Place = readonly [name: string, reason: string | null | undefined];

function placesOf(type: GraphQLNamedType): Place[] {
  const own = ({ name, deprecationReason }: { name: string; deprecationReason?: string | null | undefined }): Place => [
    `${type.name}.${name}`,
    deprecationReason,
  ];
  if (isEnumType(type)) return type.getValues().map(own);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(own);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    own(field),
    ...field.args.map((arg): Place => [`${type.name}.${field.name}(${arg.name}:)`, arg.deprecationReason]),
  ]);
}

/** What is deprecated without a day until which it goes on, or without a place of the schema to be used instead. */
export function oddDeprecations(schema: GraphQLSchema): string[] {
  const places = Object.values(schema.getTypeMap()).flatMap(placesOf);
  const standing = new Set(places.filter(([, reason]) => !reason).map(([name]) => name));
  return places
    .filter(([, reason]) => {
      if (!reason) return false;
      const [, instead = ''] = /^Until \d{4}-\d{2}-\d{2}: use `([^`]+)`/.exec(reason) ?? [];
      return !standing.has(instead);
    })
    .map(([name, reason]) => `${name}: ${reason}`);
}
