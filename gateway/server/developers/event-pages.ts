import type { Deps } from '../../kernel/deps.ts';
import { type EventKind, type FieldSchema, listEventKinds } from '../../platform/index.ts';

const eventKinds = ({ wiring }: Deps): readonly EventKind[] => listEventKinds(wiring.told);

const nameOfRef = (ref: string): string => ref.split('/').at(-1) ?? '';

/** Which key is told of a kind. */
const scopeWords = (scope: EventKind['scope']): string => (scope === null ? 'none: webhooks alone' : `\`${scope}\``);

/** A row for each kind: what it is, what a webhook ticks for it, and which key is told of it. */
export const eventRows = (deps: Deps): readonly (readonly string[])[] =>
  eventKinds(deps).map(({ kind, type, form, scope, description }) => [
    `[\`${kind}\`](#${form.toLowerCase()})`,
    `\`${type}\``,
    scopeWords(scope),
    description,
  ]);

type Defs = Readonly<Record<string, FieldSchema>>;

/** What a field holds, in words. */
function wordsOf({ $ref, anyOf, type, items }: FieldSchema, defs: Defs): string {
  if (anyOf) return anyOf.map((one) => wordsOf(one, defs)).join(' or ');
  if ($ref !== undefined) {
    const name = nameOfRef($ref);
    const { enum: values, properties } = defs[name] ?? {};
    if (values) return values.map((value) => `\`${value}\``).join(', ');
    return properties ? name : name.toLowerCase();
  }
  if (Array.isArray(type)) return type.map((one: string) => wordsOf({ type: one }, defs)).join(' or ');
  if (items) return `list of ${wordsOf(items, defs)}`;
  return type === 'string' ? 'text' : type === 'boolean' ? 'true or false' : String(type);
}

const fieldList = (fields: FieldSchema['properties'], defs: Defs): string =>
  Object.entries(fields ?? {})
    .filter(([name]) => name !== 'what')
    .map(([name, field]) => `- \`${name}\` (${wordsOf(field, defs)}): ${field.description ?? ''}`)
    .join('\n');

/** What the data of each form hold, with a whole body of its first kind. */
export function eventForms(deps: Deps): string {
  const firsts = new Map(
    eventKinds(deps)
      .toReversed()
      .map((one) => [one.form, one] as const),
  );
  return [...firsts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([form, { schema, example }]) => {
      const { $defs: defs = {} } = schema;
      const data = schema.properties?.['data']?.properties;
      const nested = Object.entries(defs)
        .filter(([name, { properties }]) => properties !== undefined && JSON.stringify(data).includes(`/${name}"`))
        .map(([name, { properties }]) => `\n\n${name}:\n\n${fieldList(properties, defs)}`);
      const body = JSON.stringify(example, null, 2);
      return `### ${form}\n\n${fieldList(data, defs)}${nested.join('')}\n\n\`\`\`json\n${body}\n\`\`\``;
    })
    .join('\n\n');
}
