import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { enumNamed, fillEnum } from '../../schema/enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import type { Said } from '../../kernel/manifest/room.ts';
import { type EventKind, type FieldSchema, listEventKinds } from './list-event-kinds.ts';

export const EventKindEnum = {};

/** Which of them a key is told of is decided where they are read; what they say is open to the same keys. */
@Scope('public')
@InterfaceType({
  description: 'What is told of an event: the `data` of its body. Each form of them is a type of its own.',
  resolveType: (value: { readonly __typename: string }) => value.__typename,
})
export abstract class EventData {
  @Field(() => EventKindEnum, { description: 'The kind of event.' })
  what!: string;
}

type Made = new () => object;

/** What the types of a form share. */
interface Own {
  readonly scope: Scope;
  readonly defs: Readonly<Record<string, FieldSchema>>;
  readonly made: Map<string, Made>;
}

const SCALARS: Readonly<Record<string, object>> = { Cents, Count: Int, Milliseconds: Instant };

/** Makes the types of the schema that the forms of events are, from what their rooms declare; before the schema is made. */
export function makeEventTypes(told: Said['told']): void {
  const kinds = listEventKinds(told);
  fillEnum(
    EventKindEnum,
    'EventKind',
    'The kinds of events that programs are told of.',
    kinds.map(({ kind, description }) => [kind, description] as const),
  );
  const made = new Map<string, Made>();
  for (const { form, schema, scope } of kinds) {
    if (made.has(form)) continue;
    const { what: _, ...fields } = schema.properties?.['data']?.properties ?? {};
    const own: Own = { scope: scope ?? 'closed', defs: schema.$defs ?? {}, made };
    made.set(form, makeType(form, describeForm(form, kinds), fields, own, true));
  }
}

const describeForm = (form: string, kinds: readonly EventKind[]): string =>
  `What is told of ${kinds
    .filter((one) => one.form === form)
    .map(({ kind }) => `\`${kind}\``)
    .join(', ')}.`;

function makeType(
  name: string,
  description: string,
  fields: Readonly<Record<string, FieldSchema>>,
  own: Own,
  isForm: boolean,
): Made {
  const Type = { [name]: class {} }[name] as Made;
  for (const [key, { description: says = '', ...schema }] of Object.entries(fields)) {
    const { type, nullable } = fieldTypeOf(key, schema, own);
    Field(() => type as never, { nullable, description: says })(Type.prototype as object, key);
  }
  Scope(own.scope)(Type);
  Access('own')(Type);
  ObjectType(name, { description, ...(isForm && { implements: EventData as never }) })(Type);
  return Type;
}

/** The type of a field in the schema. @throws Error for what has none there */
function fieldTypeOf(
  key: string,
  { $ref, anyOf = [], type, items }: FieldSchema,
  own: Own,
): { readonly type: unknown; readonly nullable: boolean } {
  const types = Array.isArray(type) ? (type as readonly string[]) : [type];
  const known = anyOf.find((one) => one.type !== 'null');
  if (known) return { ...fieldTypeOf(key, known, own), nullable: true };
  const nullable = types.includes('null');
  if ($ref !== undefined) return { type: namedType($ref.split('/').at(-1) ?? '', own), nullable };
  if (items) return { type: [fieldTypeOf(key, items, own).type], nullable };
  if (types.includes('string')) return { type: /Ids?$/.test(key) ? ID : String, nullable };
  if (types.includes('boolean')) return { type: Boolean, nullable };
  throw new Error(`the field ${key} of an event has no type in the schema: name a whole number by what it counts`);
}

function namedType(name: string, own: Own): unknown {
  const found = SCALARS[name] ?? enumNamed(name) ?? own.made.get(name);
  if (found) return found;
  const { properties, description = '' } = own.defs[name] ?? {};
  if (!properties) throw new Error(`${name} of an event is no type of the schema`);
  const row = makeType(name, description, properties, own, false);
  own.made.set(name, row);
  return row;
}
