import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalCode } from '../../../client/index.ts';
import { GENERAL_REFUSALS } from '../../../domain/platform/general-refusals.ts';
import { API_SCOPES, PROGRAM_SCOPES, scopesIn } from '../../../domain/platform/scopes.ts';
import { REQUEST_CODES } from '../../../gateway/kernel/refusals.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { enumOf, makeKey, withKey } from '../../support/key-steps.ts';
import { readAgreedAccess } from '../../support/agreed-access.ts';
import { AGREED_SCOPES } from './agreed-scopes.ts';

interface Operation {
  readonly name: string;
  readonly kind: 'QUERY' | 'MUTATION' | 'SUBSCRIPTION';
  readonly access: string;
  readonly isOpenToKeys: boolean;
  readonly scope: string | null;
  readonly cost: number;
  readonly refusals: readonly string[];
  readonly allRefusals: readonly string[];
}
interface Introspected {
  readonly name: string;
  readonly description: string;
}

const ROOTS = { QUERY: 'Query', MUTATION: 'Mutation', SUBSCRIPTION: 'Subscription' } as const;
const OPERATIONS =
  '{ operations { name kind access isOpenToKeys scope cost refusals allRefusals } __schema { queryType { fields(includeDeprecated: true) { name description } } mutationType { fields(includeDeprecated: true) { name description } } subscriptionType { fields(includeDeprecated: true) { name description } } } }';

let gate: HttpGateway;
let operations: readonly Operation[];
let introspected: Readonly<Record<Operation['kind'], readonly Introspected[]>>;
const fullName = ({ kind, name }: Pick<Operation, 'kind' | 'name'>): string => `${ROOTS[kind]}.${name}`;

beforeAll(async () => {
  gate = await HttpGateway.open();
  const told = await gate.visitor().ask<{
    operations: readonly Operation[];
    __schema: Record<'queryType' | 'mutationType' | 'subscriptionType', { fields: readonly Introspected[] }>;
  }>(OPERATIONS);
  ({ operations } = told);
  const { queryType, mutationType, subscriptionType } = told.__schema;
  introspected = { QUERY: queryType.fields, MUTATION: mutationType.fields, SUBSCRIPTION: subscriptionType.fields };
});
afterAll(() => gate.close());

const inIntrospection = (): readonly (Introspected & { readonly full: string })[] =>
  (Object.keys(ROOTS) as Operation['kind'][]).flatMap((kind) =>
    introspected[kind].map((field) => ({ ...field, full: fullName({ kind, name: field.name }) })),
  );

describe('operations', () => {
  test('are all that introspection has, each once, and no list outgrows what it costs', () => {
    expect(operations.map(fullName).toSorted()).toEqual(
      inIntrospection()
        .map(({ full }) => full)
        .toSorted(),
    );
    expect(operations.length).toBeGreaterThan(400);
    expect(operations.length).toBeLessThanOrEqual(600);
  });

  test('say who may ask and which scope opens them as it was agreed', async () => {
    const access = Object.fromEntries(operations.map((one) => [fullName(one), one.access.toLowerCase()]));
    expect(access).toEqual(
      Object.fromEntries(
        (await readAgreedAccess()).filter(([name]) => /^(?:Query|Mutation|Subscription)\./.test(name)),
      ),
    );
    const scopes = operations.map((one) => [
      fullName(one),
      one.isOpenToKeys ? (one.scope ?? 'public') : 'closed',
    ]) as readonly (readonly [string, string])[];
    const agreed = (name: string): string => {
      const scope = AGREED_SCOPES[name] ?? 'closed';
      return scope === 'public' || scope === 'closed' ? scope : enumOf(scope);
    };
    expect(scopes).toEqual(scopes.map(([name]) => [name, agreed(name)]));
    expect(operations.filter(({ isOpenToKeys, scope }) => !isOpenToKeys && scope !== null)).toEqual([]);
  });

  test('name each refusal that their description names, and no other, in its order', () => {
    const general = new Set<string>(GENERAL_REFUSALS);
    const codes = new Set<string>(WIRING.refusals.keys());
    const wrong = inIntrospection().flatMap(({ full, description }) => {
      const [, named = ''] = /Refusals: ([^]*)/.exec(description) ?? /([^]*)/.exec(description) ?? [];
      const own = [...new Set(named.split(/[^A-Z\d_]+/))].filter((code) => codes.has(code) && !general.has(code));
      const told = operations.find((one) => fullName(one) === full)?.refusals;
      return JSON.stringify(own) === JSON.stringify(told) ? [] : [{ full, own, told }];
    });
    expect(wrong).toEqual([]);
    expect(operations.flatMap(({ refusals }) => refusals).length).toBeGreaterThan(600);
  });

  test('name with all what any call of their kind may be refused with', () => {
    for (const one of operations) {
      const { allRefusals: all } = one;
      expect(new Set(all).size, fullName(one)).toBe(all.length);
      expect(all, fullName(one)).toEqual(expect.arrayContaining([...GENERAL_REFUSALS, ...one.refusals]));
      expect(all.includes('CLOSED_TO_KEYS'), fullName(one)).toBe(
        !one.isOpenToKeys || one.refusals.includes('CLOSED_TO_KEYS'),
      );
    }
  });

  test('are answered to a key and cost it no more than they are', async () => {
    const { secret } = await makeKey(await gate.player());
    const answer = await withKey(gate, secret).graphql('{ operations { name } scopes { name } limits { keyPoints } }');
    expect(answer.errors).toEqual([]);
    const { limits } = answer.data as { limits: { keyPoints: number } };
    expect(Number(/;?r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1])).toBeGreaterThan(
      limits.keyPoints - 1_000,
    );
  });
});

describe('refusals', () => {
  test('are one enum of the schema, with all that rooms declare, which the client knows by the same names', async () => {
    const { __type } = await gate.visitor().ask<{
      __type: { enumValues: readonly { name: RefusalCode; description: string }[] };
    }>('{ __type(name: "RefusalCode") { enumValues { name description } } }');
    const told = Object.fromEntries(__type.enumValues.map(({ name, description }) => [name, description]));
    expect(told).toEqual(
      Object.fromEntries([...WIRING.refusals].map(([code, [status, message]]) => [code, `${status}: ${message}.`])),
    );
    expect([...REQUEST_CODES].filter((code) => code in told)).toEqual([]);
  });
});

describe('scopes', () => {
  test('are all that a key can be given, with what each includes', async () => {
    const { scopes } = await gate.visitor().ask<{
      scopes: readonly { scope: string; name: string; about: string; includes: string[]; isForOverlays: boolean }[];
    }>('{ scopes { scope name about includes isForOverlays } }');
    expect(
      scopes.map(({ scope, name, includes, isForOverlays }) => ({ scope, name, includes, isForOverlays })),
    ).toEqual(
      API_SCOPES.map((name) => ({
        scope: enumOf(name),
        name,
        includes: scopesIn([name])
          .filter((one) => one !== name)
          .map(enumOf),
        isForOverlays: !PROGRAM_SCOPES.includes(name),
      })),
    );
    expect(scopes.filter(({ about }) => !about.endsWith('.'))).toEqual([]);
  });
});

describe('limits', () => {
  test('are those of the page for developers', async () => {
    const fields =
      'operationPoints keyPoints accountPoints addressPoints sessionPoints tokens levels aliases directives requestBytes messageBytes answerCharacters first keys keyDays webhooks applications redirects connectedApplications signIns sockets';
    const { limits } = await gate
      .visitor()
      .ask<{ limits: Record<string, number> }>(`{ limits { ${fields} keyStakeCents eventDays } }`);
    const page = await gate.visitor().rest('GET', '/developers/limits');
    const figures = new Set(page.text.match(/\b\d[\d,]*\b/g));
    const missing = fields.split(' ').filter((name) => !figures.has((limits[name] ?? -1).toLocaleString('en')));
    expect(missing).toEqual([]);
    expect(limits['keyStakeCents']).toBeGreaterThan(0);
    expect(limits['eventDays']).toBe(30);
  });

  test('hold: an alias more than is told is refused, and so is a row of a page', async () => {
    const { limits } = await gate
      .visitor()
      .ask<{ limits: { aliases: number; first: number } }>('{ limits { aliases first } }');
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: maintenance { __typename }`).join(' ')} }`;
    expect((await gate.visitor().graphql(aliases(limits.aliases + 1))).status).toBe(400);
    const player = await gate.player();
    const page = 'query ($first: Int!) { streams(first: $first) { edges { cursor } } }';
    expect((await player.graphql(page, { first: limits.first })).errors).toEqual([]);
    expect((await player.refusal(page, { first: limits.first + 1 })).code).toBe('BAD_INPUT');
  });
});
