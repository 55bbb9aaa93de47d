import { type GraphQLSchema, isEnumType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { ACCESS_MARK, REFRESH_MARK } from '../../../domain/platform/api-key.ts';
import { API_CHANGES } from '../../../domain/platform/api-changes.ts';
import { LIVES } from '../../../domain/platform/application.ts';
import { GENERAL_REFUSALS } from '../../../domain/platform/general-refusals.ts';
import { API_SCOPES } from '../../../domain/platform/scopes.ts';
import { formatCount } from '../../../domain/shared/figures.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readLimits } from '../../platform/index.ts';
import { scopeWords, describeFields } from './describe-fields.ts';
import { eventForms, eventRows } from './event-pages.ts';
import { PAGES } from './pages.ts';
import { duration } from './say-figures.ts';

type Row = readonly string[];

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Codes that only programs meet. */
const PROGRAM_REFUSALS = [
  'SCOPE_REQUIRED',
  'CLOSED_TO_KEYS',
  'KEY_STAKE_REACHED',
  'NOT_FOUND',
  'QUERY_TOO_COSTLY',
  'ANSWER_TOO_LARGE',
  'TOO_FAR_BEHIND',
] as const;

function refusalTable({ wiring }: Deps, codes: readonly string[]): string {
  const rows = codes.map((code) => {
    const [status, message] = wiring.refusals.get(code) ?? [500, ''];
    return [`\`${code}\``, String(status), `${message}.`];
  });
  return table(['code', 'status', 'what it means'], rows);
}

function scopeTable(schema: GraphQLSchema): string {
  const type = schema.getType('ApiScope');
  const words = new Map(
    isEnumType(type) ? type.getValues().map(({ name, description }) => [name, description ?? '']) : [],
  );
  return table(
    ['scope', 'what it opens'],
    API_SCOPES.map((scope) => [`\`${scope}\``, words.get(scope.replace(':', '_').toUpperCase()) ?? '']),
  );
}

function openFields(schema: GraphQLSchema): string {
  const rows = (['queries', 'mutations', 'subscriptions'] as const).flatMap((kind) =>
    describeFields(schema, kind)
      .filter(({ scope }) => scope !== 'closed')
      .map(({ name, scope, points }) => [
        `[\`${name}\`](app:/developers/reference/${kind}#${name.toLowerCase()})`,
        kind,
        scopeWords(scope),
        formatCount(points),
      ]),
  );
  return table(['field', 'among', 'scope', 'points'], rows);
}

/** Of limits, as the query `limits` has them. */
const limitTable =
  (what: string, most: string, rows: readonly (readonly [string, keyof ReturnType<typeof readLimits>])[]) =>
  ({ config }: Deps): string => {
    const limits = readLimits(config);
    return table(
      [what, most],
      rows.map(([words, name]) => [words, formatCount(limits[name])]),
    );
  };

/** What the pages show that is made of declarations, by the name between `[[` and `]]`, as Markdown. */
export const TABLES: Readonly<Record<string, (deps: Deps, schema: GraphQLSchema) => string>> = {
  'table pages': () =>
    table(
      ['page', 'what it says'],
      PAGES.slice(1).map(({ name, path, about }) => [`[${name}](app:${path})`, about]),
    ),
  'table scopes': (_deps, schema) => scopeTable(schema),
  'table points': limitTable('what', 'points', [
    ['one operation, at the most', 'operationPoints'],
    ['a key, in a minute', 'keyPoints'],
    ['all keys of an account, in a minute', 'accountPoints'],
    ['all keys from one address, in a minute', 'addressPoints'],
    ['your own use of the app, in a minute', 'sessionPoints'],
  ]),
  'table documents': limitTable('of one document', 'at the most', [
    ['tokens', 'tokens'],
    ['levels of fields', 'levels'],
    ['aliases', 'aliases'],
    ['directives', 'directives'],
    ['bytes of a request over HTTP', 'requestBytes'],
    ['bytes of a message over the websocket', 'messageBytes'],
    ['characters of an answer', 'answerCharacters'],
  ]),
  'table programs': limitTable('of one account', 'at the most', [
    ['keys', 'keys'],
    ['days that a key is good', 'keyDays'],
    ['webhooks', 'webhooks'],
    ['applications', 'applications'],
    ['redirect addresses of an application', 'redirects'],
    ['connected applications', 'connectedApplications'],
    ['sign-ins to one application', 'signIns'],
    ['websockets from one address', 'sockets'],
  ]),
  'table lives': () =>
    table(
      ['what', 'how long it is good'],
      [
        ['a code', `${duration(LIVES.code)}, once`],
        ['what a player is asked, or a device code', duration(LIVES.request)],
        [`an access token, \`${ACCESS_MARK}…\``, duration(LIVES.access)],
        [`a refresh token, \`${REFRESH_MARK}…\``, `${duration(LIVES.refresh)}, once`],
        ['what a player has allowed', duration(LIVES.grant)],
      ],
    ),
  'table events': (deps) => table(['kind', 'type', 'opened to keys by', 'what happened'], eventRows(deps)),
  'examples of events': eventForms,
  'table scalars': (_deps, schema) =>
    table(
      ['scalar', 'what it holds', 'in TypeScript'],
      Object.values(schema.getTypeMap())
        .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
        .map(({ name, description }) => [`\`${name}\``, description ?? '', '`number`']),
    ),
  'table general refusals': (deps) => refusalTable(deps, GENERAL_REFUSALS),
  'table program refusals': (deps) => refusalTable(deps, PROGRAM_REFUSALS),
  'table other refusals': (deps) => {
    const named = new Set<string>([...GENERAL_REFUSALS, ...PROGRAM_REFUSALS]);
    return refusalTable(deps, [...deps.wiring.refusals.keys()].filter((code) => !named.has(code)).toSorted());
  },
  'table open fields': (_deps, schema) => openFields(schema),
  changes: () =>
    API_CHANGES.map(({ on, words, breaks = [] }) => `- **${on}** ${[words, ...breaks].join(' ')}`).join('\n'),
};
