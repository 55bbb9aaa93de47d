import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_FAULTS } from '../../../domain/platform/api-key.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly schema?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses: Readonly<Record<string, Response>>;
}
interface Response {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'securitySchemes', Readonly<Record<string, unknown>>>>;
}

let gate: HttpGateway;
let document: Document;
beforeAll(async () => {
  gate = await HttpGateway.open();
  document = (await gate.visitor().rest('GET', '/api/openapi.json')).json as Document;
});
afterAll(() => gate.close());

const operation = (method: string, path: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};
const errorOf = (response: Response | undefined): unknown => response?.content?.['application/json']?.schema;
const codes = (...names: readonly string[]) => ({
  $ref: '#/components/schemas/Error',
  properties: { code: { enum: names } },
});

test('the document is OpenAPI 3.1 by the schema of its makers', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document as unknown as Record<string, unknown>);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every reference of the document leads somewhere, and every shared schema is referred to', () => {
  const references = new Set(JSON.stringify(document).match(/#\/components\/[\w/-]+/g));
  for (const reference of references) {
    const steps = reference.slice(2).split('/');
    const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
    expect(found, reference).toBeDefined();
  }
  for (const name of Object.keys(document.components.schemas))
    expect(references, name).toContain(`#/components/schemas/${name}`);
});

test('the document describes every route and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.toSorted()).toEqual(WIRING.routes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('every operation has a name of its own, a summary, and describes each id of its path', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((one) => ({ path, ...one })),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, operationId, summary, parameters } of operations) {
    expect(operationId, path).toMatch(/^[a-z][A-Za-z]+$/);
    expect(summary, path).toMatch(/^[A-Z].*[^.]$/);
    const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(named, path).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
});

test('an operation says who may call it: with which role, or with a key of which scope', () => {
  expect(operation('get', '/api/battles/{id}').security).toEqual([{ session: [] }, { key: ['battles:read'] }]);
  expect(operation('get', '/api/tournaments').security).toEqual([{ session: [] }, { key: [] }]);
  expect(operation('get', '/api/admin/waitlist-stats').security).toEqual([{ session: ['staff'] }]);
  expect(operation('get', '/api/ledger/head').security).toEqual([]);
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'gauntlet_session' },
    key: { type: 'http', scheme: 'bearer' },
  });
});

test('an operation says what it takes: query, body and file', () => {
  expect(operation('get', '/api/tournaments').parameters).toEqual([
    {
      name: 'kind',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: ['tournament', 'bracket', 'premium'], default: 'tournament' },
    },
  ]);
  expect(operation('post', '/api/auth/login').requestBody?.content).toEqual({
    'application/json': {
      schema: {
        type: 'object',
        properties: { username: { type: 'string' }, password: { type: 'string' } },
        required: ['username', 'password'],
      },
    },
  });
  expect(Object.keys(operation('post', '/api/replays/{id}/clip').requestBody?.content ?? {})).toEqual([
    'video/mp4',
    'video/webm',
  ]);
});

test('an operation says what it answers: fields, files and pages', () => {
  expect(operation('get', '/api/wallet/{id}').responses['200']?.content).toMatchObject({
    'application/json': {
      schema: {
        type: 'object',
        properties: { balance: { $ref: '#/components/schemas/Money' } },
        required: ['balance', 'weeklyWinnings', 'availableToBet'],
      },
    },
  });
  expect(document.components.schemas['Money']).toMatchObject({ type: 'string', pattern: '^-?\\d+\\.\\d{2}$' });
  expect(Object.keys(operation('get', '/api/earnings.csv').responses['200']?.content ?? {})).toEqual([
    'text/csv; charset=utf-8',
  ]);
  expect(operation('get', '/api/lichess/callback').responses['303']?.headers).toHaveProperty('Location');
});

test('an operation says with which codes it refuses, under their statuses, and when to try again', () => {
  const { responses } = operation('post', '/api/auth/login');
  expect(errorOf(responses['401'])).toEqual(
    codes('UNAUTHENTICATED', ...KEY_FAULTS, 'INVALID_CREDENTIALS', 'TWO_FACTOR_REQUIRED'),
  );
  expect(responses['429']?.headers).toHaveProperty('Retry-After');
  expect(responses['503']?.headers).toHaveProperty('Retry-After');
  expect(responses['401']?.headers).not.toHaveProperty('Retry-After');
});

test('what webhooks are sent stands there for each kind of event, with its schema and an example', () => {
  expect(Object.keys(document.webhooks).toSorted()).toEqual([...WIRING.told.keys()].toSorted());
  expect(document.webhooks['battle.joined']?.['post']).toMatchObject({
    operationId: 'tellBattleJoined',
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              type: { const: 'wager.placed' },
              data: {
                properties: { what: { const: 'battle.joined' }, stakeCents: { $ref: '#/components/schemas/Cents' } },
              },
            },
          },
          example: { type: 'wager.placed', version: 1, data: { what: 'battle.joined', stakeCents: 25_00 } },
        },
      },
    },
  });
});

test('what calls us by itself is told apart from what programs call', () => {
  const tagged = (name: string) =>
    Object.entries(document.paths)
      .filter(([, methods]) => Object.values(methods).some(({ tags }) => tags.includes(name)))
      .map(([path]) => path);
  expect(tagged('Called by payment providers')).toEqual(['/api/payments/webhooks/{provider}']);
  expect(tagged('Called by games')).toEqual(['/api/feeds/cs2', '/api/feeds/cs2-server']);
  expect(tagged('Called by browsers')).toEqual([
    '/api/traces',
    '/api/oauth/{provider}/callback',
    '/api/lichess/callback',
  ]);
});

test('the document is not sent again to who has it', async () => {
  const first = await gate.visitor().rest('GET', '/api/openapi.json');
  const again = await gate.visitor().rest('GET', '/api/openapi.json', undefined, {
    'if-none-match': String(first.headers.etag),
  });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
});
