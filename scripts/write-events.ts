/** Writes what programs are told of, as types and examples, into the client package. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import 'reflect-metadata';
import { type EventKind, type FieldSchema, listEventKinds } from '../gateway/platform/index.ts';
import { WIRING } from '../gateway/rooms.ts';
import { ROOT } from './source-files.ts';

type Fields = readonly (readonly [name: string, schema: FieldSchema])[];

const kinds = listEventKinds(WIRING.told);
const forms = [...new Set(kinds.map(({ form }) => form))];
const defs = Object.assign({}, ...kinds.map(({ schema }) => schema.$defs ?? {})) as Readonly<
  Record<string, FieldSchema>
>;
const ofForm = (form: string): readonly EventKind[] => kinds.filter((one) => one.form === form);

const nameOfRef = (ref: string): string => ref.split('/').at(-1) ?? '';
const fieldsOf = ({ properties = {} }: FieldSchema): Fields => Object.entries(properties);

/** The fields of a form, but for its `what`. */
const dataOf = (form: string): Fields =>
  fieldsOf(ofForm(form)[0]?.schema.properties?.['data'] ?? {}).filter(([name]) => name !== 'what');

/** What else has fields of its own: a row of a list. */
const nested = Object.entries(defs).filter(([, { properties }]) => properties !== undefined);

/** A schema as a type of TypeScript. */
function typeOf({ $ref, anyOf, type, items, enum: values }: FieldSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if ($ref !== undefined) {
    const def = defs[nameOfRef($ref)];
    return def && !def.properties ? typeOf(def) : nameOfRef($ref);
  }
  if (Array.isArray(type)) return type.map((one: string) => typeOf({ type: one })).join(' | ');
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (items) return `readonly ${items.$ref === undefined ? `(${typeOf(items)})` : typeOf(items)}[]`;
  return type === 'integer' ? 'number' : String(type);
}

const doc = (text: string | undefined, indent = ''): string => `${indent}/** ${text ?? ''} */\n`;
const members = (fields: Fields): string =>
  fields.map(([name, schema]) => `${doc(schema.description, '  ')}  readonly ${name}: ${typeOf(schema)};\n`).join('');

const types = `/** The \`type\` of a body, as \`events\` takes it. */
export type EventTopic = ${[...new Set(kinds.map(({ type }) => type))]
  .map((type) => `'${type.replaceAll(/[.-]/g, '_').toUpperCase()}'`)
  .join(' | ')};

interface Body<Type extends string, Version extends number, Data> {
  /** What the owner ticked to be told it. */
  readonly type: Type;
  /** The form of \`data\`: another form has another number. */
  readonly version: Version;
  /** Its number among what the webhook is told, without gaps; missing in the log of the account. */
  readonly seq?: number;
  /** Its place in the log of the account: \`events\` goes on behind it. */
  readonly cursor?: string;
  /** When it happened, in UTC. */
  readonly timestamp: string;
  readonly data: Data;
}

${nested
  .map(([name, schema]) => `${doc(schema.description)}export interface ${name} {\n${members(fieldsOf(schema))}}\n`)
  .join('\n')}${forms
  .map(
    (form) => `
export interface ${form}<What extends string = string> {
  /** The kind of event. */
  readonly what: What;
${members(dataOf(form))}}
`,
  )
  .join('')}
/** Bodies by the kind of event. */
export interface EventBodies {
${kinds
  .map(
    ({ kind, type, version, form, description }) =>
      `${doc(description, '  ')}  readonly '${kind}': Body<'${type}', ${version}, ${form}<'${kind}'>>;\n`,
  )
  .join('')}}

/** \`data.what\` of a body. */
export type EventKind = keyof EventBodies;

/** What a webhook is sent and \`events\` tells; \`data.what\` tells the kinds apart. A newer Gauntlet may have more of them. */
export type EventBody = EventBodies[EventKind];
`;

const examples = `import type { EventBodies } from './event-body.ts';

/** A body of each kind. */
export const EVENT_EXAMPLES: EventBodies = ${JSON.stringify(
  Object.fromEntries(kinds.map(({ kind, example }) => [kind, example])),
  null,
  2,
)};
`;

const folder = join(ROOT, 'client/__generated__');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'event-body.ts'), types);
writeFileSync(join(folder, 'event-examples.ts'), examples);
