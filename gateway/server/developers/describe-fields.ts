import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Access } from '../../schema/access.ts';
import { type ApiOperation, operationsOf } from '../../platform/index.ts';
import { type Scope, scopeOf } from '../../schema/scope.ts';
import { counted } from './say-figures.ts';
import { SIGNATURE } from './write-page.ts';

export type RootKind = 'queries' | 'mutations' | 'subscriptions';

const KINDS: Readonly<Record<ApiOperation['kind'], RootKind>> = {
  query: 'queries',
  mutation: 'mutations',
  subscription: 'subscriptions',
};

/** What a stranger has to know of a field that operations begin with. */
export interface DescribedField {
  readonly name: string;
  readonly signature: string;
  readonly words: string;
  readonly who: string;
  readonly scope: Scope;
  readonly points: number;
  readonly refusals: readonly string[];
  readonly args: readonly { readonly name: string; readonly words: string }[];
  /** What is to be asked for in its place, and until when it goes on. */
  readonly deprecated: string | null;
}

const WHO: Readonly<Record<Access, string>> = {
  anyone: 'everybody',
  member: 'whoever is signed in',
  own: 'whoever is signed in',
  staff: 'moderators and administrators',
  senior: 'senior moderators and administrators',
  administrator: 'administrators',
};

export const scopeWords = (scope: Scope): string =>
  scope === 'public' ? 'any' : scope === 'closed' ? 'none' : `\`${scope}\``;

const REFUSALS = /\s*Refusals: ([A-Z][A-Z\d_]*(?:, [A-Z][A-Z\d_]*)*)\./;
const TERMS = /\n\nAccess: [^\n]*$/;

const typeOf = (schema: GraphQLSchema, kind: RootKind): GraphQLObjectType | null | undefined =>
  ({
    queries: schema.getQueryType(),
    mutations: schema.getMutationType(),
    subscriptions: schema.getSubscriptionType(),
  })[kind];

function signatureOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const taken = args.map((arg) => `${arg.name}: ${String(arg.type)}`);
  if (taken.length === 0) return `${name}: ${String(type)}`;
  const line = `${name}(${taken.join(', ')}): ${String(type)}`;
  return line.length <= 80 ? line : `${name}(\n  ${taken.join('\n  ')}\n): ${String(type)}`;
}

function describeField(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  { access, cost, refusals }: ApiOperation,
): DescribedField {
  const { name, args, deprecationReason } = field;
  // Who may ask and what it refuses with stand there once more, in words.
  const words = (field.description ?? '').replace(TERMS, '');
  return {
    name,
    signature: signatureOf(field),
    words: words.replace(REFUSALS, ''),
    who: WHO[access],
    scope: scopeOf(type, name),
    points: cost,
    refusals,
    args: args.map((arg) => ({ name: arg.name, words: arg.description ?? '' })),
    deprecated: deprecationReason ?? null,
  };
}

/** All fields of a kind by name. */
export function describeFields(schema: GraphQLSchema, kind: RootKind): readonly DescribedField[] {
  const type = typeOf(schema, kind);
  if (!type) return [];
  const fields = type.getFields();
  return operationsOf(schema).flatMap((operation) => {
    const field = KINDS[operation.kind] === kind ? fields[operation.name] : undefined;
    return field ? [describeField(type, field, operation)] : [];
  });
}

const inCode = (words: string): string => `\`${words}\``;

function writeField({ name, signature, words, who, scope, points, refusals, args, deprecated }: DescribedField) {
  return [
    `### ${name}`,
    `\`\`\`${SIGNATURE}\n${signature}\n\`\`\``,
    words,
    ...(deprecated === null ? [] : [`**Deprecated.** ${deprecated}`]),
    args.map((arg) => `- \`${arg.name}\` ${arg.words.replaceAll(/\s+/g, ' ')}`).join('\n'),
    [
      `Access: ${who}. Keys: ${scopeWords(scope)}. Cost: ${counted(points, 'point')} or more.`,
      ...(refusals.length === 0 ? [] : [`Refusals: ${refusals.map(inCode).join(', ')}.`]),
    ].join(' '),
  ].filter((part) => part !== '');
}

const TITLES: Readonly<Record<RootKind, string>> = {
  queries: 'All queries',
  mutations: 'All mutations',
  subscriptions: 'All subscriptions',
};

/** The page of a kind, as Markdown: what keys may ask stands before what needs a person. */
export function writeFields(schema: GraphQLSchema, kind: RootKind): string {
  const fields = describeFields(schema, kind);
  const isForStaff = ({ who }: DescribedField): boolean => who.endsWith('administrators');
  const groups = [
    ['For keys', fields.filter(({ scope }) => scope !== 'closed')],
    ['For people who are signed in', fields.filter((field) => field.scope === 'closed' && !isForStaff(field))],
    ['For staff', fields.filter((field) => field.scope === 'closed' && isForStaff(field))],
  ] as const;
  const parts = groups
    .filter(([, own]) => own.length > 0)
    .flatMap(([title, own]) => [`## ${title}`, ...own.flatMap(writeField)]);
  return [
    `# ${TITLES[kind]}`,
    `${counted(fields.length, 'field')} by name. The points are those of the field alone, with its default page; what you ask for below it [comes on top](limits.md#points).`,
    ...parts,
  ].join('\n\n');
}
