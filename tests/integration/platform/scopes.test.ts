import { type GraphQLObjectType, type GraphQLSchema, getNullableType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES } from '../../../domain/platform/scopes.ts';
import type { RestRoute } from '../../../gateway/kernel/http/route.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { accessOf } from '../../../gateway/schema/access.ts';
import { scopeOf } from '../../../gateway/schema/scope.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { create } from '../../support/battle-operations.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import { callOf, rootFieldsOf } from '../../support/generated-calls.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { makeKey, withKey } from '../../support/key-steps.ts';
import { goLive } from '../../support/socket-client.ts';
import { AGREED_SCOPES } from './agreed-scopes.ts';

let gate: HttpGateway;
let schema: GraphQLSchema;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
});
afterAll(() => gate.close());

const PATIENCE = { timeout: 180_000 };
const ALL = { scopes: API_SCOPES, dailyStakeCents: 100_000 };
const nameOf = ({ method, path }: RestRoute): string => `${method} ${path}`;
const rootScope = (name: string) => {
  const [type = '', field = ''] = name.split('.');
  return scopeOf(schema.getType(type) as GraphQLObjectType, field);
};
const fieldsOf = () =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field}` })));

describe('over the whole schema', () => {
  test('what is open to keys is what was agreed, and nothing else', () => {
    const open = [
      ...rootFieldsOf(schema).map(({ name }) => [name, rootScope(name)] as const),
      ...WIRING.routes.map((route) => [nameOf(route), route.scope ?? 'closed'] as const),
    ].filter(([, scope]) => scope !== 'closed');
    expect(Object.fromEntries(open)).toEqual(AGREED_SCOPES);
  });

  test('a mutation that is open to keys answers an object, to which more can be added', () => {
    const mutations = rootFieldsOf(schema).filter(({ name, kind }) => kind === 'mutation' && AGREED_SCOPES[name]);
    expect(mutations.length).toBeGreaterThan(5);
    const fields = schema.getMutationType()?.getFields() ?? {};
    const bare = mutations.filter(({ name }) => {
      const type = fields[name.replace('Mutation.', '')]?.type;
      return !isObjectType(type && getNullableType(type));
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('each operation says in its description who may ask and which keys may, as it was agreed', () => {
    const keysOf = (name: string): string => {
      const scope = AGREED_SCOPES[name];
      return scope === undefined ? 'none' : scope === 'public' ? 'any' : `\`${scope}\``;
    };
    const told = rootFieldsOf(schema).map(({ name }) => {
      const [type = '', field = ''] = name.split('.');
      const { description } = (schema.getType(type) as GraphQLObjectType).getFields()[field] ?? {};
      const [, access, keys] = /\n\nAccess: ([^.]+)\. Keys: (\S+)\.$/.exec(description ?? '') ?? [];
      return { name, isForStaff: access?.endsWith('administrators') ?? false, isForAll: access === 'anybody', keys };
    });
    const access = ({ name }: { name: string }): string => {
      const [type = '', field = ''] = name.split('.');
      return accessOf(schema.getType(type) as GraphQLObjectType, field) ?? '';
    };
    expect(told).toEqual(
      told.map(({ name }) => ({
        name,
        isForStaff: ['staff', 'senior', 'administrator'].includes(access({ name })),
        isForAll: access({ name }) === 'anyone',
        keys: keysOf(name),
      })),
    );
  });

  test('no field for staff is open to keys', () => {
    const staff = fieldsOf().filter(({ type, field }) =>
      ['staff', 'senior', 'administrator'].includes(accessOf(type, field) ?? ''),
    );
    expect(staff.length).toBeGreaterThan(50);
    expect(staff.filter(({ type, field }) => scopeOf(type, field) !== 'closed').map(({ name }) => name)).toEqual([]);
    const routes = WIRING.routes.filter(({ access }) => ['staff', 'senior', 'administrator'].includes(access));
    expect(routes.filter(({ scope }) => scope !== undefined).map(nameOf)).toEqual([]);
  });

  test('nothing of security, deposits, payouts and personal data is open to keys', () => {
    const about =
      /deposit|withdraw|payout|paymentMethod|fund|password|passkey|twoFactor|recovery|security|sessions?$|signIn|signOut|register|verif|export|closeAccount|apiKey|streamKey|ingest|email|ticket|dispute|evidence/i;
    const named = fieldsOf().filter(({ field }) => about.test(field));
    expect(named.length).toBeGreaterThan(60);
    // What is told about them, and counted, without what opens or moves anything.
    const told = new Set([
      'PublicProfile.isVerifiedCreator',
      'Viewer.isVerifiedCreator',
      'Tournament.isVerifiedOnly',
      // Of an announcement.
      'TournamentLogEntry.withdrawnAt',
      // How many sign-ins an application may hold of one account.
      'ApiLimits.signIns',
    ]);
    const open = named.filter(({ type, field }) => scopeOf(type, field) !== 'closed').map(({ name }) => name);
    const below = ['Battle.dispute', 'Bet.payoutCents', 'Market.ownPayoutCents', 'Notification.payout'];
    expect(open.filter((name) => !told.has(name)).toSorted()).toEqual(below.toSorted());
    // Those lead to types of which nothing is open, or say what a bet would pay.
    for (const name of [
      'Dispute',
      'NotifiedPayout',
      'Contest',
      'Security',
      'Session',
      'Deposit',
      'Withdrawal',
      'Funds',
    ]) {
      const type = schema.getType(name) as GraphQLObjectType;
      const fields = Object.keys(type.getFields());
      expect(
        fields.filter((field) => scopeOf(type, field) !== 'closed'),
        name,
      ).toEqual([]);
    }
  });

  test(
    'a field or route without a declared scope is refused to a key with every scope, and nothing changes',
    PATIENCE,
    async () => {
      const owner = await gate.player({ role: 'administrator', cents: 100_00 });
      const program = withKey(gate, (await makeKey(owner, ALL)).secret);
      await program.ask('{ viewer { id } }');
      const before = await gate.contents();
      const closed = rootFieldsOf(schema).filter(({ name, kind }) => !AGREED_SCOPES[name] && kind !== 'subscription');
      expect(closed.length).toBeGreaterThan(200);
      for (const rootField of closed) {
        const { query, variables } = callOf(rootField);
        const answer = await program.graphql(query, variables, { 'idempotency-key': 'the-same-for-all' });
        const { status } = answer;
        expect({ status, code: refusalCode(answer), data: answer.data }, rootField.name).toEqual({
          status: 403,
          code: 'CLOSED_TO_KEYS',
          data: undefined,
        });
        gate.pass(1_000); // a minute's points would not last for all of them
      }
      for (const route of WIRING.routes.filter((one) => !AGREED_SCOPES[nameOf(one)])) {
        const path = route.path.replaceAll(/:\w+/g, 'none');
        const headers = { 'content-type': route.takesFile?.types[0] ?? 'application/json' };
        const answer = await program.rest(route.method, path, route.method === 'POST' ? {} : undefined, headers);
        const isForStaff = ['staff', 'senior', 'administrator'].includes(route.access);
        const code = isForStaff ? 'FORBIDDEN' : 'CLOSED_TO_KEYS';
        // The answer to HEAD has no body that could say why.
        const seen = route.method === 'HEAD' ? code : refusalCode(answer);
        expect({ status: answer.status, code: seen }, nameOf(route)).toEqual({ status: 403, code });
      }
      const without = (text: string) => text.replaceAll(/^api_keys .*$/gm, '');
      expect(without(await gate.contents())).toBe(without(before));
    },
  );

  test('a closed subscription is refused to a key with every scope', PATIENCE, async () => {
    const owner = await gate.player();
    const live = await goLive(gate.visitor(), { header: (await makeKey(owner, ALL)).secret });
    for (const rootField of rootFieldsOf(schema)) {
      if (rootField.kind !== 'subscription' || AGREED_SCOPES[rootField.name]) continue;
      const { query, variables } = callOf(rootField);
      const result = await live.ask(query, variables).catch((errors: unknown) => ({ errors }));
      const [first] = result.errors as { extensions: { code: string } }[];
      expect(first?.extensions.code, rootField.name).toBe('CLOSED_TO_KEYS');
    }
    await live.close();
  });
});

describe('a document', () => {
  const both = '{ wallet { balanceCents } friends { edges { cursor } } battleRules { feeBasisPoints } }';

  test('is refused as a whole before any of it runs, with all scopes that are missing', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player)).secret);
    expect(await program.refusal(both)).toEqual({
      status: 403,
      code: 'SCOPE_REQUIRED',
      data: { scopes: 'friends:read wallet:read' },
    });
    const other = await makeKey(player, { scopes: ['wallet:read', 'friends:read'] });
    expect(await withKey(gate, other.secret).ask(both)).toMatchObject({ wallet: { balanceCents: 0 } });
  });

  test.each([
    ['below another field', '{ viewer { wallet { balanceCents } } }'],
    ['under an alias', '{ viewer { id: wallet { id: balanceCents } } }'],
    ['in a fragment', '{ viewer { ...F } } fragment F on Viewer { wallet { balanceCents } }'],
    ['in a fragment in its place', '{ ... on Query { viewer { ... { wallet { balanceCents } } } } }'],
    [
      'under a false condition',
      'query ($no: Boolean = false) { viewer { id } wallet @include(if: $no) { balanceCents } }',
    ],
  ])('hides nothing %s', async (_, query) => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player, { scopes: ['account:read'] })).secret);
    expect(await program.refusal(query)).toEqual({
      status: 403,
      code: 'SCOPE_REQUIRED',
      data: { scopes: 'wallet:read' },
    });
    expect(await program.ask('{ viewer { id username } }')).toEqual({
      viewer: { id: player.user.id, username: player.user.username },
    });
  });

  test.each([
    '{ viewer { pausedUntil } }',
    '{ tournaments(kind: TOURNAMENT) { edges { node { entryCode } } } }',
    '{ myBattles { dispute { id } } }',
    '{ viewer { onboarding { completedAt } } }',
  ])('%s asks for what no key may', async (query) => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player, ALL)).secret);
    expect(await program.refusal(query)).toEqual({ status: 403, code: 'CLOSED_TO_KEYS' });
  });

  test('of the web app is no way around: neither by its id nor from an answer that is kept', async () => {
    const player = await gate.player({ cents: 100_00 });
    await create(player);
    const documentId = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles')?.id;
    const path = `/graphql?documentId=${documentId}&variables=${encodeURIComponent('{"first":20}')}`;
    expect((await player.send({ path })).status).toBe(200);
    const blind = withKey(gate, (await makeKey(player, { scopes: ['friends:read'] })).secret);
    const answer = await blind.send({ path });
    expect({ status: answer.status, code: refusalCode(answer) }).toEqual({ status: 403, code: 'SCOPE_REQUIRED' });
    const rest = await blind.rest('GET', '/api/battles');
    expect({ status: rest.status, code: refusalCode(rest) }).toEqual({ status: 403, code: 'SCOPE_REQUIRED' });
  });

  test('that describes the schema is everybody’s', async () => {
    const player = await gate.player();
    const program = withKey(gate, (await makeKey(player)).secret);
    expect(await program.ask('{ __schema { queryType { name } } __type(name: "Battle") { name } __typename }')).toEqual(
      {
        __schema: { queryType: { name: 'Query' } },
        __type: { name: 'Battle' },
        __typename: 'Query',
      },
    );
  });
});

test('a key of staff is the key of a player: what is not the owner’s answers as an unknown id', async () => {
  const [admin, one] = [await gate.player({ role: 'administrator' }), await gate.player({ cents: 100_00 })];
  const program = withKey(gate, (await makeKey(admin, ALL)).secret);
  const { id } = await create(one, { privacy: 'INVITE' });
  const query = 'query ($id: ID!) { battle(id: $id) { id } }';
  expect(await admin.ask(query, { id })).toEqual({ battle: { id } });
  expect(await program.refusal(query, { id })).toEqual({ status: 200, code: 'NOT_FOUND' });
});

test('a key never has more than its owner: once the owner is suspended it opens nothing', async () => {
  const player = await gate.player({ cents: 100_00 });
  const program = withKey(gate, (await makeKey(player, ALL)).secret);
  expect(await program.ask('{ wallet { balanceCents } }')).toEqual({ wallet: { balanceCents: 100_00 } });
  const staff = await gate.player({ role: 'administrator' });
  await staff.ask('mutation S($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }', {
    input: { accountId: player.user.id, status: 'SUSPENDED', reason: 'A test of what keys are worth.' },
  });
  expect(await program.refusal('{ wallet { balanceCents } }')).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});
