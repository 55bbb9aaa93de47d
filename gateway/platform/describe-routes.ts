import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../kernel/config/config.ts';
import { SESSION_COOKIE, cookieName } from '../kernel/http/cookie-name.ts';
import type { Wiring } from '../kernel/manifest/fold-rooms.ts';
import { KEY_FORM } from '../kernel/once.ts';
import { type RefusalTable, RestError } from '../kernel/refusals.ts';
import { Milliseconds } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, isChange } from '../kernel/http/route.ts';
import { describeEvents } from './events/describe-events.ts';
import { UNUSABLE_STATUSES, codesOf, securityOf, tagOf } from './route-terms.ts';

type Json = Readonly<Record<string, unknown>>;

/** As much of an OpenAPI document as is read again here. */
export interface OpenApi extends Json {
  readonly openapi: '3.1.1';
  readonly paths: Readonly<Record<string, Json>>;
  readonly webhooks: Readonly<Record<string, Json>>;
}

const INTRODUCTION = [
  'Everything that Gauntlet answers over REST. The GraphQL API has more; its explorer is at /graphiql/.',
  'Money is decimal text in US dollars, and instants are text in ISO form, unless a field says otherwise.',
  'A later answer may have more fields: programs leave them aside. Errors are told apart by their code, which never changes.',
  `What moves money is a mutation of the GraphQL API, and takes an Idempotency-Key: ${KEY_FORM}.`,
  'A body may be packed: Content-Encoding gzip, deflate or br.',
  'A program sends a key in place of the cookie, and each call costs it one of the points that it has for a minute.',
].join('\n\n');

const REQUEST_HEADERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string' },
    description: 'Says that the call may be a second try of the same: when there are too many it is answered first.',
  },
  Viewer: {
    name: 'X-Viewer',
    in: 'header',
    schema: { type: 'string' },
    description: 'The account that the caller believes to be signed in; refused when it is another.',
  },
} as const;

const text = (description: string) => ({ description, schema: { type: 'string' } });
const ANSWER_HEADERS = {
  'X-Request-Id': text('The number of the call, for our support.'),
  'Server-Time': { description: 'When it was answered.', schema: { $ref: '#/components/schemas/Milliseconds' } },
  'RateLimit-Policy': text('How many points a key and an account have, and for how many seconds. Only with a key.'),
  RateLimit: text('How many of them are left, and in how many seconds they are new. Only with a key.'),
  'Retry-After': {
    description:
      'Seconds after which the same call is worth another try; absent where waiting is no matter of seconds.',
    schema: { type: 'integer' },
  },
} as const;

const headers = (...names: readonly (keyof typeof ANSWER_HEADERS)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What bounds every whole number of JavaScript, and what is closed only to the tests, is left out. */
function plain({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Schemas as JSON, those with an id once and referred to. */
class Schemas {
  readonly all: Record<string, unknown> = {};

  /** Within another, because one with an id is referred to only there. */
  add(schema: z.ZodType, io: 'input' | 'output'): Json {
    return this.addObject(z.object({ schema }), io).properties['schema'] as Json;
  }

  addObject(schema: z.ZodObject, io: 'input' | 'output') {
    const written = JSON.stringify(z.toJSONSchema(schema, { io, override: plain }));
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = JSON.parse(written.replaceAll('#/$defs/', '#/components/schemas/')) as {
      readonly $schema: string;
      readonly $defs?: Json;
      readonly properties: Readonly<Record<string, Json>>;
      readonly required?: readonly string[];
    };
    Object.assign(this.all, $defs);
    return rest;
  }
}

function parametersOf(route: RestRoute, schemas: Schemas): readonly Json[] {
  const { params = {}, query, headers: read = {} } = route;
  const asked = query && schemas.addObject(query, 'input');
  return [
    ...Object.entries(params).map(([name, description]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    ...Object.entries(asked?.properties ?? {}).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: asked?.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      schema,
    })),
    ...Object.entries(read).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    ...(isChange(route)
      ? Object.keys(REQUEST_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` }))
      : []),
  ];
}

function requestBodyOf({ body, takesFile }: RestRoute, schemas: Schemas): Json {
  if (body) {
    const schema = schemas.addObject(body, 'input');
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  }
  if (!takesFile) return {};
  const { types, bytesMax, keptMax } = takesFile;
  const content = Object.fromEntries(types.map((type) => [type, {}]));
  const end = keptMax === undefined ? '' : ` Of a longer one its last ${keptMax} bytes are read.`;
  const description = `The file itself, of at most ${bytesMax} bytes.${end}`;
  return { requestBody: { required: true, description, content } };
}

function successOf({ answers, scope, sharedUntil }: RestRoute, schemas: Schemas): Json {
  const limits = scope === undefined ? [] : (['RateLimit-Policy', 'RateLimit'] as const);
  const common = headers('X-Request-Id', 'Server-Time', ...limits);
  if (answers === 'page') {
    const location = { description: 'The page.', schema: { type: 'string' } };
    return { 303: { description: 'Goes on to a page of ours.', headers: { ...common, Location: location } } };
  }
  if ('protocol' in answers) {
    const own = Object.entries(answers.headers).map(([name, said]) => [name, text(said)] as const);
    const described = { ...common, ...Object.fromEntries(own) };
    return Object.fromEntries(
      Object.entries(answers.statuses).map(([status, said]) => [status, { description: said, headers: described }]),
    );
  }
  if (!('file' in answers)) {
    const schema = schemas.add(answers, 'output');
    return {
      200: { description: 'Done.', headers: common, content: { 'application/json': { schema } } },
      ...(sharedUntil && { 304: { description: 'What If-None-Match names is still the answer.', headers: common } }),
    };
  }
  const content = Object.fromEntries(answers.file.map((type) => [type, {}]));
  const name = { description: 'The name that it is saved under.', schema: { type: 'string' } };
  return { 200: { description: 'The file.', headers: { ...common, 'Content-Disposition': name }, content } };
}

/** The refusals of a route by their status, each with the codes that tell them apart. */
function errorsOf(route: RestRoute, table: RefusalTable): Json {
  const byStatus = new Map<number, Map<string, string>>();
  const put = (status: number, code: string, message: string) =>
    byStatus.set(status, (byStatus.get(status) ?? new Map<string, string>()).set(code, message));
  for (const code of codesOf(route)) {
    const known = table.get(code);
    if (known) put(known[0], code, known[1]);
    else if (code === 'INTERNAL') put(500, code, 'Something went wrong on our side');
    else
      for (const status of [...UNUSABLE_STATUSES[route.body ? 'body' : 'head'], ...(route.sharedUntil ? [406] : [])])
        put(status, code, 'The call is not usable');
  }
  const sorted = [...byStatus].toSorted(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([status, codes]) => [
      status,
      {
        description: [...codes].map(([code, message]) => `${code}: ${message}.`).join('\n\n'),
        headers: headers(
          'X-Request-Id',
          'Server-Time',
          ...([429, 503].includes(status) ? (['Retry-After'] as const) : []),
        ),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error', properties: { code: { enum: [...codes.keys()] } } },
          },
        },
      },
    ]),
  );
}

function operationOf(route: RestRoute, table: RefusalTable, schemas: Schemas): Json {
  const { operation, summary, description } = route;
  return {
    operationId: operation,
    tags: [tagOf(route)],
    summary,
    ...(description !== undefined && { description }),
    security: securityOf(route),
    parameters: parametersOf(route, schemas),
    ...requestBodyOf(route, schemas),
    responses: { ...successOf(route, schemas), ...errorsOf(route, table) },
  };
}

/** All routes as an OpenAPI 3.1 document. Throws when a schema cannot be written as JSON. */
export function describeRoutes({ routes, refusals, told }: Wiring, config: Pick<Config, 'isProduction'>): OpenApi {
  const schemas = new Schemas();
  schemas.all['Error'] = schemas.add(RestError, 'output');
  schemas.add(Milliseconds, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, refusals, schemas);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Gauntlet',
      version: packageJson.version,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths,
    webhooks: describeEvents(told, (schema) => schemas.add(schema, 'output')),
    components: {
      schemas: schemas.all,
      parameters: REQUEST_HEADERS,
      headers: ANSWER_HEADERS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(config, SESSION_COOKIE),
          description: 'Of a browser that is signed in. Where a role is named, the account needs it or a higher one.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Made at /programs. Where a scope is named, the key needs it.',
        },
      },
    },
  };
}
