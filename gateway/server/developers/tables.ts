import { type GraphQLSchema, isEnumType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { ACCESS_MARK, KEYS_MAX, KEY_LIVES, REFRESH_MARK } from '../../../domain/platform/api-key.ts';
import { API_CHANGES } from '../../../domain/platform/api-changes.ts';
import {
  ACCOUNT_POINTS,
  ADDRESS_POINTS,
  COST_MAX,
  KEY_POINTS,
  SESSION_POINTS,
} from '../../../domain/platform/api-limits.ts';
import {
  APPLICATIONS_MAX,
  CONNECTED_MAX,
  GRANTS_MAX,
  LIVES,
  REDIRECTS_MAX,
} from '../../../domain/platform/application.ts';
import { GENERAL_REFUSALS } from '../../../domain/platform/general-refusals.ts';
import { API_SCOPES } from '../../../domain/platform/scopes.ts';
import { WEBHOOKS_MAX } from '../../../domain/platform/webhook.ts';
import { formatCount } from '../../../domain/shared/figures.ts';
import type { Deps } from '../../kernel/deps.ts';
import { BODY_BYTES_MAX } from '../../kernel/http/body.ts';
import { ANSWER_LENGTH_MAX } from '../graphql/cost.ts';
import { ALIASES_MAX, DEPTH_MAX, DIRECTIVES_MAX, TOKENS_MAX } from '../graphql/document-limits.ts';
import { MESSAGE_BYTES_MAX } from '../sockets/socket-wire.ts';
import { scopeWords, describeFields } from './describe-fields.ts';
import { eventForms, eventRows } from './event-pages.ts';
import { PAGES } from './pages.ts';
import { counted, duration } from './say-figures.ts';

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

/** What the pages show that is made of declarations, by the name between `[[` and `]]`, as Markdown. */
export const TABLES: Readonly<Record<string, (deps: Deps, schema: GraphQLSchema) => string>> = {
  'table pages': () =>
    table(
      ['page', 'what it says'],
      PAGES.slice(1).map(({ name, path, about }) => [`[${name}](app:${path})`, about]),
    ),
  'table scopes': (_deps, schema) => scopeTable(schema),
  'table points': () =>
    table(
      ['what', 'points'],
      [
        ['one operation, at the most', formatCount(COST_MAX)],
        ['a key, in a minute', formatCount(KEY_POINTS)],
        ['all keys of an account, in a minute', formatCount(ACCOUNT_POINTS)],
        ['all keys from one address, in a minute', formatCount(ADDRESS_POINTS)],
        ['your own use of the app, in a minute', formatCount(SESSION_POINTS)],
      ],
    ),
  'table documents': () =>
    table(
      ['of one document', 'at the most'],
      [
        ['tokens', formatCount(TOKENS_MAX)],
        ['levels of fields', formatCount(DEPTH_MAX)],
        ['aliases', formatCount(ALIASES_MAX)],
        ['directives', formatCount(DIRECTIVES_MAX)],
        ['bytes of a request over HTTP', formatCount(BODY_BYTES_MAX)],
        ['bytes of a message over the websocket', formatCount(MESSAGE_BYTES_MAX)],
        ['characters of an answer', formatCount(ANSWER_LENGTH_MAX)],
      ],
    ),
  'table programs': ({ config }) =>
    table(
      ['of one account', 'at the most'],
      [
        ['keys', formatCount(KEYS_MAX)],
        ['life of a key', counted(Math.max(...KEY_LIVES), 'day')],
        ['webhooks', formatCount(WEBHOOKS_MAX)],
        ['applications', formatCount(APPLICATIONS_MAX)],
        ['redirect addresses of an application', formatCount(REDIRECTS_MAX)],
        ['connected applications', formatCount(CONNECTED_MAX)],
        ['sign-ins to one application', formatCount(GRANTS_MAX)],
        ['websockets from one address', formatCount(config.socketsPerAddress)],
      ],
    ),
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
