import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import { createPubSub } from '@graphql-yoga/subscription';
import { Field, ObjectType, Query, Resolver, buildSchema } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { ACCESS_LEVELS, Access, accessOf, guardSchema } from '../../../gateway/schema/access.ts';
import { makeSchema } from '../../../gateway/schema/build-schema.ts';
import { REST_ROUTES } from '../../../gateway/server/gateway.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import { match, report } from '../../support/battle-operations.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

const ROLES = [
  'anonymous',
  'player',
  'creator',
  'moderator',
  'senior_moderator',
  'administrator',
  'suspended',
  'banned',
] as const;
type Role = (typeof ROLES)[number];

/** Said here once more, so that a slip in the declarations or in the guards shows. */
const MAY: Readonly<Record<'anyone' | 'signedIn' | 'staff' | 'administrator', readonly Role[]>> = {
  anyone: ROLES,
  signedIn: ['player', 'creator', 'moderator', 'senior_moderator', 'administrator'],
  staff: ['moderator', 'senior_moderator', 'administrator'],
  administrator: ['administrator'],
};

interface Door {
  readonly who: keyof typeof MAY;
  /** The arguments of a field, or the path and body of a route. */
  readonly with: string;
  readonly body?: unknown;
}

/** Every root field with an input that is refused for nothing but who asks, or for a thing that does not exist. */
const FIELDS: Readonly<Record<string, Door>> = {
  'Query.adminStats': { who: 'staff', with: '{ waitlistEntries }' },
  'Query.battle': { who: 'signedIn', with: '(id: "none") { id }' },
  'Query.battleByCode': { who: 'signedIn', with: '(code: "none") { id }' },
  'Query.battleRules': { who: 'anyone', with: '{ lines }' },
  'Query.battles': { who: 'signedIn', with: '{ edges { cursor } }' },
  'Query.drafts': { who: 'signedIn', with: '{ id }' },
  'Query.myBattles': { who: 'signedIn', with: '{ id }' },
  'Query.openDisputes': { who: 'staff', with: '{ id }' },
  'Query.outcomes': { who: 'signedIn', with: '{ edges { cursor } }' },
  'Query.player': { who: 'signedIn', with: '(username: "nobody") { id }' },
  'Query.stats': { who: 'signedIn', with: '{ wins }' },
  'Query.systemSettings': { who: 'administrator', with: '{ key }' },
  'Query.viewer': { who: 'anyone', with: '{ id }' },
  'Query.wallet': { who: 'signedIn', with: '{ balanceCents }' },
  'Mutation.cancelBattle': { who: 'signedIn', with: '(battleId: "none") { id }' },
  'Mutation.createBattle': { who: 'signedIn', with: '(input: { game: CS2, mode: DUEL, stakeCents: 1 }) { id }' },
  'Mutation.decideDispute': { who: 'staff', with: '(input: { disputeId: "none", action: VOID, reason: "x" }) { id }' },
  'Mutation.deleteDraft': { who: 'signedIn', with: '(draftId: "none")' },
  'Mutation.joinBattle': { who: 'signedIn', with: '(battleId: "none") { id }' },
  'Mutation.joinWaitlist': { who: 'anyone', with: '(email: "none")' },
  'Mutation.reportIssue': {
    who: 'signedIn',
    with: '(input: { battleId: "none", type: OTHER, description: "x" }) { id }',
  },
  'Mutation.reportResult': {
    who: 'signedIn',
    with: '(input: { battleId: "none", claim: WON, recordingUrl: "https://recordings.example/1" }) { id }',
  },
  'Mutation.saveDraft': {
    who: 'signedIn',
    with: '(draftId: "none", input: { game: CS2, mode: DUEL, stakeCents: 1 }) { id }',
  },
  'Mutation.signIn': { who: 'anyone', with: '(input: { username: "nobody", password: "x" }) { id }' },
  'Mutation.signOut': { who: 'anyone', with: '' },
  'Mutation.startBattle': { who: 'signedIn', with: '(battleId: "none") { id }' },
  'Mutation.teamAccess': { who: 'anyone', with: '(input: { username: "nobody", password: "x" }) { id }' },
  'Subscription.battleChanged': { who: 'signedIn', with: '(id: "none") { id }' },
};

const ROUTES: Readonly<Record<string, Door>> = {
  'GET /api/auth/user': { who: 'signedIn', with: '/api/auth/user' },
  'POST /api/auth/login': { who: 'anyone', with: '/api/auth/login', body: { username: 'nobody', password: 'x' } },
  'POST /api/waitlist': { who: 'anyone', with: '/api/waitlist', body: { email: 'none' } },
  'GET /api/user/:id': { who: 'signedIn', with: '/api/user/me' },
  'GET /api/wallet/:id': { who: 'signedIn', with: '/api/wallet/me' },
  'GET /api/stats/:id': { who: 'signedIn', with: '/api/stats/me' },
  'GET /api/outcomes/:id': { who: 'signedIn', with: '/api/outcomes/me' },
  'GET /api/battles': { who: 'signedIn', with: '/api/battles' },
  'GET /api/battles/:id': { who: 'signedIn', with: '/api/battles/none' },
  'GET /api/admin/waitlist-stats': { who: 'staff', with: '/api/admin/waitlist-stats' },
  'GET /api/admin/access-stats': { who: 'staff', with: '/api/admin/access-stats' },
};

/** Refused for who asks: without a session that counts 401, otherwise 403. */
const turnedAway = (role: Role) =>
  role === 'anonymous' || role === 'suspended' || role === 'banned'
    ? { status: 401, code: 'UNAUTHENTICATED' }
    : { status: 403, code: 'FORBIDDEN' };

let gate: HttpGateway;
let schema: GraphQLSchema;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
});
afterAll(() => gate.close());

/** A client with a fresh session; the suspended and the banned had theirs before they fell. */
async function enter(role: Role): Promise<Client> {
  if (role === 'anonymous') return gate.visitor();
  const hasFallen = role === 'suspended' || role === 'banned';
  const client = await gate.player({ role: hasFallen ? 'player' : role, cents: 100_00 });
  if (hasFallen) await gate.db.transact((tx) => updateUserStanding(tx, client.user.id, { status: role }));
  return client;
}

const rootTypes = (): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );

test('the matrix knows every root field and every REST route, and nothing else (RO-10)', () => {
  const fields = rootTypes().flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  expect(Object.keys(FIELDS).toSorted()).toEqual(fields.toSorted());
  expect(Object.keys(ROUTES).toSorted()).toEqual(
    REST_ROUTES.map((route) => `${route.method} ${route.path}`).toSorted(),
  );
});

describe.each(ROLES)('as %s', (role) => {
  test('every root field answers or turns away as its row says (RO-02, RO-03, RO-05, RO-10)', async () => {
    for (const [name, { who, with: call }] of Object.entries(FIELDS)) {
      const [type, field] = name.split('.');
      if (type === 'Subscription') continue; // over the websocket, in live-battles.test.ts
      const client = await enter(role);
      const before = MAY[who].includes(role) ? null : await gate.contents();
      const answer = await client.graphql(
        `${type === 'Mutation' ? 'mutation' : 'query'} { ${field}${call} }`,
        {},
        { 'idempotency-key': 'matrix-key' },
      );
      if (before === null) {
        expect(answer.status, `${name} ${answer.text}`).toBeLessThan(500);
        expect(answer.text, name).not.toMatch(/UNAUTHENTICATED|FORBIDDEN/);
      } else {
        expect({ status: answer.status, code: refusalCode(answer) }, name).toEqual(turnedAway(role));
        expect(await gate.contents(), name).toBe(before);
      }
    }
  });

  test('every REST route answers or turns away as its row says (RO-02, RO-03, RO-10)', async () => {
    for (const [name, { who, with: path, body }] of Object.entries(ROUTES)) {
      const answer = await (await enter(role)).rest(name.split(' ')[0] ?? '', path, body);
      if (MAY[who].includes(role)) {
        expect(answer.status, `${name} ${answer.text}`).toBeLessThan(500);
        expect(answer.text, name).not.toMatch(/UNAUTHENTICATED|FORBIDDEN/);
      } else expect({ status: answer.status, code: refusalCode(answer) }, name).toEqual(turnedAway(role));
    }
  });
});

test('what belongs to someone else answers as an unknown id, to staff as well (RE-06, RE-08, RE-09, RE-12)', async () => {
  const owner = await gate.player({ cents: 77_77 });
  for (const role of ['player', 'creator', 'moderator', 'senior_moderator', 'administrator'] as const) {
    const other = await gate.player({ role });
    for (const query of [
      'query ($id: ID!) { wallet(userId: $id) { balanceCents } }',
      'query ($id: ID!) { stats(userId: $id) { wins } }',
      'query ($id: ID!) { outcomes(userId: $id) { edges { cursor } } }',
    ]) {
      const unknown = await other.refusal(query, { id: 'no-such-user' });
      expect(unknown).toEqual({ status: 404, code: 'NOT_FOUND' });
      expect(await other.refusal(query, { id: owner.user.id }), query).toEqual(unknown);
      expect((await owner.graphql(query, { id: owner.user.id })).status).toBe(200);
      expect((await owner.graphql(query, { id: 'me' })).status).toBe(200);
    }
    for (const path of ['/api/wallet/', '/api/stats/', '/api/outcomes/', '/api/user/']) {
      const [foreign, unknown] = await Promise.all([
        other.rest('GET', path + owner.user.id),
        other.rest('GET', `${path}no-such-user`),
      ]);
      const shape = ({ status, json }: typeof foreign) => ({ status, ...(json as object), requestId: '' });
      expect(shape(foreign), path).toEqual(shape(unknown));
      expect(foreign.status).toBe(404);
      expect((await owner.rest('GET', path + owner.user.id)).status).toBe(200);
    }
  }
});

test('a field below a root is guarded too: a player does not reach a battle through its dispute as staff do', async () => {
  const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const id = await match(one, other);
  await report(one, id, 'WON');
  await report(other, id, 'WON');
  const query = 'query ($id: ID!) { battle(id: $id) { id dispute { id battle { id } } } }';
  const answer = await one.graphql(query, { id });
  expect(answer.errors.map((error) => error.extensions['code'])).toEqual(['FORBIDDEN']);
  expect(answer.data).toEqual({ battle: { id, dispute: null } });
  const moderator = await gate.player({ role: 'moderator' });
  expect(await moderator.ask(query, { id })).toMatchObject({ battle: { dispute: { battle: { id } } } });
});

test('the profile of a player shows no figure that is theirs alone, whoever asks', async () => {
  const profile = schema.getType('PublicProfile');
  const player = schema.getType('Player');
  const names = [profile, player].flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : []));
  expect(new Set(names)).toEqual(new Set(['id', 'username', 'displayName', 'isVerifiedCreator', 'memberSince']));
  expect(
    Object.values(schema.getTypeMap())
      .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : []))
      .join(' '),
  ).not.toMatch(/password|token|secret|email\b/i);
});

describe('declaring access', () => {
  test('every field of every type says who may ask', () => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue;
      for (const name of Object.keys(type.getFields()))
        expect(ACCESS_LEVELS, `${type.name}.${name}`).toContain(accessOf(type, name));
    }
  });

  test('a field that does not say so stops the start, on a root and below one', async () => {
    @ObjectType()
    class Leak {
      @Field(() => String)
      secret!: string;
    }
    @Resolver()
    class SilentRoot {
      @Query(() => String)
      silent(): string {
        return '';
      }
    }
    @Resolver()
    class SilentType {
      @Access('anyone')
      @Query(() => Leak)
      leak(): Leak {
        return { secret: '' };
      }
    }
    const build = async (resolver: typeof SilentRoot | typeof SilentType) =>
      guardSchema(
        await buildSchema({ resolvers: [resolver], validate: false, pubSub: createPubSub(), orphanedTypes: [] }),
      );
    await expect(build(SilentRoot)).rejects.toThrow('Query.silent does not declare who may ask');
    await expect(build(SilentType)).rejects.toThrow('Leak.secret does not declare who may ask');
  });
});

test('a role that is taken away counts from the next call on, for the live session too (RO-03)', async () => {
  const admin = await gate.player({ role: 'administrator' });
  expect((await admin.graphql('{ systemSettings { key } }')).status).toBe(200);
  await gate.db.transact((tx) => updateUserStanding(tx, admin.user.id, { role: 'player' }));
  expect(await admin.refusal('{ systemSettings { key } }')).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect((await admin.rest('GET', '/api/admin/waitlist-stats')).status).toBe(403);
});
